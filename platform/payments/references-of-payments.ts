import { type SQL, sql } from 'drizzle-orm'

/** The `referencia` of payments with a refund: a subquery for another module's statement. */
export function refundedReferences(): SQL {
  return sql`(select referencia from pagamentos where estornado > 0)`
}

/** The `referencia` of card payments with a chargeback: a subquery. */
export function contestedReferences(): SQL {
  return sql`(select referencia from pagamentos where situacao = 'contestado')`
}
