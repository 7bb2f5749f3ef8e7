import { sql } from 'drizzle-orm'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Whether the account leads to the workshop: it is open, or had an instrument of the logged-in customer. */
export async function showsWorkshop({ db, sessao }: RequestContext): Promise<{ mostra: boolean }> {
  const [row] = await db
    .select({
      mostra: sql<boolean>`aberta or exists (
        select from ordens_servico o where o.id_cliente = ${customerOfSession(sql`${sessao}::text`)}
      )`,
    })
    .from(sql`open_workshop`)

  return { mostra: row?.mostra === true }
}
