import { ordersAfter } from '#platform/orders/admin/orders-after.ts'
import type { ExportAdapter } from '../kind.ts'
import { moneyText } from '../money-text.ts'

const HEADER = [
  ...['Pedido', 'Data', 'Situação', 'Cliente', 'CPF/CNPJ', 'E-mail', 'Celular', 'CEP', 'Cidade', 'UF'],
  ...[
    'Forma de pagamento',
    'Cupom',
    'Itens (R$)',
    'Frete (R$)',
    'Total (R$)',
    'Pago em',
    'Envio',
    'Rastreio',
  ],
  ...['SKU', 'Produto', 'Quantidade', 'Preço unitário (R$)', 'Total do item (R$)'],
]

/** Orders, a line for each of their items; what is of the whole order stands in each. */
export const ordersExport: ExportAdapter = {
  header: async () => HEADER,
  page: async ({ db }, { depois }) => {
    const { pedidos, depois: next } = await ordersAfter(db, depois)
    return {
      linhas: pedidos.flatMap(({ itens, ...order }) =>
        itens.map((item) => [
          ...[String(order.numero), order.criadoEm, order.situacao, order.comprador.nomeRazao],
          ...[order.comprador.documento, order.email, order.comprador.celular],
          ...[order.endereco?.cep ?? '', order.endereco?.cidade ?? '', order.endereco?.uf ?? ''],
          ...[order.metodo, order.cupom ?? '', moneyText(order.totalItens), moneyText(order.valorFrete)],
          ...[moneyText(order.total), order.pagoEm, order.frete.label, order.rastreio ?? ''],
          ...[item.sku, item.nome, String(item.quantidade), moneyText(item.precoPor), moneyText(item.total)],
        ]),
      ),
      depois: next,
    }
  },
}
