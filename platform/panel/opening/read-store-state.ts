import type { StoreState } from '#domain/store/opening/store-state.ts'
import { hasExampleProducts } from '#platform/catalog/examples/example-products.ts'
import { countForSale } from '#platform/catalog/listing/count-for-sale.ts'
import { hasIdentity } from '#platform/content/appearance/published-appearance.ts'
import { pagesWithGaps } from '#platform/content/pages/pages-to-complete.ts'
import { publishedPages } from '#platform/content/pages/published-pages.ts'
import { currentSettings } from '#platform/content/settings/current-settings.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { mailOrigin } from '#platform/mail/server/mail-origin.ts'
import { findTestOrder } from '#platform/orders/reports/find-test-order.ts'
import { routePayment } from '#platform/payments/accounts/route-payment.ts'
import type { PaymentMethod } from '#platform/payments/port.ts'
import { countFreightServices } from '#platform/shipping/freight-tables/count-freight-services.ts'

const METHODS: readonly PaymentMethod[] = ['pix', 'boleto', 'cartao']

/** What the store's modules know of it now, for the rule of its opening. */
export async function readStoreState(context: RequestContext): Promise<StoreState & { aberta: boolean }> {
  const { db, now, storeUrl } = context
  // Read here: the settings of this process may be a moment older than what was just saved.
  const { settings } = await currentSettings(db)
  const { frete, abertura } = settings.sistema
  const [aparencia, produtos, servicos, paginas, incompletas, pedidoTeste, correio] = await Promise.all([
    hasIdentity(context),
    countForSale(db),
    countFreightServices(db, frete),
    publishedPages(db, now),
    pagesWithGaps({ ...context, settings }),
    findTestOrder(db),
    mailOrigin(context),
  ])

  return {
    aberta: abertura.aberta,
    loja: settings.loja,
    aparencia,
    produtos,
    entregas: servicos + Number(frete.retirada),
    formas: METHODS.filter(
      (metodo) => settings.sistema.pagamentos[metodo] && routePayment(context.payments, metodo) !== undefined,
    ).length,
    paginas: paginas.map(({ slug }) => slug),
    paginasIncompletas: incompletas.length,
    correio: correio.servidor !== null,
    url: storeUrl,
    pedidoTeste,
    exemplos: await hasExampleProducts(context),
  }
}
