import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const COMMON = {
  environment: 'node',
  testTimeout: 60_000,
  hookTimeout: 120_000,
} as const

/** Pure functions, and pages rendered to strings: their tests leave nothing behind in a module. */
const PURE = '{domain,contract,storefront,admin}/**/*.test.{ts,tsx}'

/** They start, kill and freeze whole shops, and count seconds: nothing else runs beside them. */
const WHOLE_SHOPS = 'tests/{life,faults,pages}/**/*.test.ts'

const NO_TESTS = ['**/node_modules/**', 'build/**', 'var/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // Most tests wait for PostgreSQL half of their time, so that one core less than there are would idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          ...COMMON,
          name: 'pure',
          include: [PURE],
          // Starting a process and importing the same modules anew took longer than the tests of a file.
          isolate: false,
        },
      },
      {
        test: {
          ...COMMON,
          name: 'database',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NO_TESTS, PURE, WHOLE_SHOPS],
        },
      },
      {
        test: {
          ...COMMON,
          name: 'whole-shops',
          include: [WHOLE_SHOPS],
          fileParallelism: false,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
})
