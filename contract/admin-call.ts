import { oc } from '@orpc/contract'
import { REFUSALS } from './refusals.ts'

/**
 * Who may call an endpoint: `porta`, anybody, since it is the way in; `equipe`, who is in; else who has this permission of
 * `domain/staff/permissions.ts`. The verb asks for it; this says so to readers, and the tests hold one against the other.
 */
type Whose = { para: string }

/** An endpoint of the panel, below `/v2/admin`, in the group `area` of the reference. */
export function adminCall(area: string) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string, para: string) =>
    oc
      .$meta<Whose>({ para })
      .route({ method, path: `/v2/admin${path}`, tags: [area], summary, description: `Para: ${para}` })
      .errors(REFUSALS)
}
