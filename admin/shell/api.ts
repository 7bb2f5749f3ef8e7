import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type AdminApi, adminContract } from '#contract/admin-contract.ts'
import { errorOfBody } from './failure.ts'

const link = new OpenAPILink<{ chave?: string }>(adminContract, {
  url: window.location.origin,
  // The idempotency key: a request sent twice with one key counts once.
  headers: ({ context: { chave } }) => (chave ? { 'idempotency-key': chave } : {}),
  customErrorResponseBodyDecoder: (body, { status }) => errorOfBody(body, status),
})

/** The API client of the panel. `failureOf` reads its errors. */
export const api: JsonifiedClient<AdminApi> = createORPCClient(link)
