import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { staffOfSession } from '#platform/staff/sessions/staff-of-session.ts'
import { staffSessionOf } from '../api/session.ts'

/** Returns a check of whether a request with these cookies comes from staff who are logged in at the panel. */
export function staffCheck(context: () => RequestContext, storeUrl: string) {
  const secure = storeUrl.startsWith('https:')

  return async (cookie: string | undefined): Promise<boolean> => {
    if (cookie === undefined) return false
    const session = staffSessionOf(new Headers({ cookie }), secure)

    return !session.fresh && (await staffOfSession(context(), session.hash)) !== null
  }
}
