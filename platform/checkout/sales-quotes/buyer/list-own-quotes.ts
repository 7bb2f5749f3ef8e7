import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnSalesQuoteRow } from '#contract/orders/sales/own-sales-quotes.ts'
import { quoteOfOrder } from '#domain/order/sales-quote/attempt-key.ts'
import { salesQuotePath } from '#domain/order/sales-quote/sales-quote-path.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { livesInStatement } from '#platform/orders/access/lives-in-statement.ts'
import { numberInStatement } from '#platform/orders/access/number-in-statement.ts'
import { type OrderAccess, openOrder } from '#platform/orders/access/open-order.ts'
import { readQuote, situationOf } from '../rows.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import { propostas, propostasVersoes as versoes } from '../tables.ts'

/** The most quotes listed: older ones are opened by their mails. */
const LIMIT = 100

/** The quotes for the logged-in customer's account, the newest first. Refuses `LoginNecessario`. */
export async function listOwnQuotes(context: RequestContext): Promise<{ itens: OwnSalesQuoteRow[] }> {
  const idCliente = await requireCustomer(context)
  const rows = await context.db
    .select({
      proposta: propostas,
      versao: versoes,
      numeroPedido: numberInStatement(sql`propostas.id_pedido`),
      pedidoVivo: livesInStatement(sql`propostas.id_pedido`),
    })
    .from(propostas)
    .innerJoin(versoes, and(eq(versoes.idProposta, propostas.id), eq(versoes.versao, propostas.versao)))
    .where(eq(propostas.idCliente, idCliente))
    .orderBy(desc(propostas.criadaEm), desc(propostas.numero))
    .limit(LIMIT)

  return {
    itens: rows.map((row) => ({
      id: row.proposta.id,
      numero: row.proposta.numero,
      situacao: situationOf(row, context),
      total: row.versao.total,
      validaAte: row.versao.validaAte,
      criadaEm: row.proposta.criadaEm.toISOString(),
      numeroPedido: row.pedidoVivo ? row.numeroPedido : null,
      url: salesQuotePath(row.proposta.id),
    })),
  }
}

/** The quote that an order was, for the order's buyer; null for all other orders. Refuses as `openOrder` does. */
export async function quoteOfOwnOrder(
  context: RequestContext,
  access: OrderAccess,
): Promise<{ proposta: { numero: number; url: string } | null }> {
  const { pedido } = await openOrder(context, access)
  const id = quoteOfOrder(pedido)
  if (id === null) return { proposta: null }
  const { proposta } = await readQuote(context.db, id)

  return {
    proposta: { numero: proposta.numero, url: salesQuotePath(id, salesQuoteKey(context, proposta)) },
  }
}
