import { formatBRL } from '#domain/money/format-money.ts'
import type { AlertKind } from '#domain/staff/alerts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'

/** Lets the store's people know of something about an order; `total` in centavos, `detalhe` what else there is to say. */
export async function alertOfOrder(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  tipo: AlertKind,
  { id, numero, total, detalhe }: { id: string; numero: number; total: number; detalhe?: string },
): Promise<void> {
  await alertStaff(db, {
    tipo,
    em: agora,
    caminho: `/pedidos/${id}`,
    texto: [`Pedido ${numero}, ${formatBRL(total)}.`, detalhe].filter(Boolean).join(' '),
  })
}
