import type { Place, Secrets } from '#platform/infrastructure/security/seal.ts'

/** Where the tokens of cards that wait to be stored are sealed for. */
export const SEALED_CARD_TOKENS = { tabela: 'cartoes_guardados', campo: 'token' } as const

/** Seals the token by which the card `id` is to be stored. */
export function sealCardToken(secrets: Secrets, id: string, token: string): Buffer {
  return secrets.seal(token, placeOf(id))
}

/** Opens it again; null for a card that waits without one. Throws `SealBroken`. */
export function openCardToken(
  secrets: Secrets,
  { id, token }: { id: string; token: Buffer | null },
): string | null {
  return token && secrets.open(token, placeOf(id))
}

function placeOf(id: string): Place {
  return { ...SEALED_CARD_TOKENS, id }
}
