import { parseArgs } from 'node:util'
import { StartFailure } from '#server/start-failure.ts'

/** What follows an import's command: one file, and whether it is only to be tried. A `StartFailure` tells the usage. */
export function readArguments(usage: string): { file: string; dryRun: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean' } },
    })
    const [file, ...others] = positionals
    if (file && others.length === 0) return { file, dryRun: values['dry-run'] ?? false }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
  throw new StartFailure(usage)
}
