import {
  type InvoiceItem,
  type InvoiceLine,
  invoiceCredit,
  invoiceDescription,
  invoiceLines,
} from './invoice-lines.ts'
import {
  buyerGroup,
  type InvoiceBuyer,
  type InvoicePlace,
  type InvoiceStore,
  placeGroup,
  storeGroup,
} from './invoice-parties.ts'
import { creditGroup, type InvoicePayment, paymentGroup } from './invoice-payment.ts'
import { reais } from './reais.ts'

export type InvoiceOrder = {
  numero: number
  loja: InvoiceStore
  comprador: InvoiceBuyer
  /** Null if it is picked up in the store. */
  endereco: InvoicePlace | null
  itens: readonly InvoiceItem[]
  /** In centavos; `transportadora` is the name of the freight option. */
  frete: { valor: number; transportadora: string }
  pagamento: InvoicePayment
}

/**
 * Returns an order's data for its NF-e (model 55, layout 4.00), in the layout's groups and names, amounts as text in
 * reais. Freight is split over the items in proportion to their price, and everything adds up to what the buyer pays,
 * to the centavo. The issuing system adds taxes, the buyer's IBGE code and the invoice number; `pendencias` lists
 * missing store data.
 */
export function invoiceData(order: InvoiceOrder) {
  const { numero, loja, comprador, endereco, itens, frete, pagamento } = order
  const uf = endereco?.uf ?? loja.endereco.uf
  const interstate = uf !== loja.endereco.uf
  const cfop = cfopOf(interstate, comprador)
  const lines = invoiceLines(itens, frete.valor)
  const vProd = sum(lines.map((line) => line.vProd))
  const vFrete = sum(lines.map((line) => line.vFrete))
  const vDesc = sum(lines.map((line) => line.vDesc))
  const vNF = vProd + vFrete - vDesc

  return {
    versao: '4.00',
    ide: {
      mod: '55',
      natOp: 'Venda de mercadoria',
      tpNF: '1',
      finNFe: '1',
      // Internet sale to a final consumer.
      idDest: interstate ? '2' : '1',
      indFinal: '1',
      indPres: '2',
      indIntermed: '0',
    },
    emit: storeGroup(loja),
    dest: { ...buyerGroup(comprador), ...(endereco && { enderDest: placeGroup(endereco) }) },
    det: lines.map((line, i) => ({ nItem: i + 1, prod: productGroup(line, cfop), imposto: taxGroup(line) })),
    total: {
      ICMSTot: {
        vProd: reais(vProd),
        vFrete: reais(vFrete),
        vSeg: reais(0),
        vDesc: reais(vDesc),
        vOutro: reais(0),
        vNF: reais(vNF),
      },
    },
    transp: endereco
      ? { modFrete: '0', transporta: { xNome: frete.transportadora.slice(0, 60) } }
      : { modFrete: '9' },
    pag: { detPag: paymentGroups(pagamento, { vNF, credit: invoiceCredit(itens) }) },
    infAdic: { infCpl: `Pedido ${numero}` },
    pendencias: pending(order),
  }
}

/** What was paid by credit, if anything, and how the rest was. */
function paymentGroups(payment: InvoicePayment, { vNF, credit }: { vNF: number; credit: number }) {
  if (credit === 0) return [paymentGroup(payment, reais(vNF))]
  const rest = vNF - credit

  return [creditGroup(reais(credit)), ...(rest > 0 ? [paymentGroup(payment, reais(rest))] : [])]
}

/** CFOP for resold goods: 5102 within the state, 6102 to taxpayers in another state, 6108 to other buyers there. */
function cfopOf(interstate: boolean, { inscricaoEstadual }: InvoiceBuyer): string {
  if (!interstate) return '5102'
  return /\d/.test(inscricaoEstadual) ? '6102' : '6108'
}

/** Omits zero amounts, which the layout's groups don't allow. */
function productGroup(line: InvoiceLine, cfop: string) {
  const { sku, ean, ncm, quantidade, precoPor, vProd, vFrete, vDesc } = line
  const price = { qCom: String(quantidade), vUnCom: reais(precoPor), vProd: reais(vProd) }

  return {
    cProd: sku.slice(0, 60),
    cEAN: ean ?? NO_GTIN,
    xProd: invoiceDescription(line),
    NCM: ncm ?? '',
    CFOP: cfop,
    uCom: 'UN',
    ...price,
    cEANTrib: ean ?? NO_GTIN,
    uTrib: 'UN',
    qTrib: price.qCom,
    vUnTrib: price.vUnCom,
    ...(vFrete > 0 && { vFrete: reais(vFrete) }),
    ...(vDesc > 0 && { vDesc: reais(vDesc) }),
    indTot: '1',
  }
}

const NO_GTIN = 'SEM GTIN'

function taxGroup({ origem }: InvoiceLine) {
  return { ICMS: { orig: String(origem) } }
}

function pending({ loja, itens, endereco }: InvoiceOrder): string[] {
  return [
    ...itens.flatMap(({ ncm, sku }) => (ncm ? [] : [`Informe o NCM de ${sku}.`])),
    ...(loja.codigoMunicipio ? [] : ['Informe o código IBGE do município da loja.']),
    ...(endereco ? ['Informe o código IBGE do município do comprador.'] : []),
  ]
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
