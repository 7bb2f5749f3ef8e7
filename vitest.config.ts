import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const COMMON = {
  environment: 'node',
  testTimeout: 60_000,
  // The first file that needs the demonstration store loads it, which takes minutes on a busy machine.
  hookTimeout: 300_000,
  // Starting a process and importing the same modules for each file took longer than its tests. A test that changes
  // what modules share (the clock, a counter, the environment) restores it.
  isolate: false,
} as const

/** Pure functions, and pages rendered to strings. */
const PURE = '{domain,contract,storefront,admin}/**/*.test.{ts,tsx}'

/** These tests start, kill and freeze whole shops, and measure seconds: nothing else runs beside them. */
const WHOLE_SHOPS = 'tests/{life,faults,pages}/**/*.test.ts'

const NO_TESTS = ['**/node_modules/**', 'build/**', 'var/**', 'tests/e2e/**']

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    // Most tests wait for PostgreSQL half of the time, so with one worker less, a core would be idle.
    maxWorkers: Math.max(2, availableParallelism()),
    projects: [
      {
        test: {
          ...COMMON,
          name: 'pure',
          include: [PURE],
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
