import { describeError, type ErrorLine } from '../monitoring/describe-error.ts'
import { StartFailure } from './start-failure.ts'

/**
 * Formats an error and its causes for the operator's terminal. Like the log, it contains no values of a failed
 * statement: supervisors store what is printed.
 */
export function failureText(error: unknown): string {
  return error instanceof StartFailure ? error.message : textOf(describeError(error))
}

function textOf({ type, message, code, table, constraint, stack, cause }: ErrorLine): string {
  const details = Object.entries({ code, table, constraint }).flatMap(([name, value]) =>
    value === undefined ? [] : [`  ${name}: ${String(value)}`],
  )

  return [
    stack?.trimEnd() ?? `${type}: ${message}`,
    ...details,
    ...(cause ? [`Caused by ${textOf(cause)}`] : []),
  ].join('\n')
}
