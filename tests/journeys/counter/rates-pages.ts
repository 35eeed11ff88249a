import type { Locator, Page } from '@playwright/test'
import type { Role } from '#shop/staff/staff.ts'
import type { RunningShop } from '#tests/running/running-shop.ts'
import { expect } from '#tests/running/shop.ts'
import { ratesWords } from '#words/rates.ts'
import { standAt } from './desk-pages.ts'

/** The rate sheet, once it can be typed in. */
export async function openRates(page: Page, shop: RunningShop, role: Role): Promise<void> {
  await standAt(page, shop, role, 'rates')
  await expect(fields(page).first()).toBeEditable()
}

export const fields = (page: Page) => page.locator('.rate-cell input')

export const cell = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** How many rates are changed, and whether the shop has them. */
export const changedIn = (page: Page) => page.locator('.draft-note')

/** Where everything of the sheet lies, however far it is scrolled. */
export const boxesOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('.rates-sheet')
    const scrolled = { x: sheet?.scrollLeft ?? 0, y: sheet?.scrollTop ?? 0 }
    return [
      ...document.querySelectorAll(
        '.rates-sheet :is(td, input), .rates-head, .rates-head *, .rates-foot, .rates-deeds .button',
      ),
    ].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const by = sheet?.contains(element) ? scrolled : { x: 0, y: 0 }
      return [element.className, x + by.x, y + by.y, width, height].join(' ')
    })
  })

/** As a browser does with what a spreadsheet copied. */
export async function pasteInto(field: Locator, text: string): Promise<void> {
  await field.focus()
  await field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

export async function lookOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: ratesWords.look }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The strong button of the review, with the passkey or without. */
export const publishButton = (page: Page) => page.getByRole('dialog').locator('.rate-panel-foot .button')

export async function publishNow(page: Page): Promise<void> {
  await publishButton(page).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}
