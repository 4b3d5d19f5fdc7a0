import { type Game, type GameSetup, type Obj, view } from '@upkeep/engine'
import { describe, expect, test } from 'vitest'
import { playShort, shortGame } from './games.ts'

/** A game in which no two cards have the same name, so that a name tells which card it is. */
function named(setup: GameSetup): GameSetup {
  const players = setup.players.map((player, seat) => ({
    ...player,
    deck: player.deck!.map((card, n) => {
      const mark = `§${seat}.${n}§`
      return { ...card, name: card.name + mark, faces: card.faces.map(face => ({ ...face, name: face.name + mark })) }
    }),
  }))
  return { ...setup, players, options: { ...setup.options, log: true } }
}

const markIn = /§[^§]+§/g

/** The marks of cards that a player may not see: others' hands, and libraries, unless shown or lying open. */
function secretsFrom(game: Game, player: number): Set<string> {
  const { state } = game
  const secret = new Set<string>()
  const hide = (obj: Obj): void => {
    if (obj.def >= 0 && (obj.seenBy & (1 << player)) === 0) secret.add(state.defs[obj.def]!.name.match(markIn)![0])
  }
  state.players.forEach(({ hand, library }, p) => {
    for (const id of p === player ? library : [...hand, ...library]) hide(state.objects[id]!)
  })
  return secret
}

describe('what a player is shown', () => {
  test('names no card of another hand or a library that was not shown, and holds no random generator', () => {
    let views = 0
    for (let index = 0; index < 24; index++) {
      const setup = named(shortGame(index, 12))
      playShort(setup, index, game => {
        for (let player = 0; player < 2; player++) {
          const shown = JSON.stringify(view(game, player))
          const secrets = secretsFrom(game, player)
          const leaked = (shown.match(markIn) ?? []).filter(mark => secrets.has(mark))
          expect(leaked, `game ${index}, decision ${game.state.decisions}, player ${player}`).toEqual([])
          expect(shown.includes(JSON.stringify(game.state.rng).slice(1, -1))).toBe(false)
          expect(shown).not.toMatch(/"(?:rng|rollback|agenda|scopes|defs)":/)
          views++
        }
      })
    }
    expect(views).toBeGreaterThan(1000)
  }, 240_000)

  test('has no number of an object in another hand or in a library that was not shown', () => {
    for (let index = 0; index < 24; index++) {
      playShort(shortGame(index, 12), index, game => {
        const { state } = game
        for (let player = 0; player < 2; player++) {
          const { log: _, decision, ...shown } = view(game, player, state.factCount)
          const hidden = new Set(
            state.players.flatMap(({ hand, library }, p) => (p === player ? library : [...hand, ...library])),
          )
          for (const id of hidden) if (state.objects[id]!.seenBy & (1 << player)) hidden.delete(id)
          const objects = [...shown.battlefield, ...shown.stack, ...shown.exile, ...shown.command]
          for (const p of shown.players) objects.push(...p.hand, ...p.library, ...p.graveyard)
          expect(objects.filter(object => hidden.has(object.id))).toEqual([])
          if (decision?.kind === 'objects') expect(decision.options.filter(id => hidden.has(id))).toEqual([])
        }
      })
    }
  }, 240_000)
})
