import { type SQL, sql } from 'drizzle-orm'
import type { OrderFilter } from '#contract/orders/admin-orders.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { contestedOrders, refundedOrders } from '#platform/payments/orders-of-payments.ts'
import { soldIn } from '../reports/sold-in.ts'

/**
 * The SQL condition of an order filter on the table `p`. `contatos`: whether the reader may see buyers' CPF, e-mail and
 * phone. They are not searched for anybody else, because a search would reveal them digit by digit.
 */
export function orderConditions(filter: Omit<OrderFilter, 'ordem'>, contatos: boolean): SQL {
  const { situacao, pagamento, metodo, de, ate, atencao, idCliente, idProduto, marcador } = filter
  const { vendidoDe = '2000-01-01', vendidoAte = '2100-01-01' } = filter
  const conditions = [
    filter.busca && holds(filter.busca, contatos),
    situacao && sql`p.situacao = ${situacao}`,
    pagamento && PAYMENT[pagamento](),
    metodo && sql`p.metodo = ${metodo}`,
    de && sql`p.criado_em >= ${dayStart(de)}`,
    ate && sql`p.criado_em < ${dayStart(ate, 1)}`,
    (filter.vendidoDe || filter.vendidoAte) && soldIn({ de: vendidoDe, ate: vendidoAte }),
    filter.importado && sql`p.numero_antigo is not null`,
    atencao && sql`p.atencao is not null`,
    marcador && sql`p.id in (select id_pedido from pedidos_marcadores where marcador = ${marcador})`,
    idCliente && sql`p.id_cliente = ${idCliente}`,
    // A product that thousands bought is found in another way than one that few did.
    idProduto &&
      sql`p.id in (select id_pedido from pedidos_itens where id_produto = ${idProduto} /* values decide */)`,
  ].filter((one) => one !== undefined && one !== '' && one !== 0)

  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const PAYMENT = {
  aReceber: () => sql`p.situacao in ('aguardandoPagamento', 'pagamentoEmAnalise')`,
  pago: () => sql`p.pago_em is not null`,
  estornado: () => sql`p.id in ${refundedOrders()}`,
  contestado: () => sql`p.id in ${contestedOrders()}`,
}

/**
 * Each word is a prefix of an indexed word; those of buyers' contacts are indexed with a tilde
 * (`0046_orders_search.sql`).
 */
function holds(busca: string, contatos: boolean): SQL {
  const words = wordsOf(busca).map((word) => (contatos ? `('${word}':* | '~${word}':*)` : `'${word}':*`))
  // Only punctuation was typed.
  if (words.length === 0) return sql`false`

  return sql`p.id in (select id_pedido from pedidos_busca where palavras @@ ${words.join(' & ')}::tsquery)`
}

/** The words as they are indexed: CPF, CNPJ and phone without punctuation. */
function wordsOf(busca: string): string[] {
  return plainText(busca)
    .split(' ')
    .flatMap((word) => {
      if (/^\(?\d[\d.()/-]*$/.test(word)) return word.replace(/\D/g, '')
      return word.split(/[^\p{L}\p{N}@._+/-]+/u)
    })
    .filter((word) => word !== '')
}
