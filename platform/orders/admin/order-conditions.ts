import { type SQL, sql } from 'drizzle-orm'
import type { OrderFilter } from '#contract/admin/orders.ts'
import { dayStart } from '#domain/day-start.ts'
import { plainText } from '#domain/plain-text.ts'
import { contestedReferences, refundedReferences } from '#platform/payments/references-of-payments.ts'

/**
 * Which orders of the table `p` are looked for. `contatos`: who asks may know the buyers' CPF, e-mail and phone; for everybody
 * else those are not searched, lest a search tells them digit by digit.
 */
export function orderConditions(filter: Omit<OrderFilter, 'ordem'>, contatos: boolean): SQL {
  const { situacao, pagamento, metodo, de, ate, atencao, idCliente, idProduto } = filter
  const conditions = [
    ...wordsOf(filter.busca).map((word) => holds(word, contatos)),
    situacao && sql`p.situacao = ${situacao}`,
    pagamento && PAYMENT[pagamento](),
    metodo && sql`p.metodo = ${metodo}`,
    de && sql`p.criado_em >= ${dayStart(de)}`,
    ate && sql`p.criado_em < ${dayStart(ate, 1)}`,
    atencao && sql`p.atencao is not null`,
    idCliente && sql`p.id_cliente = ${idCliente}`,
    idProduto && sql`p.id in (select id_pedido from pedidos_itens where id_produto = ${idProduto})`,
  ].filter((one) => one !== undefined && one !== '' && one !== 0)

  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`
}

const PAYMENT = {
  aReceber: () => sql`p.situacao in ('aguardandoPagamento', 'pagamentoEmAnalise')`,
  pago: () => sql`p.pago_em is not null`,
  estornado: () => sql`p.id::text in ${refundedReferences()}`,
  contestado: () => sql`p.id::text in ${contestedReferences()}`,
}

/** What is typed with marks between its digits (CPF, CNPJ, phone) is kept without them. */
function wordsOf(busca: string): string[] {
  const words = plainText(busca).split(' ').filter(Boolean)

  return words.map((word) => (/^\(?\d[\d.()/-]*$/.test(word) ? word.replace(/\D/g, '') : word))
}

/** In two steps, since each table has an index of its own words. */
function holds(word: string, contatos: boolean): SQL {
  const like = `%${word.replace(/[%_\\]/g, '\\$&')}%`
  const named = contatos
    ? sql`true`
    : sql`texto_simples(numero::text || ' ' || (comprador ->> 'nomeRazao')) like ${like}`

  return sql`p.id in (
    select id from pedidos where texto like ${like} and ${named}
    union all
    select id_pedido from pedidos_itens where texto like ${like}
  )`
}
