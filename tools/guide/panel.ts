import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type AdminApi, adminContract } from '#contract/admin-contract.ts'

/** Calls of the panel's API. */
export type Panel = JsonifiedClient<AdminApi>

/** Calls the panel of the shop at `origin` with the cookie of a member of staff. */
export function openPanel({ origin, cookie }: { origin: string; cookie: string }): Panel {
  return createORPCClient(new OpenAPILink(adminContract, { url: origin, headers: { cookie } }))
}
