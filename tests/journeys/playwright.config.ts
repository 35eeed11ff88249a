import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { Kind } from '#tests/engines/engines.ts'
import { keepInMemory } from '#tests/running/room.ts'
import { browserFlags, findBrowser } from '../../tools/browser.ts'

keepInMemory()

/** Beside all other journeys, which are Chromium's: before a release, `ENGINES=all`, it makes those of every engine too. */
const enginesBeside: readonly Kind[] = [
  ...(process.env['ENGINES'] === 'all' ? (['chromium'] as const) : []),
  'firefox',
  'webkit',
]

export default defineConfig<{ kind: Kind }>({
  testDir: '..',
  testMatch: '**/*.journey.ts',
  // They wait a little more than they work: more at once take longer in all, and some of them too long.
  workers: Math.ceil(1.5 * availableParallelism()),
  // On a machine that others use too a browser may be late: in CI such a journey is tried once more, and named as flaky.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../../test-results',
  reporter: process.env.JOURNEYS_REPORT ? [['line'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]] : 'line',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A page is the shop's own of this moment; what is kept has journeys of its own.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'shop', testIgnore: '**/engines/**' },
    ...enginesBeside.map((kind) => ({
      name: kind,
      testDir: '../engines',
      timeout: 180_000,
      use: { kind },
    })),
  ],
})
