import { AxeBuilder } from '@axe-core/playwright'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser, launch, startTable, type Table } from './chromium.ts'
import { playOn } from './table-player.ts'

const desk: BrowserContextOptions = { viewport: { width: 1280, height: 720 } }
const phone: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

/** Cards that ask about targets, modes, X, colours, order, shares, searching and discarding. */
const manyQuestions = `
4 Opt
4 Index
4 Prism Ring
4 Blaze
4 Forked Bolt
4 Chandra's Pyrohelix
4 Izzet Charm
4 Careful Study
4 Omenspeaker
4 Evolving Wilds
10 Island
10 Mountain
`

describeInBrowser('the table', () => {
  let table: Table
  let browser: Browser

  beforeAll(async () => {
    ;[table, browser] = await Promise.all([startTable(), launch()])
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    await table?.close()
  })

  /** A page of its own, with nothing kept; whatever it complains of is in `wrong`. */
  async function open(
    options: BrowserContextOptions,
    language = 'en',
    settings: object = {},
  ): Promise<{ page: Page; wrong: string[] }> {
    const context = await browser.newContext({ ...options, reducedMotion: 'reduce' })
    const page = await context.newPage()
    const wrong: string[] = []
    page.on('pageerror', error => wrong.push(String(error)))
    page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
    page.on('request', request => {
      if (!request.url().startsWith(table.address) && !/^(data|blob):/.test(request.url())) wrong.push(request.url())
    })
    const kept = JSON.stringify({ language, speed: 'instant', ...settings })
    await page.addInitScript(text => {
      if (localStorage.getItem('upkeep.settings') === null) localStorage.setItem('upkeep.settings', text)
    }, kept)
    await page.goto(table.address)
    await page.locator('.deck').first().waitFor()
    return { page, wrong }
  }

  async function begin(page: Page, seed: number, bot: 'heuristic' | 'random' = 'random'): Promise<void> {
    await page.locator('.segments span', { hasText: bot === 'random' ? /Dice|Würfel/ : /Planner|Planer/ }).click()
    await page.locator('.advanced summary').click()
    await page.locator('.advanced input[inputmode="numeric"]').fill(String(seed))
    await page.locator('[data-do="play"]').click()
    await page.locator('main.table[data-decision="yesNo"]').waitFor()
  }

  /** Everything that must be in sight is, and nothing sticks out sideways. */
  async function expectToFit(page: Page): Promise<void> {
    const misfits = await page.evaluate(() => {
      const out: string[] = []
      if (document.documentElement.scrollWidth > innerWidth) out.push('the page scrolls sideways')
      for (const selector of ['.bar.theirs .player', '.phases', '.prompt', '.bar.mine .player', '.hand-area']) {
        const box = document.querySelector(selector)?.getBoundingClientRect()
        if (box === undefined) out.push(`${selector} is missing`)
        else if (box.left < -1 || box.right > innerWidth + 1 || box.top < -1 || box.bottom > innerHeight + 1) {
          out.push(`${selector} is out of sight`)
        }
      }
      return out
    })
    expect(misfits).toEqual([])
  }

  test('a whole game against the planner, by mouse, at 1280 × 720', async () => {
    const { page, wrong } = await open(desk)
    await begin(page, 2, 'heuristic')
    await playOn(page, { clicks: 12, seed: 2 })
    await expectToFit(page)
    const played = await playOn(page, { clicks: 1500, seed: 3 })
    expect(played.over).toBe(true)
    await page.locator('dialog.end').waitFor()
    expect(await page.locator('dialog.end h2').textContent()).toMatch(/You won|You lost|A draw/)
    expect(wrong).toEqual([])
    await page.locator('[data-do="rematch"]').click()
    await page.locator('main.table[data-decision="yesNo"]').waitFor()
    await page.context().close()
  }, 600_000)

  test('some turns by touch on a phone, then a concession', async () => {
    const { page, wrong } = await open(phone, 'de')
    await begin(page, 3)
    await playOn(page, { clicks: 40, seed: 5 })
    await expectToFit(page)
    await page.locator('.leave-tool').click()
    await page.locator('[data-do="concede"]').click()
    await page.locator('dialog.end.lost').waitFor()
    expect(await page.locator('dialog.end h2').textContent()).toBe('Verloren')
    await page.locator('[data-do="new-game"]').click()
    await page.locator('.start').waitFor()
    expect(wrong).toEqual([])
    await page.context().close()
  }, 300_000)

  test('whatever is asked can be answered', async () => {
    const { page, wrong } = await open(desk, 'en', { auto: { autoPay: false } })
    await page.locator('.deck.own').first().click()
    await page.locator('textarea').fill(manyQuestions)
    await page.locator('.good').waitFor()
    await begin(page, 12)
    const wanted = ['priority', 'pay', 'objects', 'modes', 'number', 'option', 'arrange', 'divide']
    const missing = new Set(wanted)
    for (let game = 0; game < 6 && missing.size > 0; game++) {
      const played = await playOn(page, { clicks: 400, seed: game, until: [...missing] })
      for (const kind of Object.keys(played.answered)) missing.delete(kind)
      if (!played.over) break
      await page.locator('[data-do="rematch"]').click()
      await page.locator('main.table[data-decision="yesNo"]').waitFor()
    }
    expect([...missing]).toEqual([])
    expect(wrong).toEqual([])
    await page.context().close()
  }, 600_000)

  test.each([
    ['1280 × 720', desk],
    ['a phone', phone],
  ])(
    'nothing that axe complains of, on %s',
    async (_, options) => {
      const { page } = await open(options)
      const complaints = async (): Promise<string[]> => {
        const { violations } = await new AxeBuilder({ page }).analyze()
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target.join(' ')).join(', ')}`)
      }
      expect(await complaints()).toEqual([])
      await begin(page, 7)
      await playOn(page, { clicks: 15, seed: 4 })
      expect(await complaints()).toEqual([])
      await page.locator('.settings-tool').click()
      await page.locator('dialog.settings').waitFor()
      expect(await complaints()).toEqual([])
      await page.context().close()
    },
    180_000,
  )

  test('the keyboard alone is enough', async () => {
    const { page } = await open(desk)
    await begin(page, 4)
    await page.keyboard.press('Space')
    await page.locator('main.table[data-decision="priority"]').waitFor()
    // Tab goes from one possible card to the next; enter plays it.
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press('Tab')
      if (await page.evaluate(() => document.activeElement?.matches('.hand-area [data-mark="legal"]'))) break
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toMatch(/Land/)
    await page.keyboard.press('Enter')
    await page.locator('.side.mine .row.back .tile').waitFor()
    // Escape takes it back.
    await page.locator('[data-do="undo"]').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('Escape')
    await page.locator('.side.mine .row.back .tile').waitFor({ state: 'detached' })
    await page.context().close()
  }, 120_000)

  test('a reload goes on with the game', async () => {
    const { page } = await open(desk)
    await begin(page, 6)
    await playOn(page, { clicks: 8, seed: 1 })
    await page.waitForTimeout(600)
    const before = await page.locator('.turn b').textContent()
    const hand = await page.locator('.hand-card').count()
    await page.reload()
    await page.locator('main.table[data-decision]:not([data-decision=""])').waitFor()
    expect(await page.locator('.turn b').textContent()).toBe(before)
    expect(await page.locator('.hand-card').count()).toBe(hand)
    await page.context().close()
  }, 120_000)

  test('a save that is not whole is said, kept, and in nobody’s way', async () => {
    const { page } = await open(desk)
    await page.evaluate(() => localStorage.setItem('upkeep.table', '{"save":"{\\"upkeep\\":1,\\"ga","names":[]}'))
    await page.reload()
    await page.locator('.unreadable').waitFor()
    expect(await page.locator('.unreadable').textContent()).toContain('could not be read')
    expect(await page.evaluate(() => localStorage.getItem('upkeep.table.unreadable'))).toContain('upkeep')
    await page.locator('[data-do="play"]').click()
    await page.locator('main.table').waitFor()
    await page.context().close()
  }, 120_000)

  test('a list is checked line by line', async () => {
    const { page } = await open(desk)
    await page.locator('.deck.own').first().click()
    await page.locator('textarea').fill('20 Forest\n4 Grizly Bears\nwhat is this')
    await page.locator('.problems li').nth(1).waitFor()
    const problems = await page.locator('.problems li').allTextContents()
    expect(problems[0]).toMatch(/^Line 2:.*Grizzly Bears/)
    expect(problems[1]).toMatch(/^Line 3:/)
    expect(await page.locator('[data-do="play"]').isDisabled()).toBe(true)
    await page.locator('textarea').fill('24 Forest\n36 Grizzly Bears')
    await page.locator('.good').waitFor()
    expect(await page.locator('[data-do="play"]').isDisabled()).toBe(false)
    await page.context().close()
  }, 120_000)
})
