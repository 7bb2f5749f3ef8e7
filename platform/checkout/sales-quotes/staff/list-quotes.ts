import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { SalesQuoteFilter, SalesQuoteRow } from '#contract/orders/sales/sales-quotes.ts'
import { MAX_COUNTED } from '#contract/paging.ts'
import type { SalesQuoteSituation } from '#domain/order/sales-quote/sales-quote.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { hasWords } from '#platform/database/has-words.ts'
import { pageBounds } from '#platform/database/page-bounds.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { livesInStatement } from '#platform/orders/access/lives-in-statement.ts'
import { numberInStatement } from '#platform/orders/access/number-in-statement.ts'
import { situationOf } from '../rows.ts'
import { propostas, propostasVersoes as versoes } from '../tables.ts'

const LIVES = livesInStatement(sql`propostas.id_pedido`)
const NEWEST = and(eq(versoes.idProposta, propostas.id), eq(versoes.versao, propostas.versao))

/** A page of the quotes that match, the latest first, and their number up to `MAX_COUNTED`. */
export async function listQuotes(
  context: RequestContext,
  filter: SalesQuoteFilter,
): Promise<{ itens: SalesQuoteRow[]; total: number }> {
  permit(context, 'pedidos.vender')
  const { db, now } = context
  const where = and(inSituation(filter.situacao, saoPauloClock(now).dia), found(filter.busca))
  const { limit, offset } = pageBounds(filter)
  const [rows, counted] = await Promise.all([
    db
      .select({
        proposta: propostas,
        versao: versoes,
        numeroPedido: numberInStatement(sql`propostas.id_pedido`),
        pedidoVivo: LIVES,
      })
      .from(propostas)
      .innerJoin(versoes, NEWEST)
      .where(where)
      .orderBy(desc(propostas.criadaEm), asc(propostas.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: sql<number>`count(*)::int` })
      .from(
        db
          .select({ id: propostas.id })
          .from(propostas)
          .innerJoin(versoes, NEWEST)
          .where(where)
          .limit(MAX_COUNTED)
          .as('found'),
      ),
  ])

  return {
    itens: rows.map((row) => {
      const { proposta, versao, numeroPedido, pedidoVivo } = row
      const { id, numero, origem, vendedor, comprador, idPedido } = proposta
      const { total, validaAte } = versao

      return {
        id,
        numero,
        origem,
        vendedor,
        total,
        validaAte,
        versao: versao.versao,
        situacao: situationOf(row, context),
        nome: comprador.nomeRazao,
        criadaEm: proposta.criadaEm.toISOString(),
        pedido:
          pedidoVivo && idPedido !== null && numeroPedido !== null
            ? { id: idPedido, numero: numeroPedido }
            : null,
      }
    }),
    total: counted[0]?.total ?? 0,
  }
}

/** The same as `salesQuoteSituation`. `dia`: today in São Paulo. */
function inSituation(situacao: SalesQuoteSituation | undefined, dia: string): SQL | undefined {
  switch (situacao) {
    case undefined:
      return undefined
    case 'cancelada':
      return sql`${propostas.canceladaEm} is not null`
    case 'aceita':
      return sql`${propostas.canceladaEm} is null and ${LIVES}`
    case 'aberta':
      return sql`${propostas.canceladaEm} is null and not ${LIVES} and ${versoes.validaAte} >= ${dia}`
    case 'vencida':
      return sql`${propostas.canceladaEm} is null and not ${LIVES} and ${versoes.validaAte} < ${dia}`
  }
}

function found(busca: string): SQL | undefined {
  if (busca === '') return undefined
  const numero = /^#?\s*(\d{1,9})$/.exec(busca)?.[1]
  const words = hasWords(sql`(${propostas.comprador} ->> 'nomeRazao') || ' ' || ${propostas.email}`, busca)

  return numero === undefined ? words : or(eq(propostas.numero, Number(numero)), words)
}
