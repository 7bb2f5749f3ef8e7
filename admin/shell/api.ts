import { createORPCClient } from '@orpc/client'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import { type AdminApi, adminContract } from '#contract/admin-contract.ts'
import { errorOfBody } from './failure.ts'

const link = new OpenAPILink<{ chave?: string }>(adminContract, {
  url: window.location.origin,
  // A wish that is sent twice under one name counts once.
  headers: ({ context: { chave } }) => (chave ? { 'idempotency-key': chave } : {}),
  customErrorResponseBodyDecoder: (body, { status }) => errorOfBody(body, status),
})

/** The platform as the panel calls it. Failures are read by `failureOf`. */
export const api: JsonifiedClient<AdminApi> = createORPCClient(link)
