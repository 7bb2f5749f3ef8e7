import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'

export type ErrorLine = {
  type: string
  message: string
  code?: unknown
  /** Of a failed statement: what it runs against, where PostgreSQL tells. */
  table?: string
  constraint?: string
  stack?: string
  cause?: ErrorLine
}

/**
 * An error as logs and lists of failed jobs may hold it: its kind, code, sentence and stack, and of a failed statement the SQL.
 * What was written or looked for is left out: it is people's data, and hashes of what only they know.
 */
export function describeError(error: unknown): ErrorLine {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
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

/** What went wrong, in one sentence. Of a failed statement it is what PostgreSQL says of it. */
export function sentenceWithoutValues(error: unknown): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${error.query}`
  if (error instanceof pg.DatabaseError) return error.message.replace(/: ".*/s, '')
  if (!(error instanceof Error)) return String(error)

  // Others may have taken the sentence of a failed statement into their own.
  return error.message.replace(/\nparams: .*/s, '')
}

function placeOf({ table, constraint }: pg.DatabaseError) {
  return {
    ...(table !== undefined && { table }),
    ...(constraint !== undefined && { constraint }),
  }
}

/** The sentence before the first of them may hold anything. */
function framesOf(stack: string): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
}
