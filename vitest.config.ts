import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['**/*.test.ts', '**/*.test.tsx'],
    exclude: ['node_modules/**', 'build/**', 'var/**', 'tests/e2e/**'],
    globalSetup: 'tests/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
