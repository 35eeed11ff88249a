import { defineConfig } from '@playwright/test'
import { browserFlags, findBrowser } from '../tools/browser.ts'

export default defineConfig({
  testDir: '.',
  testMatch: 'journeys.*.ts',
  workers: 2,
  // On a machine that others use too a browser may be late: in CI such a test is tried once more, and named.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  outputDir: '../test-results',
  reporter: process.env.JOURNEYS_REPORT ? [['line'], ['json', { outputFile: process.env.JOURNEYS_REPORT }]] : 'line',
  use: {
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
    viewport: { width: 360, height: 740 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  },
})
