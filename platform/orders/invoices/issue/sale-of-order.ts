import { capitalCode } from '#domain/customer/address/capital-centres.ts'
import { sameCity } from '#domain/customer/address/city-agrees.ts'
import type { Regime } from '#domain/order/fiscal/item-taxes.ts'
import { type Sale, type SaleItem, saleInvoice } from '#domain/order/fiscal/sale-invoice.ts'
import { goodsAdjustments } from '#domain/order/invoice/goods-adjustments.ts'
import { type ProductTaxes, productTaxes } from '#platform/catalog/product/product-taxes.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { toOrder } from '#platform/orders/access/to-order.ts'
import { invoicePaymentOf } from '#platform/orders/invoices/invoice-payment-of.ts'
import type { OrderRows } from '#platform/orders/rows.ts'
import { readIssuing } from '../account/get-issuing.ts'
import { openIssuer } from '../account/open-issuer.ts'
import { InvoiceAccessRefused, InvoiceServiceUnavailable } from '../port.ts'
import { allRules } from '../rules/list-rules.ts'

/**
 * Builds the invoice of an order's sale, from the order, the products as they are now (an NCM that was fixed counts)
 * and the tax rules. `codigoMunicipio` is the city's IBGE code as somebody typed it, or empty. A code that only the
 * service could tell is missing while it is away; with `mustAsk`, its outage is thrown.
 */
export async function invoiceOfOrder(
  context: RequestContext,
  rows: OrderRows,
  { codigoMunicipio, mustAsk = false }: { codigoMunicipio: string; mustAsk?: boolean },
): Promise<ReturnType<typeof saleInvoice>> {
  const { db, settings, now } = context
  const { numero, comprador, endereco, frete } = rows.pedido
  const [issuing, regras, products] = await Promise.all([
    readIssuing(db),
    allRules(db),
    productTaxes(
      db,
      rows.itens.map(({ idProduto }) => idProduto),
    ),
  ])
  const adjustments = toOrder(context, rows).itens

  return saleInvoice({
    numero,
    loja: await storeOf(context),
    comprador,
    endereco: endereco && {
      ...endereco,
      codigoMunicipio: codigoMunicipio || (await cityCode(context, endereco, mustAsk)),
    },
    itens: rows.itens.map(
      (item, i): SaleItem => ({
        ...item,
        ...taxesNow(item, products.get(item.idProduto)),
        ajustes: goodsAdjustments({ ...item, ajustes: adjustments[i]?.ajustes ?? [] }),
      }),
    ),
    frete: { valor: frete.valor, transportadora: rows.envios[0]?.transportadora || frete.label },
    pagamento: invoicePaymentOf(rows),
    regras,
    informacoes: issuing.informacoes,
    emissao: now,
  })

  async function storeOf({ settings: { loja, fiscal } }: RequestContext): Promise<Sale['loja']> {
    return {
      ...loja,
      crt: regimeOf(fiscal.crt),
      codigoMunicipio: fiscal.codigoMunicipio || (await cityCode(context, settings.loja.endereco, mustAsk)),
    }
  }
}

/** The product as it is now, or as the order stored it if it is gone. */
function taxesNow(
  { idProduto, ncm, origem }: OrderRows['itens'][number],
  now: ProductTaxes | undefined,
): Pick<SaleItem, 'idProduto' | 'ncm' | 'origem' | 'categorias'> {
  if (!now) return { idProduto: null, ncm, origem, categorias: [] }

  return { idProduto, ncm: now.ncm ?? ncm, origem: now.origem, categorias: now.categorias }
}

function regimeOf(crt: number): Regime {
  return crt === 2 || crt === 3 || crt === 4 ? crt : 1
}

type Place = { cep: string; cidade: string; uf: string }

/**
 * Returns the IBGE code of a city: by its CEP, by name if it is a capital, or from the list of the service that issues.
 * Empty if nobody knows it.
 */
async function cityCode(
  context: RequestContext,
  { cep, cidade, uf }: Place,
  mustAsk: boolean,
): Promise<string> {
  const { settings, findStreet } = context
  const street = await findStreet(cep.replace(/\D/g, ''), settings.sistema.enderecos.busca)
  if (street && street.ibge !== '' && street.uf === uf && sameCity(street.cidade, cidade)) return street.ibge

  return capitalCode(uf, cidade) || (await cityOfService(context, { cidade, uf }, mustAsk))
}

async function cityOfService(
  context: RequestContext,
  place: Omit<Place, 'cep'>,
  mustAsk: boolean,
): Promise<string> {
  const { ambiente } = await readIssuing(context.db)
  const service = ambiente && (await openIssuer(context, ambiente))
  if (!service) return ''
  try {
    return (await service.findCity(place)) ?? ''
  } catch (error) {
    // The code can be typed; sending the invoice says what is wrong with the service.
    const isAway = error instanceof InvoiceServiceUnavailable || error instanceof InvoiceAccessRefused
    if (isAway && !mustAsk) return ''
    throw error
  }
}
