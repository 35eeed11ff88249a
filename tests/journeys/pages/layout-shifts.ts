import type { Page } from '@playwright/test'

/** From its next load on, a page adds up by how much of the screen its parts have jumped where nobody pressed anything. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** So much since the page began, once what is on its way has been drawn: CLS with two digits. */
export async function shiftOf(page: Page): Promise<string> {
  const shift = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    return (window as unknown as { seen: { shift: number } }).seen.shift
  })
  return shift.toFixed(2)
}
