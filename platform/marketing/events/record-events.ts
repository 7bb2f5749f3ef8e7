import type { ShopEvent } from '#contract/events.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { eventos } from '../events-tables.ts'

/** Stores events: one row per event, or per product of it. For lists, only the name is stored. */
export async function recordEvents(
  { db, now }: RequestContext,
  input: { eventos: ShopEvent[] },
): Promise<{ sucesso: true }> {
  await db.insert(eventos).values(input.eventos.flatMap((event) => rowsOf(event, now)))

  return { sucesso: true }
}

function rowsOf({ itens, ...event }: ShopEvent, data: Date) {
  const products = event.nome === 'view_item_list' || itens.length === 0 ? [{}] : itens

  return products.map((product, index) => ({ ...event, ...product, data, primeiro: index === 0 }))
}
