import { eq } from 'drizzle-orm'
import type { OrderLabel } from '#contract/orders/order-labels.ts'
import { isCancellable } from '#domain/shipping/labels/label-situation.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { actOnOrder } from '../../lifecycle/act-on-order.ts'
import { lockOrder } from '../../rows.ts'
import { type LabelRow, pedidosEtiquetas } from '../../tables.ts'
import { accountOfLabel, askForStaff } from './label-account.ts'
import { FOLLOW_LABEL } from './label-queue.ts'
import { findLabel, labelsOf } from './label-rows.ts'
import { recordReport } from './record-report.ts'

type WhichLabel = { id: string; etiqueta: string }

/**
 * Gives a label back; its money returns to the wallet. Refuses `PedidoNaoPermite` if it is not paid or its parcel has
 * left, and `CadastroInvalido` with Melhor Envio's sentence if the carrier has it.
 */
export async function cancelLabel(
  context: RequestContext,
  which: WhichLabel,
): Promise<{ etiquetas: OrderLabel[] }> {
  const { note } = await actOnOrder(context, 'pedidos.expedir', which.id)
  const label = await findLabel(context.db, which)
  const { idProvedor } = label
  if (!isCancellable(label.situacao) || idProvedor === null) throw refuse('PedidoNaoPermite')
  const api = await accountOfLabel(context, label)
  await askForStaff(async () => {
    // An earlier try may have done it, and its answer was lost.
    if (!(await api.read(idProvedor))?.canceladaEm) await api.cancel(idProvedor, 'Cancelada pela loja.')
  })
  await recordReport(context, label.id, { ...UNTOLD, canceladaEm: context.now })
  await context.db.transaction((tx) =>
    note(tx, 'pedido.etiqueta-cancelada', { antes: { servico: label.nome, valor: label.custo } }),
  )

  return { etiquetas: await labelsOf(context.db, which.id) }
}

const UNTOLD = {
  pagaEm: null,
  geradaEm: null,
  postadaEm: null,
  entregueEm: null,
  naoEntregue: false,
  codigo: '',
  codigoPostagem: '',
}

/** Buys a refused label after all, at the price that it was refused for. Refuses `PedidoNaoPermite`. */
export async function retryLabel(
  context: RequestContext,
  which: WhichLabel,
): Promise<{ etiquetas: OrderLabel[] }> {
  const { note } = await actOnOrder(context, 'pedidos.expedir', which.id)
  await context.db.transaction(async (tx) => {
    await lockOrder(tx, which.id)
    const label = await findLabel(tx, which)
    const labels = await labelsOf(tx, which.id)
    if (!labels.find(({ id }) => id === label.id)?.acoes.includes('retry')) throw refuse('PedidoNaoPermite')
    await tx
      .update(pedidosEtiquetas)
      .set({ ...again(label), conferirEm: context.now })
      .where(eq(pedidosEtiquetas.id, label.id))
    await enqueue(tx, FOLLOW_LABEL, { id: label.id })
    await note(tx, 'pedido.etiqueta-comprada', { depois: { servico: label.nome, valor: label.custo } })
  })

  return { etiquetas: await labelsOf(context.db, which.id) }
}

function again({ custo, limite }: LabelRow): Partial<LabelRow> {
  return { situacao: 'comprando', motivo: '', limite: Math.max(limite, custo ?? 0) }
}
