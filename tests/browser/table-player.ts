import type { Page } from 'playwright-core'

/** What the page shows, as far as one needs it to go on. */
interface Seen {
  over: boolean
  crash: string | null
  refusal: string | null
  decision: string
  purpose: string
  turn: string
  buttons: { name: string; off: boolean }[]
  marks: { id: string; mark: string; hand: boolean }[]
  choices: number
  menu: boolean
}

function look(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    const prompt = document.querySelector<HTMLElement>('.prompt-text')
    const all = <T extends HTMLElement>(selector: string): T[] => [...document.querySelectorAll<T>(selector)]
    return {
      over: table?.dataset['over'] === 'true',
      crash: document.querySelector('.crash pre')?.textContent ?? null,
      refusal: document.querySelector('.refusal')?.textContent ?? null,
      decision: table?.dataset['decision'] ?? '',
      purpose: prompt?.dataset['purpose'] ?? '',
      turn: document.querySelector('.turn b')?.textContent ?? '',
      buttons: all<HTMLButtonElement>('.prompt [data-do]').map(b => ({ name: b.dataset['do']!, off: b.disabled })),
      marks: all('button.obj[data-mark]').map(o => ({
        id: o.dataset['id']!,
        mark: o.dataset['mark']!,
        hand: o.closest('.hand-area') !== null,
      })),
      choices: all<HTMLButtonElement>('.sheet [data-choice]').filter(b => !b.disabled).length,
      menu: document.querySelector('.menu') !== null,
    }
  })
}

/** Until something is asked, the game is over, or something went wrong. */
async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const table = document.querySelector<HTMLElement>('main.table')
    if (document.querySelector('.crash') !== null) return true
    return table !== null && (table.dataset['over'] === 'true' || (table.dataset['decision'] ?? '') !== '')
  })
}

export interface Play {
  clicks: number
  seed: number
  /** Stops once these kinds of decisions have all been answered. */
  until?: readonly string[]
}

export interface Played {
  over: boolean
  clicks: number
  /** How often each kind of decision was answered. */
  answered: Record<string, number>
}

/** Plays by clicking on what is legal: cards while there are any, attacks with everything, blocks now and then. */
export async function playOn(page: Page, options: Play): Promise<Played> {
  const answered: Record<string, number> = {}
  const tried = new Map<string, number>()
  let turn = ''
  let seed = options.seed
  const chance = (): number => (seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff
  const some = <T>(list: readonly T[]): T => list[Math.floor(chance() * list.length)]!
  for (let clicks = 0; clicks < options.clicks; clicks++) {
    await settle(page)
    const seen = await look(page)
    if (seen.crash !== null) throw new Error(`the table crashed at ${seen.decision}/${seen.purpose}: ${seen.crash}`)
    if (seen.over) return { over: true, clicks, answered }
    if (options.until?.every(kind => answered[kind] !== undefined)) return { over: false, clicks, answered }
    answered[seen.decision] = (answered[seen.decision] ?? 0) + 1
    if (seen.turn !== turn) tried.clear()
    turn = seen.turn
    const can = (name: string): boolean => seen.buttons.some(button => button.name === name && !button.off)
    const press = (name: string): Promise<void> => page.locator(`.prompt [data-do="${name}"]`).click()
    const take = async (from: Seen['marks']): Promise<void> => {
      const { id } = some(from)
      tried.set(id, (tried.get(id) ?? 0) + 1)
      // The corner that is never under another card.
      await page
        .locator(`button.obj[data-id="${id}"]`)
        .first()
        .click({ position: { x: 10, y: 10 } })
    }
    const marked = (...marks: string[]): Seen['marks'] => seen.marks.filter(({ mark }) => marks.includes(mark))
    if (seen.menu) {
      await page.locator('.menu [data-choice]').first().click()
      continue
    }
    switch (seen.decision) {
      case 'priority': {
        const legal = marked('legal').filter(({ id }) => (tried.get(id) ?? 0) < 2)
        const hand = legal.filter(mark => mark.hand)
        if (legal.length > 0 && chance() < 0.85) await take(hand.length > 0 ? hand : legal)
        else await press('pass')
        break
      }
      case 'objects': {
        const open = marked('legal', 'target')
        if (can('confirm') && (open.length === 0 || chance() < 0.5)) await press('confirm')
        else await take(open)
        break
      }
      case 'yesNo':
        await press(seen.purpose === 'mulligan' ? 'no' : 'yes')
        break
      case 'attackers':
        await press(can('all') ? 'all' : 'confirm')
        break
      case 'blockers': {
        const attackers = marked('target')
        const blockers = marked('legal')
        if (attackers.length > 0) await take(attackers)
        else if (blockers.length > 0 && seen.refusal === null && chance() < 0.4) await take(blockers)
        else if (seen.refusal !== null && can('clear')) await press('clear')
        else await press('confirm')
        break
      }
      case 'pay':
        await press('pay')
        break
      default:
        if (can('confirm')) await press('confirm')
        else await page.locator('.sheet [data-choice]:not([disabled])').first().click()
    }
  }
  return { over: false, clicks: options.clicks, answered }
}
