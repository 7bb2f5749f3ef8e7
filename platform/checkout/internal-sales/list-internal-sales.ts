import { and, desc, eq, isNull } from 'drizzle-orm'
import { getCart } from '#platform/cart/get-cart.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas as vendas } from '../tables.ts'

const MOST = 20

/** The sales that who asks has begun and not closed, the newest first. */
export async function listSales(visit: Visit) {
  const staff = permit(visit, 'pedidos.vender')
  const rows = await visit.db
    .select()
    .from(vendas)
    .where(and(eq(vendas.idFuncionario, staff.id ?? 0), isNull(vendas.idPedido)))
    .orderBy(desc(vendas.criadaEm))
    .limit(MOST)

  return { vendas: await Promise.all(rows.map(summaryOf)) }

  async function summaryOf({ id, criadaEm, sessao }: (typeof rows)[number]) {
    const shop = { ...visit, sessao }
    const [{ nomeRazao: cliente }, { quantidadeTotal }] = await Promise.all([getUser(shop), getCart(shop)])

    return { id, criadaEm: criadaEm.toISOString(), cliente, quantidadeTotal }
  }
}
