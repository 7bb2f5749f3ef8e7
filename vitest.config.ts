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
  // What a library is about to refuse fails before it does: a second statement at a time on a transaction's connection.
  execArgv: ['--throw-deprecation'],
}

/** Pure functions, and pages rendered to strings. */
const PURE = '{domain,contract,storefront,admin}/**/*.test.{ts,tsx}'

/** These tests start and kill whole shops, and mostly wait for them. */
const LIFE = 'tests/{life,pages}/*.test.ts'

/** These tests freeze and overload whole shops, or measure: nothing else runs beside them. */
const FAULTS = 'tests/{faults,pages/budget}/*.test.ts'

const NO_TESTS = ['**/node_modules/**', 'build/**', 'var/**', 'tests/e2e/**', 'tests/cluster/**']

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    tags: [
      { name: 'long', description: 'Takes many seconds: only in `npm run test:unit`, not in `npm test`.' },
    ],
    // Tests wait for PostgreSQL or for a shop now and then, so with one worker less, a core would be idle.
    maxWorkers: availableParallelism() + 1,
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
          exclude: [...NO_TESTS, PURE, LIFE, FAULTS],
        },
      },
      {
        test: {
          ...COMMON,
          name: 'life',
          include: [LIFE],
          // With one more than cores, half of the processor's time was idle.
          maxWorkers: 2 * availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          ...COMMON,
          name: 'faults',
          include: [FAULTS],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
