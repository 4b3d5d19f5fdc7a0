import type { Decision, Entity, ObjId } from '@upkeep/engine'

type Of<K extends Decision['kind']> = Extract<Decision, { kind: K }>

/**
 * Declarations that are legal in almost every case, one after the other as they are refused: none; only those that
 * must; all. Undefined where `attempt` is none of them.
 */
export function plainAttacks(d: Of<'attackers'>, attempt: number): { attacker: ObjId; defender: Entity }[] | undefined {
  const of = (options: Of<'attackers'>['options'], which: number): { attacker: ObjId; defender: Entity }[] =>
    options.map(o => ({ attacker: o.attacker, defender: o.defenders[which % o.defenders.length]! }))
  switch (attempt) {
    case 0:
      return []
    case 1:
    case 2:
    case 3:
      return of(
        d.options.filter(o => o.must),
        attempt - 1,
      )
    case 4:
    case 5:
    case 6:
      return of(d.options, attempt - 4)
    default:
      return undefined
  }
}

/** The same for blocks; an attacker may need two blockers, so all are put before one as well. */
export function plainBlocks(d: Of<'blockers'>, attempt: number): { blocker: ObjId; attacker: ObjId }[] | undefined {
  const of = (options: Of<'blockers'>['options'], which: number): { blocker: ObjId; attacker: ObjId }[] =>
    options.map(o => ({ blocker: o.blocker, attacker: o.attackers[which % o.attackers.length]! }))
  switch (attempt) {
    case 0:
      return []
    case 1:
    case 2:
    case 3:
      return of(
        d.options.filter(o => o.must),
        attempt - 1,
      )
    case 4:
    case 5:
    case 6:
      return of(d.options, attempt - 4)
    default:
      return undefined
  }
}
