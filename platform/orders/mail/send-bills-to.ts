import { randomUUID } from 'node:crypto'
import { and, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { pedidos } from '../tables.ts'
import { ORDER_MAIL } from './order-mail.ts'

type SendBillsToInput = {
  ids: readonly string[]
  /** The address that was corrected; bills without one, which no provider takes a payment for, get the new one too. */
  before: string
  email: string
  now: Date
}

/** Gives unpaid bills of services the e-mail address that staff noted for their buyer, and mails the links to pay them. */
export async function sendBillsTo(
  tx: Database,
  { ids, before, email, now }: SendBillsToInput,
): Promise<void> {
  const address = email.toLowerCase()
  const stale = ['', before.toLowerCase()].filter((known) => known !== address)
  if (address === '' || ids.length === 0) return
  const sent = await tx
    .update(pedidos)
    .set({
      email: address,
      comprador: sql`${pedidos.comprador} || jsonb_build_object('email', ${address}::text)`,
      alteradoEm: now,
    })
    .where(
      and(
        inArray(pedidos.id, [...ids]),
        inArray(pedidos.situacao, ['aguardandoPagamento', 'pagamentoEmAnalise']),
        inArray(pedidos.email, stale),
      ),
    )
    .returning({ id: pedidos.id })
  for (const { id } of sent)
    await enqueue(tx, ORDER_MAIL, { idPedido: id, tipo: 'linkDePagamento', vez: randomUUID() })
}
