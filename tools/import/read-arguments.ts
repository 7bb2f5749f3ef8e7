import { parseArgs } from 'node:util'
import { StartFailure } from '#server/start/start-failure.ts'

/**
 * Parses the arguments of an import command: one file, and whether it is a dry run. A `StartFailure` shows the usage.
 */
export function readArguments(usage: string): { file: string; dryRun: boolean } {
  const { file, dryRun } = parsed(usage, { 'dry-run': { type: 'boolean' } })

  return { file, dryRun }
}

/** The same for an import of products, with the columns for the specification and whether pictures may be missing. */
export function readProductArguments(usage: string) {
  return parsed(usage, {
    'dry-run': { type: 'boolean' },
    sheet: { type: 'string', multiple: true },
    'allow-missing-pictures': { type: 'boolean' },
  })
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>

function parsed(usage: string, options: Options) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options })
    const [file, ...others] = positionals
    const { sheet } = values
    if (file && others.length === 0)
      return {
        file,
        dryRun: values['dry-run'] === true,
        sheet: Array.isArray(sheet) ? sheet.map(String) : [],
        allowMissing: values['allow-missing-pictures'] === true,
      }
  } catch (cause) {
    throw new StartFailure(usage, { cause })
  }
  throw new StartFailure(usage)
}
