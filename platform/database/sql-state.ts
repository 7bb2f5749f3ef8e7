/** Returns the SQLSTATE behind an error; undefined for errors of another origin. */
export function sqlState(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)) return error.code

  // Drizzle passes PostgreSQL's error on as the cause of its own.
  return sqlState(error.cause)
}
