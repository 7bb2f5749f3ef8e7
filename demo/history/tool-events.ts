import type { ShopEvent } from '#contract/events.ts'
import { chance } from '#demo/catalogue/chance.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { recordEvents } from '#platform/marketing/events/record-events.ts'
import { pastMoments, weighted } from './calendar.ts'
import { type DemoStock, openDemoStock } from './orders/demo-stock.ts'
import { KINDS, TOOL_USES, type ToolUse } from './tool-uses.ts'

/** Twice the longest period that the panel shows. */
const DAYS = 60

/** Number of times at which events are recorded, and uses at each time. */
const WRITES = 180
const USES = 8

/** Records the use of the tools for musicians. */
export async function loadToolEvents(
  contextAt: (moment: Date) => RequestContext,
  { now, products }: { now: Date; products: readonly number[] },
): Promise<void> {
  const { goods } = await openDemoStock(contextAt(now), products)
  const moments = pastMoments(now, { what: 'ferramentas', count: WRITES, days: DAYS })
  for (const [n, moment] of moments.entries())
    await recordEvents(contextAt(moment), {
      eventos: Array.from({ length: USES }, (_, place) => eventOf(goods, `ferramenta ${n} ${place}`)),
    })
}

function eventOf(goods: DemoStock['goods'], name: string): ShopEvent {
  const use = oneOf(
    TOOL_USES.map((each) => [each, each.weight]),
    name,
  )
  const event: ShopEvent = {
    nome: use.nome,
    pagina: use.pagina,
    entrada: false,
    itens: itemsOf(use, goods, name),
  }
  if (use.termos) event.termo = oneOf(use.termos, `${name} termo`)

  return event
}

function itemsOf({ products }: ToolUse, goods: DemoStock['goods'], name: string): ShopEvent['itens'] {
  if (!products) return []
  const ofKind = goods.filter(({ product }) => KINDS[products.kind].test(product.nomeProduto))
  const chosen = Array.from({ length: products.count }, (_, place) =>
    oneOf(
      ofKind.map(({ product, weight }) => [product, weight]),
      `${name} produto ${place}`,
    ),
  )

  return [...new Set(chosen)].map(({ idProduto, precoPor }) => ({
    idProduto,
    quantidade: 1,
    valor: precoPor,
  }))
}

/** One of several, by their weights, always the same for the same name. */
function oneOf<T>(options: readonly (readonly [option: T, weight: number])[], name: string): T {
  const place = weighted(
    options.map(([, weight]) => weight),
    chance(name),
  )
  const [option] = options[place] ?? []
  if (option === undefined) throw new Error(`There is nothing to choose from for ${name}.`)

  return option
}
