import { ordersAfter } from '#platform/orders/listing/orders-after.ts'
import type { ExportAdapter } from './kind.ts'
import { moneyText } from './money-text.ts'
import { ORDER_FIELDS } from './order-fields.ts'
import { parcelsText } from './parcels-text.ts'

type Exported = Awaited<ReturnType<typeof ordersAfter>>['pedidos'][number]
type Item = Exported['itens'][number]

/** Internal notes are not exported. */
type Column = Exclude<(typeof ORDER_FIELDS)[number]['campo'], 'anotacao'>

/**
 * The columns are the fields that an import reads; computed ones (`totalItens`, `encomendas`, `totalItem`) are ignored
 * there.
 */
const COLUMNS: Record<
  Column | 'totalItens' | 'encomendas' | 'totalItem',
  (order: Exported, item: Item) => string
> = {
  pedido: ({ numero }) => String(numero),
  numeroAntigo: ({ numeroAntigo }) => numeroAntigo ?? '',
  criadoEm: ({ criadoEm }) => criadoEm,
  situacao: ({ situacao }) => situacao,
  nomeRazao: ({ comprador }) => comprador.nomeRazao,
  documento: ({ comprador }) => comprador.documento,
  email: ({ email }) => email,
  celular: ({ comprador }) => comprador.celular,
  cep: ({ endereco }) => endereco?.cep ?? '',
  logradouro: ({ endereco }) => endereco?.logradouro ?? '',
  numeroEndereco: ({ endereco }) => endereco?.numero ?? '',
  complemento: ({ endereco }) => endereco?.complemento ?? '',
  bairro: ({ endereco }) => endereco?.bairro ?? '',
  cidade: ({ endereco }) => endereco?.cidade ?? '',
  uf: ({ endereco }) => endereco?.uf ?? '',
  formaPagamento: ({ metodo, pagamentoAntigo }) => pagamentoAntigo ?? (metodo === 'outro' ? '' : metodo),
  cupom: ({ cupom }) => cupom ?? '',
  totalItens: ({ totalItens }) => moneyText(totalItens),
  valorFrete: ({ valorFrete }) => moneyText(valorFrete),
  desconto: ({ subtotal, valorFrete, total }) => moneyText(subtotal + valorFrete - total),
  total: ({ total }) => moneyText(total),
  pagoEm: ({ pagoEm }) => pagoEm,
  entregueEm: ({ entregueEm }) => entregueEm,
  frete: ({ frete }) => frete.label,
  rastreio: ({ rastreio }) => rastreio ?? '',
  transportadora: ({ transportadora }) => transportadora ?? '',
  linkRastreio: ({ linkRastreio }) => linkRastreio ?? '',
  encomendas: ({ encomendas, itens }) => parcelsText(encomendas, itens),
  nfe: ({ nfe }) => nfe ?? '',
  chaveNfe: ({ chaveNfe }) => chaveNfe ?? '',
  linkNfe: ({ linkNfe }) => linkNfe ?? '',
  sku: (_, { sku }) => sku,
  produto: (_, { nome }) => nome,
  quantidade: (_, { quantidade }) => String(quantidade),
  precoPor: (_, { precoPor }) => moneyText(precoPor),
  totalItem: (_, { total }) => moneyText(total),
}

const NAMES = new Map<string, string>([
  ...ORDER_FIELDS.map(({ campo, nome }) => [campo, nome] as const),
  ['totalItens', 'Itens (R$)'],
  ['encomendas', 'Encomendas'],
  ['totalItem', 'Total do item (R$)'],
])

/** Exports orders, one line per item; each line repeats the fields of the order. */
export const ordersExport: ExportAdapter = {
  header: async () => orderHeader(),
  page: async ({ db }, { depois }) => {
    const { pedidos, depois: next } = await ordersAfter(db, depois)

    return { linhas: orderLines(pedidos), depois: next }
  },
}

/** The column names of `orderLines`. */
export function orderHeader(): string[] {
  return Object.keys(COLUMNS).map((column) => NAMES.get(column) ?? column)
}

/** One line per item of these orders. */
export function orderLines(orders: readonly Exported[]): string[][] {
  const cells = Object.values(COLUMNS)

  return orders.flatMap((order) => order.itens.map((item) => cells.map((cell) => cell(order, item))))
}
