import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { customerOfSession } from '#platform/customers/sessions/customer-of-session.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const Found = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** The id of the visitor's cart, which is created if there is none. Refuses `SessaoAusente`. */
export async function ensureCart(context: RequestContext): Promise<number> {
  const sessao = requireSession(context)
  const { db, now } = context
  await db.execute(sql`
    insert into carrinhos (sessao, id_cliente, mensagens, alterado_em)
    select case when owner.id is null then ${sessao}::text end, owner.id, '[]', ${now}::timestamptz
    from (select ${customerOfSession(sessao)} as id) owner
    on conflict do nothing`)
  const result = await db.execute(sql`
    select c.id from carrinhos c, (select ${customerOfSession(sessao)} as id) owner
    where c.id_cliente = owner.id or owner.id is null and c.sessao = ${sessao}::text`)
  const [cart] = Found.parse(result).rows
  if (!cart) throw new Error('The cart was neither found nor created.')

  return cart.id
}
