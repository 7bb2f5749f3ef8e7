import { and, desc, eq, isNull } from 'drizzle-orm'
import { getCart } from '#platform/cart/get-cart.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { vendasInternas as vendas } from '../tables.ts'

const LIMIT = 20

/** Lists the open sales of the staff member, newest first. */
export async function listSales(context: RequestContext) {
  const staff = permit(context, 'pedidos.vender')
  const rows = await context.db
    .select()
    .from(vendas)
    .where(and(eq(vendas.idFuncionario, staff.id ?? 0), isNull(vendas.idPedido)))
    .orderBy(desc(vendas.criadaEm))
    .limit(LIMIT)

  return { vendas: await Promise.all(rows.map(summaryOf)) }

  async function summaryOf({ id, criadaEm, sessao }: (typeof rows)[number]) {
    const shop = { ...context, sessao }
    const [{ nomeRazao: cliente }, { quantidadeTotal }] = await Promise.all([getUser(shop), getCart(shop)])

    return { id, criadaEm: criadaEm.toISOString(), cliente, quantidadeTotal }
  }
}
