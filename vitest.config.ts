import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // On a machine that others use too an answer may be late: in CI such a test is tried once more, and named.
    retry: process.env.CI ? 1 : 0,
    // Much of it waits; by itself one core would be left to rest.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['shop/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['{web,counter,kit,forms,browser}/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
