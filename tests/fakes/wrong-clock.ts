import type { Page } from '@playwright/test'

/** From its next document on, the page's clock is wrong by this many milliseconds. */
export async function setClockWrong(page: Page, wrongBy: number): Promise<void> {
  await page.addInitScript((wrongBy) => {
    const Right = Date
    const now = () => Right.now() + wrongBy
    class Wrong extends Right {
      static override now = now
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [now()] : given) as [number]))
      }
    }
    globalThis.Date = Wrong as DateConstructor
  }, wrongBy)
}
