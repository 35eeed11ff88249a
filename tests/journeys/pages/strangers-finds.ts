import type { Page } from '@playwright/test'
import { alive } from '#tests/journeys/visits.ts'

/** What a stranger finds on a page. */
export interface Found {
  readonly path: string
  readonly endedAt: string
  readonly policy: string
  readonly text: string
  /** what buttons and links say */
  readonly choices: readonly string[]
  readonly timers: number
  readonly dialogs: number
  readonly boxes: number
  readonly ticked: number
  readonly foreign: number
  readonly outside: readonly string[]
  /** permissions that the page has asked for by itself */
  readonly asked: readonly string[]
}

/** Needs `noteQuestions` in the page. */
export async function foundOn(page: Page, path: string): Promise<Found> {
  const answer = await page.goto(path)
  await alive(page)
  const main = page.getByRole('main')
  return {
    path,
    endedAt: page.url(),
    policy: answer?.headers()['content-security-policy'] ?? '',
    text: ((await main.textContent()) ?? '').replaceAll(/\s+/g, ' '),
    choices: await page.getByRole('button').or(page.getByRole('link')).allInnerTexts(),
    timers: await page.locator('[role=timer], .countdown').count(),
    dialogs: await page.locator('dialog[open], [role=dialog], [role=alertdialog]').count(),
    boxes: await page.getByRole('checkbox').count(),
    ticked: await page.getByRole('checkbox', { checked: true }).count(),
    foreign: await page.locator('iframe, object, embed, a[download]').count(),
    outside: await main
      .locator('a[href^="http"]')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href)),
    asked: await page.evaluate(() => (window as unknown as { asked: string[] }).asked),
  }
}

/** Run in the page before everything else. */
export function noteQuestions() {
  const asked: string[] = []
  Object.assign(window, { asked })
  Notification.requestPermission = async () => {
    asked.push('notifications')
    return 'denied'
  }
  navigator.geolocation.getCurrentPosition = () => void asked.push('place')
}
