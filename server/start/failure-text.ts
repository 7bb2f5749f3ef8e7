import { describeError, type ErrorLine } from '../monitoring/describe-error.ts'
import { StartFailure } from './start-failure.ts'

/**
 * An error as whoever runs the shop reads it on the terminal, causes below. Like the log, it holds nothing that a failed statement
 * wrote or looked for: supervisors keep what is printed.
 */
export function failureText(error: unknown): string {
  return error instanceof StartFailure ? error.message : textOf(describeError(error))
}

function textOf({ type, message, code, table, constraint, stack, cause }: ErrorLine): string {
  const facts = Object.entries({ code, table, constraint }).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${String(value)}`],
  )

  return [
    stack?.trimEnd() ?? `${type}: ${message}`,
    ...facts,
    ...(cause ? [`Caused by ${textOf(cause)}`] : []),
  ].join('\n')
}
