import { type SQL, sql } from 'drizzle-orm'

/** The ids of orders with a refund: a subquery for another module's statement. */
export function refundedOrders(): SQL {
  return sql`(select pedido from pagamentos where estornado > 0)`
}

/** The ids of orders whose card payment has a chargeback: a subquery. */
export function contestedOrders(): SQL {
  return sql`(select pedido from pagamentos where situacao = 'contestado')`
}
