import { type SQL, sql } from 'drizzle-orm'

/** What was paid by payments of which money went back, as part of another area's statement: selects `referencia`. */
export function refundedReferences(): SQL {
  return sql`(select referencia from pagamentos where estornado > 0)`
}

/** What was paid by cards whose holder, or bank, claims the money back: selects `referencia`. */
export function contestedReferences(): SQL {
  return sql`(select referencia from pagamentos where situacao = 'contestado')`
}
