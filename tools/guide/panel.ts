import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type AdminApi, adminContract } from '#contract/admin-contract.ts'

/** The panel's calls. */
export type Panel = JsonifiedClient<AdminApi>

/** Calls the panel of the shop at `origin` by the cookie of somebody who has come in. */
export function openPanel({ origin, cookie }: { origin: string; cookie: string }): Panel {
  return createORPCClient(new OpenAPILink(adminContract, { url: origin, headers: { cookie } }))
}
