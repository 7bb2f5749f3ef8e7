import * as z from 'zod'
import type { Place, Secrets } from '#platform/infrastructure/security/seal.ts'

const Stored = z.object({ token: z.string(), segredoAvisos: z.string() })

/** The token, and the secret that the service's notifications carry. */
export type InvoiceCredentials = z.infer<typeof Stored>

/** Where an account's credentials are sealed for. */
export const SEALED_INVOICE_CREDENTIALS = { tabela: 'contas_nfe', campo: 'credenciais' } as const

/** Seals the credentials of the account `id` as one value. */
export function sealInvoiceCredentials(
  secrets: Secrets,
  id: string,
  credentials: InvoiceCredentials,
): Buffer {
  return secrets.seal(JSON.stringify(credentials), placeOf(id))
}

/** Opens them again. Throws `SealBroken`. */
export function openInvoiceCredentials(
  secrets: Secrets,
  { id, credenciais }: { id: string; credenciais: Buffer },
): InvoiceCredentials {
  return Stored.parse(JSON.parse(secrets.open(credenciais, placeOf(id))))
}

function placeOf(id: string): Place {
  return { ...SEALED_INVOICE_CREDENTIALS, id }
}
