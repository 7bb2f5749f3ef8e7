import { quicken } from './start/quick-start.ts'

quicken()
// Imported dynamically: static imports would be loaded before `quicken` runs.
await import('./start/run.ts')
