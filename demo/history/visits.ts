import type { ShopEvent } from '#contract/events.ts'
import { chance } from '#demo/catalogue/chance.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { recordEvents } from '#platform/marketing/events/record-events.ts'
import { summariseEvents } from '#platform/marketing/events/summarise-events.ts'
import { countEmptySearch, writeEmptySearches } from '#platform/search/empty-searches.ts'
import { pastMoments } from './calendar.ts'
import { fillBasket, openDemoStock } from './orders/demo-stock.ts'

/** Twice the period that the panel shows. */
const DAYS = 60

/** Number of times at which events are recorded, and visits at each time. */
const WRITES = 360
const VISITS = 14

/** Searches without results, and how often each was made. */
const NOT_FOUND: readonly (readonly [texto: string, vezes: number])[] = [
  ['saxofone alto', 11],
  ['piano digital', 9],
  ['theremin', 7],
  ['acordeon', 6],
  ['trompete', 4],
  ['sintetizador', 3],
]

/** Records visits, from the first page to the checkout, with their daily summaries, and searches without results. */
export async function loadVisits(
  contextAt: (moment: Date) => RequestContext,
  { now, products }: { now: Date; products: readonly number[] },
): Promise<void> {
  const demoStock = await openDemoStock(contextAt(now), products)
  const moments = pastMoments(now, { what: 'visitas', count: WRITES, days: DAYS })
  for (const [n, moment] of moments.entries()) {
    const eventos = Array.from({ length: VISITS }, (_, visitor) => {
      const name = `visita ${n} ${visitor}`
      const [line] = fillBasket(demoStock, name)
      // Visits don't reduce the stock.
      const good = demoStock.goods.find(({ product }) => product.idProduto === line?.idProduto)
      if (good && line) good.left += line.quantidade
      return line ? eventsOf(name, line) : []
    })
    await recordEvents(contextAt(moment), { eventos: eventos.flat() })
  }
  // Each run summarises the three days before it.
  for (let day = DAYS; day >= 0; day -= 3)
    await summariseEvents(contextAt(new Date(now.getTime() - day * DAY_MS)))

  for (const [place, [texto, vezes]] of NOT_FOUND.entries()) {
    const em = new Date(now.getTime() - (place + 1) * 0.7 * DAY_MS)
    for (let time = 0; time < vezes; time++) countEmptySearch(contextAt(em), texto)
  }
  await writeEmptySearches(contextAt(now).db)
}

type Goods = { idProduto: number; url: string; precoPor: number }

/** Returns the events of a visit: to a product, to the cart, or to the checkout. */
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
