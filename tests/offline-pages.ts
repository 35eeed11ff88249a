import type { Page } from '@playwright/test'
import { visit } from './visits.ts'

/** Opens a page and waits until the worker has kept it. */
export async function visitWithWorker(page: Page, path: string): Promise<void> {
  await visit(page, path)
  await page.waitForFunction(async (wanted) => (await (await caches.open('pages')).match(wanted)) !== undefined, path)
}

/** The paths that one of the worker's caches holds. */
export const keptPaths = (page: Page, cache: 'pages' | 'data' | 'files' | 'pictures'): Promise<string[]> =>
  page.evaluate(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname), cache)
