import type { ShopEvent } from '#contract/events.ts'
import { impersonalPath } from '#domain/urls/impersonal-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { eventos } from '../events-tables.ts'

/**
 * Stores events: one row per event, or per product of it. For lists, only the name is stored; of the addresses of
 * private pages, nothing that tells whose they are or opens them.
 */
export async function recordEvents(
  { db, now }: RequestContext,
  input: { eventos: ShopEvent[] },
): Promise<{ sucesso: true }> {
  await db.insert(eventos).values(input.eventos.flatMap((event) => rowsOf(event, now)))

  return { sucesso: true }
}

function rowsOf({ itens, ...event }: ShopEvent, data: Date) {
  const products = event.nome === 'view_item_list' || itens.length === 0 ? [{}] : itens
  const pagina = impersonalPath(event.pagina)

  return products.map((product, index) => ({ ...event, ...product, pagina, data, primeiro: index === 0 }))
}
