import { formatBRL } from '#domain/money/format-money.ts'
import type { AlertKind } from '#domain/staff/alerts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'

/** Alerts the staff about an order. `total` in centavos; `detalhe` is further text. */
export async function alertOfOrder(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  tipo: AlertKind,
  { id, numero, total, detalhe }: { id: string; numero: number; total: number; detalhe?: string },
): Promise<void> {
  await alertStaff(db, {
    tipo,
    em: now,
    caminho: `/pedidos/${id}`,
    texto: [`Pedido ${numero}, ${formatBRL(total)}.`, detalhe].filter(Boolean).join(' '),
  })
}
