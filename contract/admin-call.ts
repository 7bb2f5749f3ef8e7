import { oc } from '@orpc/contract'
import { REFUSALS } from './refusals.ts'

/**
 * Who may call an endpoint: `porta` (no login required), `equipe` (all logged-in staff), or a permission of
 * `domain/staff/permissions.ts`. The use case checks it; this documents it, and tests compare the two.
 */
type Whose = { para: string }

/** An endpoint of the panel, below `/v2/admin`, in the group `area` of the API reference. */
export function adminCall(area: string) {
  return (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: `/${string}`, summary: string, para: string) =>
    oc
      .$meta<Whose>({ para })
      .route({ method, path: `/v2/admin${path}`, tags: [area], summary, description: `Para: ${para}` })
      .errors(REFUSALS)
}
