import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { describeInBrowser, launch, startTable, type Table } from './chromium.ts'

describeInBrowser('the page that npm start serves', () => {
  let table: Table
  let browser: Browser

  beforeAll(async () => {
    ;[table, browser] = await Promise.all([startTable(), launch()])
  }, 120_000)

  afterAll(async () => {
    await browser?.close()
    expect(await table?.close()).toBe(0)
  })

  test('opens without an error or a request elsewhere', async () => {
    const page = await browser.newPage()
    const wrong: string[] = []
    page.on('pageerror', error => wrong.push(String(error)))
    page.on('console', message => message.type() === 'error' && wrong.push(message.text()))
    page.on('request', request => request.url().startsWith(table.address) || wrong.push(request.url()))
    await page.goto(table.address)
    await page.getByText('Upkeep').first().waitFor()
    expect(wrong.filter(text => !/^(data|blob):/.test(text))).toEqual([])
    await page.close()
  })
})
