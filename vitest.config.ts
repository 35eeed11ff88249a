import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'rules',
          include: ['shop/**/*.test.ts', 'tests/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/postgres.ts'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'screens',
          include: ['web/**/*.test.ts', 'web/**/*.test.tsx'],
          environment: 'jsdom',
          testTimeout: 30_000,
        },
      },
    ],
  },
})
