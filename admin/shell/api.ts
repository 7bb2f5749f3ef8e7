import { createORPCClient } from '@orpc/client'
import { RequestValidationPlugin } from '@orpc/contract/plugins'
import type { JsonifiedClient } from '@orpc/openapi-client'
import { OpenAPILink } from '@orpc/openapi-client/fetch'
import * as z from 'zod'
import { type AdminApi, adminContract } from '#contract/admin-contract.ts'
import { validationSentence } from '#domain/format/validation-sentence.ts'
import { errorOfBody } from './failure.ts'

// Validation messages are shown to people.
z.config(z.locales.ptBR())
z.config({ customError: validationSentence })

const link = new OpenAPILink<{ chave?: string }>(adminContract, {
  url: window.location.origin,
  // The idempotency key: a request sent twice with one key counts once.
  headers: ({ context: { chave } }) => (chave ? { 'idempotency-key': chave } : {}),
  // Invalid input is refused before it is sent, by the same schemas and with the same sentences as on the server.
  plugins: [new RequestValidationPlugin(adminContract)],
  customErrorResponseBodyDecoder: (body, { status }) => errorOfBody(body, status),
})

/** The API client of the panel. `failureOf` reads its errors. */
export const api: JsonifiedClient<AdminApi> = createORPCClient(link)
