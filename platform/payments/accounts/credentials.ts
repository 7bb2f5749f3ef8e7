import * as z from 'zod'
import type { Credentials } from '#domain/payments/accounts/providers.ts'
import type { Place, Secrets } from '#platform/infrastructure/security/seal.ts'

const Stored = z.record(z.string(), z.string())

/** Where an account's credentials are sealed for. */
export const SEALED_CREDENTIALS = { tabela: 'contas_pagamento', campo: 'credenciais' } as const

function placeOf(id: string): Place {
  return { ...SEALED_CREDENTIALS, id }
}

/** Seals all credentials of the account `id` as one value. */
export function sealCredentials(secrets: Secrets, id: string, credentials: Credentials): Buffer {
  return secrets.seal(JSON.stringify(credentials), placeOf(id))
}

/** Opens them again. Throws `SealBroken`. */
export function openCredentials(
  secrets: Secrets,
  { id, credenciais }: { id: string; credenciais: Buffer },
): Credentials {
  return Stored.parse(JSON.parse(secrets.open(credenciais, placeOf(id))))
}
