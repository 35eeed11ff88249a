import type { Page } from '@playwright/test'
import { visit } from '#tests/journeys/visits.ts'
import { takeInWords, batchesWords as words } from '#words/batches.ts'

/** Takes kilos of pomfret in at the counter by keyboard, says the code of their batch, and is on its page then. */
export async function takeIn(page: Page, kilos: string): Promise<string> {
  await visit(page, '/counter/batches')
  await page.getByRole('link', { name: words.takeIn }).click()
  await page.waitForURL(/\/batches\/new$/)
  await page.getByLabel(takeInWords.species).selectOption({ label: 'Silver Pomfret' })
  await page.getByLabel(takeInWords.kilos).focus()
  await page.keyboard.type(kilos)
  const jetty = page.getByLabel(takeInWords.jetty)
  if ((await jetty.inputValue()) === '') await jetty.fill('Sassoon Dock')
  await page.getByLabel(takeInWords.kilos).press('Enter')
  await page.waitForURL(/\/batches\/B[0-9A-Z]{5}$/)
  return page.url().slice(-6)
}
