import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

export type ErrorLine = {
  type: string
  message: string
  code?: unknown
  /** What a failed statement ran against, as far as PostgreSQL reports it. */
  table?: string
  constraint?: string
  stack?: string
  cause?: ErrorLine
}

/** What Drizzle's message of a failed statement ends with. */
const PARAMETERS = /\nparams: .*/s

/**
 * Describes an error for logs and lists of failed jobs: type, code, message and stack, and the SQL of a failed
 * statement. Leaves out the statement's parameters: they are personal data, or hashes of secrets.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: messageOf(error) }
  const message = sentenceWithoutValues(error)

  return {
    type: error.name,
    message,
    ...('code' in error && { code: error.code }),
    ...(error instanceof pg.DatabaseError && placeOf(error)),
    ...(error.stack !== undefined && { stack: `${error.name}: ${message}\n${framesOf(error.stack)}` }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
  }
}

/** Describes an error in one sentence; for a failed statement, PostgreSQL's own message. */
export function sentenceWithoutValues(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof pg.DatabaseError) return error.message.replace(/: ".*/s, '')
  if (!(error instanceof Error)) return String(error)

  // Wrapping errors may have copied the message of a failed statement.
  return error.message.replace(PARAMETERS, '')
}

/** The queues' library reports copies of errors, which are plain objects. */
function messageOf(error: unknown): string {
  const isCopy = typeof error === 'object' && error !== null && 'message' in error

  return String(isCopy ? error.message : error).replace(PARAMETERS, '')
}

function placeOf({ table, constraint }: pg.DatabaseError) {
  return {
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
  }
}

/** Cuts the message before the first parameter, which may contain anything. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
