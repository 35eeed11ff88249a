import type { Browser, Page } from '@playwright/test'
import { openShop, type RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { signInWords } from '#words/staff.ts'

export interface SampleTablet {
  readonly shop: RunningShop
  readonly page: Page
  /** comes in by their PIN, where the page asks who is there */
  readonly comes: (name: string) => Promise<void>
}

/** A shop with a sample day, and the tablet at its counter that many share. Nobody is signed in. */
export async function openSampleTablet(browser: Browser): Promise<SampleTablet> {
  const shop = await openShop()
  const told = await shop.command('sample-day')
  const [address = ''] = /\/counter\/enrol\/\S+/.exec(told) ?? []
  const pins = new Map([...told.matchAll(/^ {2}(\w+) +\w+ +(\d{6})$/gm)].map(([, name, pin]) => [name, pin]))
  const context = await browser.newContext({
    baseURL: shop.url.replace('127.0.0.1', 'localhost'),
    viewport: { width: 820, height: 1180 },
    serviceWorkers: 'allow',
  })
  const page = await context.newPage()
  await page.goto(address)
  await page.getByRole('button', { name: signInWords.enrol.enrol }).click()
  await expect(page.getByRole('heading', { name: signInWords.who })).toBeVisible()
  return {
    shop,
    page,
    async comes(name) {
      const field = page.getByLabel(signInWords.pinOf(name))
      const person = page.getByRole('button', { name, exact: true })
      await person.waitFor()
      if (!(await field.isVisible())) await person.click()
      await expect(field).toBeFocused()
      await page.keyboard.type(pins.get(name) ?? '')
      await expect(field).toBeHidden()
    },
  }
}
