import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Whole shops with what stands around them: PostgreSQL of the system, PgBouncer, nginx, a shared folder, backups. */
export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  test: {
    name: 'cluster',
    include: ['tests/cluster/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    environment: 'node',
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 300_000,
  },
})
