import { refusalSentence } from '#storefront/rendering/answers.ts'

/** Why an order was not placed: a message, and each change since the shopper saw the checkout. */
export type PlaceOrderRefusal = { sentence: string; changes: string[] }

/** What a refusal to place an order says. Other errors are thrown again. */
export function placeOrderRefusal(error: unknown): PlaceOrderRefusal {
  return { sentence: refusalSentence(error), changes: changesIn(error) }
}

/** The changes that a refusal `CompraMudou` carries. */
export function changesIn(error: unknown): string[] {
  if (!(error instanceof Error) || !('data' in error) || !hasChanges(error.data)) return []

  return error.data.mudancas.map(({ mensagem }) => mensagem)
}

function hasChanges(value: unknown): value is { mudancas: { mensagem: string }[] } {
  return typeof value === 'object' && value !== null && 'mudancas' in value && Array.isArray(value.mudancas)
}
