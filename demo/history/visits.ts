import type { ShopEvent } from '#contract/events.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { recordEvents } from '#platform/marketing/events/record-events.ts'
import { summariseEvents } from '#platform/marketing/events/summarise-events.ts'
import { noteEmptySearch, writeEmptySearches } from '#platform/search/empty-searches.ts'
import { pastMoments } from './calendar.ts'
import { fillBasket, openDemoStock } from './demo-stock.ts'

/** Twice what the figures of the panel tell of. */
const DAYS = 60

/** Moments at which events are written down, and visits of each. */
const WRITES = 360
const VISITS = 14

/** What shoppers look for that the shop doesn't sell, and how often. */
const NOT_FOUND: readonly (readonly [texto: string, vezes: number])[] = [
  ['saxofone alto', 11],
  ['piano digital', 9],
  ['theremin', 7],
  ['acordeon', 6],
  ['trompete', 4],
  ['sintetizador', 3],
]

/** Visits, from the first page to the checkout, summed up by day as every night, and searches that found nothing. */
export async function loadVisits(
  contextAt: (moment: Date) => RequestContext,
  { agora, products }: { agora: Date; products: readonly number[] },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(agora), products)
  const moments = pastMoments(agora, { what: 'visitas', count: WRITES, days: DAYS })
  for (const [n, moment] of moments.entries()) {
    const eventos = Array.from({ length: VISITS }, (_, visitor) => {
      const name = `visita ${n} ${visitor}`
      const [line] = fillBasket(demoStock, name)
      // Who only looks leaves all on the shelf.
      const good = demoStock.goods.find(({ fact }) => fact.idProduto === line?.idProduto)
      if (good && line) good.left += line.quantidade
      return line ? eventsOf(name, line) : []
    })
    await recordEvents(contextAt(moment), { eventos: eventos.flat() })
  }
  // Each run sums the three days before it.
  for (let day = DAYS; day >= 0; day -= 3)
    await summariseEvents(contextAt(new Date(agora.getTime() - day * DAY_MS)))

  for (const [place, [texto, vezes]] of NOT_FOUND.entries()) {
    const em = new Date(agora.getTime() - (place + 1) * 0.7 * DAY_MS)
    for (let time = 0; time < vezes; time++) noteEmptySearch(contextAt(em), texto)
  }
  await writeEmptySearches(contextAt(agora).db)
}

type Goods = { idProduto: number; url: string; precoPor: number }

/** How far a visitor came: to a product, to the cart, to the checkout. */
function eventsOf(name: string, { idProduto, url, precoPor }: Goods): ShopEvent[] {
  const far = chance(name, 'ate onde')
  const itens = [{ idProduto, quantidade: 1, valor: precoPor }]
  const [pagina = '/'] = url.split('?')
  const events: ShopEvent[] = [{ nome: 'page_view', pagina: '/', entrada: true, itens: [] }]
  if (far > 0.3) events.push({ nome: 'view_item', pagina, entrada: false, itens })
  if (far > 0.84) events.push({ nome: 'add_to_cart', pagina, entrada: false, itens })
  if (far > 0.92) events.push({ nome: 'begin_checkout', pagina: '/checkout', entrada: false, itens })

  return events
}
