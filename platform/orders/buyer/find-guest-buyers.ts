import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { GuestBuyer } from '#contract/customers/guest-buyers.ts'
import { plainText } from '#domain/format/plain-text.ts'
import { hasAccount } from '#platform/customers/account/has-account.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { orderConditions } from '../listing/order-conditions.ts'

const MAX_FOUND = 5

/** How many of the newest matching orders are searched: a common word matches all of them. */
const MAX_ORDERS = 1_000

const Found = z.object({ rows: z.array(GuestBuyer) })

/**
 * Finds buyers who ordered as guests and still have no account, by words of their name or e-mail; latest buyers first.
 */
export async function findGuestBuyers(
  context: RequestContext,
  { busca }: { busca: string },
): Promise<{ itens: GuestBuyer[] }> {
  permit(context, 'clientes.ver')
  const words = plainText(busca).split(' ').filter(Boolean)
  // The order search matches products, too: each word has to match the buyer.
  const ofBuyer = words.map((word) => sql`and person like ${`%${escapeLike(word)}%`}`)
  const found = await context.db.execute(sql`
    select email, (array_agg(nome order by criado_em desc))[1] as nome, count(*)::integer as pedidos
    from (
      select p.email, p.comprador ->> 'nomeRazao' as nome, p.criado_em,
        plain_text(concat(p.comprador ->> 'nomeRazao', ' ', p.email)) as person
      from pedidos p
      where ${orderConditions({ busca }, true)} and p.id_cliente is null and p.email <> ''
        and not ${hasAccount(sql`p.email`)}
      order by p.criado_em desc limit ${MAX_ORDERS}
    ) orders
    where true ${sql.join(ofBuyer, sql` `)}
    group by email order by max(criado_em) desc limit ${MAX_FOUND}`)

  return { itens: Found.parse(found).rows }
}
