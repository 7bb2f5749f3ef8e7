import type { CardFields } from '#contract/orders/card-fields.ts'
import type { CardProblems, TypedCard } from './card-problems.ts'
import { pagarmeToken } from './pagarme-token.ts'
import { simulatedToken } from './simulated-token.ts'

/** A provider to which the browser sends the typed card itself. */
export type TokenSource = Extract<CardFields, { provedor: 'simulado' | 'pagarme' }>

/** A token that is valid for one payment; or what is wrong with the fields; or a sentence why there is none. */
export type TokenAnswer = { token: string } | { problems: CardProblems } | { refusal: string }

/** Sends a card from the browser to its provider. Throws for an answer that is not understood. */
export async function cardToken(campos: TokenSource, card: TypedCard): Promise<TokenAnswer> {
  if (campos.provedor === 'pagarme') return pagarmeToken(campos, card)

  return { token: await simulatedToken(campos.script, card) }
}
