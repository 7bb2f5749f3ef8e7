import type { Api } from '#contract/contract.ts'
import type { NewShopEvent } from '#contract/events.ts'
import { optionalPart } from '../rendering/optional-part.ts'

/** The contract's limit, which a longer text would exceed. */
const MAX_TERM = 200

/**
 * Counts what a form has done, from its action: after the store has done it, so that a refused attempt is none, and also
 * without JavaScript. Such events are the store's own; a merchant's tags hear of what the browser counts (`track.ts`).
 * A failure is only logged.
 */
export async function countDone(
  { marketing }: Pick<Api, 'marketing'>,
  pagina: string,
  { termo, ...event }: Pick<NewShopEvent, 'nome' | 'lista' | 'termo' | 'itens'>,
): Promise<void> {
  const eventos = [{ ...event, ...(termo && { termo: termo.slice(0, MAX_TERM) }), pagina }]

  await optionalPart(`event ${event.nome}`, marketing.recordEvents({ eventos }))
}
