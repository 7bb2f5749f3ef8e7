import { inArray } from 'drizzle-orm'
import { orderPath } from '#domain/order/order-path.ts'
import { orderTitle } from '#domain/order/order-text.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import { orderKey } from './order-key.ts'

/** An order of services as the page of its work order shows it: the path of its page, and where its payment stands. */
export type Bill = {
  url: string
  situacao: 'aPagar' | 'paga' | 'cancelada'
  titulo: string
  /** Whether it has no e-mail address, without which no provider takes its payment. */
  semEmail: boolean
}

/** Returns the bills of these orders. Does not check access: their keys are in the paths. */
export async function billsOf(
  context: Pick<RequestContext, 'db' | 'signLink'>,
  ids: readonly string[],
): Promise<Map<string, Bill>> {
  if (ids.length === 0) return new Map()
  const rows = await context.db
    .select({
      id: pedidos.id,
      semente: pedidos.semente,
      situacao: pedidos.situacao,
      email: pedidos.email,
    })
    .from(pedidos)
    .where(inArray(pedidos.id, [...ids]))

  return new Map(
    rows.map((row) => [
      row.id,
      {
        url: orderPath(row.id, orderKey(context, row)),
        situacao: STANDINGS[row.situacao] ?? 'aPagar',
        titulo: orderTitle({
          situacao: row.situacao,
          pagamento: 'pendente',
          retirada: true,
          deServicos: true,
        }),
        semEmail: row.email === '',
      },
    ]),
  )
}

const STANDINGS: Partial<Record<(typeof pedidos.$inferSelect)['situacao'], Bill['situacao']>> = {
  entregue: 'paga',
  cancelado: 'cancelada',
}
