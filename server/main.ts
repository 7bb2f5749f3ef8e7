import { quicken } from './start/quick-start.ts'

quicken()
// Only from here on, since what is imported above is read before the first line runs.
await import('./start/lifecycle.ts')
