import { type LinkStage, linkStage } from '#domain/order/link-stage.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { lastStep } from '../lifecycle/steps.ts'
import { type AnyOrderRows, readAnyOrder } from '../rows.ts'
import { orderKey } from './order-key.ts'

/** An order's id, and the key that opens it for a guest. */
export type OrderAccess = { id: string; chave?: string | undefined }

/**
 * Returns the order to its customer and to the holder of its key. Refuses `PedidoInexistente` to everybody else, so
 * that nobody learns whether the order exists. Refuses `LinkVencido` if the key has expired.
 */
export async function openOrder(context: Opening, access: OrderAccess): Promise<AnyOrderRows> {
  return (await openOrderAs(context, access)).rows
}

/** Same as `openOrder`, with the stage of the link that opened it; null for the order's customer. */
export async function openOrderAs(
  context: Opening,
  { id, chave }: OrderAccess,
): Promise<{ rows: AnyOrderRows; link: LinkStage | null }> {
  const rows = await readAnyOrder(context.db, { id, sessao: context.sessao })
  if (!rows) throw refuse('PedidoInexistente')
  const { pedido, idVisitante } = rows
  if (pedido.idCliente !== null && pedido.idCliente === idVisitante) return { rows, link: null }
  if (chave === undefined || !sameSecret(chave, orderKey(context, pedido))) throw refuse('PedidoInexistente')
  const link = linkStage({ desde: lastStep(rows), now: context.now })
  if (link === 'over') throw refuse('LinkVencido')

  return { rows, link }
}

type Opening = Pick<RequestContext, 'db' | 'sessao' | 'signLink' | 'now'>
