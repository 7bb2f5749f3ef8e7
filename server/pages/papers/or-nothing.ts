/** Refusals become null, which these routes answer with a 404; other errors are thrown. */
export function orNothing(error: unknown): null {
  if (error instanceof Error && 'status' in error && Number(error.status) < 500) return null
  throw error
}
