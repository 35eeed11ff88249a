import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { Page } from '@playwright/test'
import type { PersonToBe } from '#tests/journeys/people.ts'
import { expect } from '#tests/running/shop.ts'

export async function askForCode(page: Page, { mobile }: PersonToBe) {
  await page.goto('/reset-password')
  await page.getByLabel('Mobile number').fill(mobile)
  await page.getByRole('button', { name: 'Send OTP' }).click()
  await expect(page.getByLabel('OTP')).toBeVisible()
}

/** Makes what was kept older. */
export function passTime(dataDir: string, time: number): void {
  const books = new DatabaseSync(join(dataDir, 'shop.db'), { timeout: 5000 })
  books.prepare('update codes set sent_at = sent_at - ?, verified_at = verified_at - ?').run(time, time)
  books.close()
}
