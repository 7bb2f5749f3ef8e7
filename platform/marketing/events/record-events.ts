import type { ShopEvent } from '#contract/events.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { eventos } from '../events-tables.ts'

/** Keeps what was done in the shop: a row per event, or per product of it. Lists are kept by their name, not by what they show. */
export async function recordEvents(
  { db, agora }: RequestContext,
  input: { eventos: ShopEvent[] },
): Promise<{ sucesso: true }> {
  await db.insert(eventos).values(input.eventos.flatMap((event) => rowsOf(event, agora)))

  return { sucesso: true }
}

function rowsOf({ itens, ...event }: ShopEvent, data: Date) {
  const products = event.nome === 'view_item_list' || itens.length === 0 ? [{}] : itens

  return products.map((product, index) => ({ ...event, ...product, data, primeiro: index === 0 }))
}
