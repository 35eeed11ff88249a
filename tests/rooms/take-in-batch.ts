import { expect, type Page } from '@playwright/test'
import { takesPresses, visit } from '#tests/journeys/visits.ts'
import { cameInWords, batchesWords as words } from '#words/batches.ts'

/** Takes kilos of jumbo pomfret in at the counter, says the code of their batch, and is on its page then. */
export async function takeIn(page: Page, kilos: string): Promise<string> {
  await visit(page, '/counter/batches')
  await page.getByRole('link', { name: cameInWords.title }).click()
  await page.waitForURL(/\/came-in$/)
  await typeCameIn(page, kilos)
  await page.getByLabel(cameInWords.kilos, { exact: true }).press('Enter')
  return openSaved(page)
}

/** The page of what has just been saved, once it says so; the code of its batch. */
export async function openSaved(page: Page): Promise<string> {
  const saved = page.locator('.came-in-note[data-saved]')
  const [code = ''] = /B[0-9A-Z]{5}/.exec(await saved.innerText()) ?? []
  await page.getByRole('link', { name: new RegExp(code) }).click()
  await page.waitForURL(new RegExp(`/batches/${code}$`))
  return code
}

/** Jumbo pomfret of Sassoon Dock, in kilos; nothing else is typed. */
export async function typeCameIn(page: Page, kilos: string): Promise<void> {
  await page.getByRole('button', { name: 'Paplet' }).click()
  await page.getByRole('radio', { name: 'Jumbo', exact: true }).check()
  const more = page.getByRole('button', { name: cameInWords.more })
  // where it lies below the fold it is scrolled to first, and pressed once it stands
  await more.scrollIntoViewIfNeeded()
  await takesPresses(page)
  await more.click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(words.jetty).fill('Sassoon Dock')
  await takesPresses(page)
  await dialog.getByRole('button').click()
  await expect(dialog).toHaveCount(0)
  await page.getByLabel(cameInWords.kilos, { exact: true }).fill(kilos)
}

export const save = (page: Page) => page.getByRole('button', { name: cameInWords.save })
