import type { Database } from '#platform/database/connect.ts'
import { outageOf } from '#platform/database/outage.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { FollowedReplica } from './follow-replica.ts'

/** PostgreSQL cancels what stands in the way of replaying. */
const CONFLICTS = ['40001', '40P01']

/** Makes a call that only reads, and whose answer is the same for all callers. */
export type ReadCall = <Context extends RequestContext, Result>(
  context: Context,
  call: (context: Context) => Promise<Result>,
) => Promise<Result>

/** Without a replica. */
export const readAtPrimary: ReadCall = (context, call) => call(context)

/**
 * Makes calls at the replica if it may be read now, and at the primary if not, or if the replica fails. A call may still
 * begin something to be memoized after the next change: then it does not share that.
 */
export function readAtReplica(db: Database, replica: FollowedReplica): ReadCall {
  return async (context, call) => {
    if (!replica.isUsable()) {
      replica.counts.primary++
      return call(context)
    }
    const memoize: RequestContext['memoize'] = (question, tags, ask) =>
      replica.isUsable() ? context.memoize(question, tags, ask) : ask()
    try {
      const result = await call({ ...context, db, memoize })
      replica.counts.replica++
      return result
    } catch (error) {
      if (!isOfReplica(error)) throw error
      replica.failed(error)
      return call(context)
    }
  }
}

function isOfReplica(error: unknown): boolean {
  if (outageOf(error)) return true
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause && CONFLICTS.includes(String(cause.code))) return true
  return false
}
