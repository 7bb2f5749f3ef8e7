import type { Home } from '#contract/panel/panel.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { lastDays } from '#domain/time/last-days.ts'
import { lowStock } from '#platform/catalog/stock/list-stock-levels.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { countFailedJobs } from '#platform/infrastructure/jobs/failed-jobs.ts'
import { countVisits } from '#platform/marketing/events/count-visits.ts'
import { countBySituation } from '#platform/orders/listing/count-by-situation.ts'
import { bestSellers } from '#platform/orders/reports/best-sellers.ts'
import { type SalesSummary, summariseSales } from '#platform/orders/reports/summarise-sales.ts'
import { countWaiting } from '#platform/reviews/moderation/count-waiting.ts'
import { listEmptySearches } from '#platform/search/list-empty-searches.ts'

/** Lines of each list; the rest is on the page that it links to. */
const LINES = 5

/** The longest period of the figures. */
const MAX_DAYS = 30

/** The data of the panel's home page. Each part is null without its permission. */
export async function getHome(context: RequestContext, { dias }: { dias: '1' | '7' | '30' }): Promise<Home> {
  const staff = permit(context, 'painel.ver')
  const period = lastDays(context.now, Number(dias))
  const forWhoMay = <Part>(permissao: Permission, ask: () => Promise<Part>) =>
    staff.permissoes.includes(permissao) ? ask() : Promise.resolve(null)

  const [vendas, pedidos, visitas, maisVendidos, buscasSemResultado, estoque, opinioes, tarefasComFalha] =
    await Promise.all([
      forWhoMay('vendas.ver', () => summariseSales(context, lastDays(context.now, 2 * MAX_DAYS))),
      forWhoMay('pedidos.ver', () => countBySituation(context)),
      forWhoMay('marketing.ver', () => countVisits(context, period)),
      forWhoMay('pedidos.ver', () => bestSellers(context, { ...period, limite: LINES })),
      forWhoMay('marketing.ver', () => listEmptySearches(context, { pagina: 1, porPagina: LINES })),
      forWhoMay('estoque.ver', () => lowStock(context, { limite: LINES })),
      forWhoMay('opinioes.moderar', () => countWaiting(context)),
      forWhoMay('tarefas.ver', () => countFailedJobs(context.db)),
    ])
  // Orders imported from another shop did not come from visits here.
  const paid = vendas?.dias.slice(-Number(dias)).reduce((sum, { own }) => sum + own, 0) ?? null

  return {
    vendas: vendas && compared(vendas),
    pedidos,
    maisVendidos,
    buscasSemResultado,
    opinioes,
    tarefasComFalha,
    funil: visitas && { ...visitas, pagos: paid },
    estoqueBaixo: estoque && {
      total: estoque.total,
      atrasados: estoque.atrasados,
      itens: estoque.itens.map(({ idSku, sku, produto, variacao, estoque: left }) => {
        return { idSku, sku, produto, variacao, estoque: left }
      }),
    },
  }
}

type Days = SalesSummary['dias']

function compared({ dias }: SalesSummary): NonNullable<Home['vendas']> {
  const stretch = (count: number) => ({
    ...soldInLast(dias, count),
    antes: soldInLast(dias.slice(0, -count), count),
  })

  return {
    hoje: stretch(1),
    seteDias: stretch(7),
    trintaDias: stretch(MAX_DAYS),
    dias: dias.slice(-MAX_DAYS).map(({ dia, pedidos, valor }) => ({ dia, pedidos, valor })),
  }
}

function soldInLast(dias: Days, count: number): { pedidos: number; valor: number } {
  return dias
    .slice(-count)
    .reduce((sum, { pedidos, valor }) => ({ pedidos: sum.pedidos + pedidos, valor: sum.valor + valor }), {
      pedidos: 0,
      valor: 0,
    })
}
