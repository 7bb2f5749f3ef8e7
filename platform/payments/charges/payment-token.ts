import type { Place, Secrets } from '#platform/infrastructure/security/seal.ts'
import type { PaymentRow } from '../rows.ts'

/** Where the tokens of payments are sealed for. */
export const SEALED_PAYMENT_TOKENS = { tabela: 'pagamentos', campo: 'token_selado' } as const

/** What a payment has of its token once that is used, or never will be. */
export const NO_TOKEN = { token: null, tokenSelado: null } as const

/** Seals the token of a card payment. */
export function sealPaymentToken(secrets: Secrets, id: string, token: string): Buffer {
  return secrets.seal(token, placeOf(id))
}

/**
 * Opens it again; null for a payment without one. Those that were opened by an older version have it as it is. Throws
 * `SealBroken`.
 */
export function openPaymentToken(
  secrets: Secrets,
  { id, token, tokenSelado }: Pick<PaymentRow, 'id' | 'token' | 'tokenSelado'>,
): string | null {
  return tokenSelado ? secrets.open(tokenSelado, placeOf(id)) : token
}

function placeOf(id: string): Place {
  return { ...SEALED_PAYMENT_TOKENS, id }
}
