import { refusalSentence } from '#storefront/rendering/answers.ts'

/** Why an order was not placed: a sentence, and each change since the shopper saw the purchase. */
export type PlaceOrderRefusal = { recusa: string; mudancas: string[] }

/** What the platform's no to an order says. What is not the shopper's to mend is thrown on. */
export function placeOrderRefusal(error: unknown): PlaceOrderRefusal {
  return { recusa: refusalSentence(error), mudancas: changesIn(error) }
}

/** What a refusal `CompraMudou` carries. */
function changesIn(error: unknown): string[] {
  if (!(error instanceof Error) || !('data' in error) || !hasChanges(error.data)) return []

  return error.data.mudancas.map(({ mensagem }) => mensagem)
}

function hasChanges(told: unknown): told is { mudancas: { mensagem: string }[] } {
  return typeof told === 'object' && told !== null && 'mudancas' in told && Array.isArray(told.mudancas)
}
