import type { FieldProblem } from '#domain/format/field-problem.ts'
import type { buyerGroup, placeGroup, storeGroup } from '#domain/order/invoice/invoice-parties.ts'
import type { creditGroup, paymentGroup } from '#domain/order/invoice/invoice-payment.ts'
import type { ItemTaxes, Regime } from './item-taxes.ts'

/** An item of an invoice; amounts in centavos. */
export type InvoiceItemLine = {
  codigo: string
  gtin: string | null
  descricao: string
  ncm: string
  cest: string | null
  cfop: string
  unidade: string
  quantidade: number
  valorUnitario: number
  /** Unit price × quantity. */
  valor: number
  frete: number
  desconto: number
  origem: number
  impostos: ItemTaxes
}

/** An NF-e (model 55), ready for whichever service issues it; parties are in the groups of the layout. */
export type Invoice = {
  natureza: string
  /** A sale leaves the store; returned goods enter it, and name the sale's invoice by its key. */
  operacao: { tipo: 'venda' } | { tipo: 'devolucao'; chave: string }
  emissao: Date
  regime: Regime
  interestadual: boolean
  emitente: ReturnType<typeof storeGroup>
  comprador: ReturnType<typeof buyerGroup> & { fone: string }
  /** The buyer's address, with the IBGE code of the city. */
  endereco: ReturnType<typeof placeGroup> & { cMun: string }
  itens: InvoiceItemLine[]
  /** Sums over the items, in centavos; `total` is what the buyer pays. */
  totais: { produtos: number; frete: number; desconto: number; total: number }
  /** The carrier's name; null without freight. */
  transportadora: string | null
  pagamento: ReturnType<typeof paymentGroup>
  /** What was paid in kind, with an instrument given in exchange. */
  credito?: ReturnType<typeof creditGroup>
  informacoes: string
}

/** What keeps an invoice from being issued: the sentence, the field, and the panel's page where it is fixed. */
export type InvoiceProblem = FieldProblem & { link: string | null }

/** Pages of the panel where problems are fixed. */
export const FIX_AT = {
  loja: '/configuracoes',
  regras: '/configuracoes/nota-fiscal',
  produto: (id: number) => `/produtos/${id}`,
} as const
