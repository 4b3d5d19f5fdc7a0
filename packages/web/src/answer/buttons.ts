import type { GameView } from '@upkeep/engine'
import type { Session, Snapshot } from '../client/session.ts'
import type { Key, T } from '../i18n/index.ts'
import { answerOf, isBegun } from './draft.ts'
import { isFew, needsSheet } from './sheet.ts'

export interface PromptButton {
  id: string
  label: string
  run(): void
  /** What the space bar does. */
  primary?: boolean
  quiet?: boolean
  disabled?: boolean
  /** The key that does it, to show on the button. */
  hint?: string
}

/** The buttons of the prompt bar. Choices come first and have the number keys. */
export function promptButtons(session: Session, snap: Snapshot, t: T): PromptButton[] {
  const view = snap.shown?.view
  const decision = view?.decision
  if (!view || !decision || snap.catchingUp) return snap.catchingUp ? [hurry(session, t)] : []
  const { draft } = snap
  const buttons: PromptButton[] = []
  const complete = answerOf(decision, draft)
  switch (decision.kind) {
    case 'priority': {
      const at = decision.actions.findIndex(action => action.do === 'pass')
      const label = t(passLabel(view))
      if (at >= 0) {
        buttons.push({ id: 'pass', label, primary: true, hint: '␣', run: () => session.answer({ action: at }) })
        if (view.stack.length === 0 && !(view.turn.active === view.you && view.turn.step === 'end')) {
          buttons.push({
            id: 'pass-turn',
            label: t('do.passTurn'),
            quiet: true,
            hint: 'F',
            run: () => session.passTurn(),
          })
        }
      }
      break
    }
    case 'pay':
      buttons.push({
        id: 'pay',
        label: t('do.pay'),
        primary: true,
        hint: '␣',
        run: () => session.answer({ pay: 'auto' }),
      })
      if (decision.canCancel) {
        buttons.push({ id: 'cancel', label: t('do.cancel'), hint: 'Esc', run: () => session.answer({ pay: 'cancel' }) })
      }
      break
    case 'yesNo': {
      const keep = decision.purpose === 'mulligan'
      const labels: [Key, Key] = keep ? ['do.mulligan', 'do.keep'] : ['do.yes', 'do.no']
      const yes = { id: 'yes', label: t(labels[0]), hint: '1', run: () => session.answer({ yes: true }) }
      const no = { id: 'no', label: t(labels[1]), hint: '2', run: () => session.answer({ yes: false }) }
      buttons.push(
        ...(keep
          ? [
              { ...no, hint: '␣', primary: true },
              { ...yes, hint: '2' },
            ]
          : [yes, no]),
      )
      break
    }
    case 'attackers': {
      if (draft.kind !== 'attackers') break
      const n = draft.attacks.length
      buttons.push({
        id: 'confirm',
        label: n === 0 ? t('do.noAttack') : t('do.attack', { count: n }),
        primary: true,
        hint: '␣',
        run: () => session.confirm(),
      })
      const all = decision.options.filter(option => option.defenders.length > 0)
      if (n < all.length) {
        const attacks = all.map(option => ({ attacker: option.attacker, defender: option.defenders[0]! }))
        buttons.push({
          id: 'all',
          label: t('do.attackAll'),
          hint: 'A',
          run: () => session.setDraft({ kind: 'attackers', attacks, picking: null }),
        })
      }
      break
    }
    case 'blockers': {
      const n = draft.kind === 'blockers' ? new Set(draft.blocks.map(block => block.blocker)).size : 0
      buttons.push({
        id: 'confirm',
        label: n === 0 ? t('do.noBlock') : t('do.block', { count: n }),
        primary: true,
        hint: '␣',
        run: () => session.confirm(),
      })
      break
    }
    case 'objects': {
      const single = decision.max === 1 && decision.min === 1 && !needsSheet(view, decision)
      if (single) break
      const none = draft.kind === 'objects' && draft.chosen.length === 0 && complete !== null
      buttons.push({
        id: 'confirm',
        label: t(none ? 'do.none' : 'do.confirm'),
        primary: true,
        hint: '␣',
        disabled: complete === null,
        run: () => session.confirm(),
      })
      break
    }
    case 'divide':
    case 'modes':
    case 'order':
    case 'arrange':
    case 'number':
      // Of a few numbers, one is clicked.
      if (decision.kind === 'number' && isFew(decision)) break
      buttons.push({
        id: 'confirm',
        label: t('do.confirm'),
        primary: true,
        hint: '␣',
        disabled: complete === null,
        run: () => session.confirm(),
      })
      break
    case 'option':
    case 'name':
      break
    default:
      decision satisfies never
  }
  const begun = isBegun(decision, draft)
  if (begun) buttons.push({ id: 'clear', label: t('do.clear'), quiet: true, hint: 'Esc', run: () => session.back() })
  else if (snap.shown?.canUndo === true && !(decision.kind === 'pay' && decision.canCancel)) {
    buttons.push({ id: 'undo', label: t('do.undo'), quiet: true, hint: 'Esc', run: () => session.undo() })
  }
  return buttons
}

function hurry(session: Session, t: T): PromptButton {
  return { id: 'hurry', label: t('do.hurry'), quiet: true, hint: '␣', primary: true, run: () => session.hurry() }
}

function passLabel(view: GameView): Key {
  if (view.stack.length > 0) return 'do.resolve'
  if (view.turn.active !== view.you) return 'do.pass'
  switch (view.turn.step) {
    case 'main1':
      return 'do.toCombat'
    case 'main2':
    case 'end':
      return 'do.endTurn'
    default:
      return 'do.pass'
  }
}
