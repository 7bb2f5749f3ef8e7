import type { DefectReport } from '#contract/orders/orders.ts'
import { areBought, DEFECT_CHOICE_NAMES } from '#domain/order/defect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { type Actor, recordEvent } from '../lifecycle/record-event.ts'
import { type ItemRow, lockLiveOrder, readOrder } from '../rows.ts'
import { pedidosDefeitos } from '../tables.ts'

/**
 * Opens a defect report for delivered goods (CDC, art. 18), which are then sent to the store for inspection. Buyers
 * have ninety days (art. 26); the store can open one at any time, for hidden defects. Refuses `PedidoNaoPermite`, and
 * `CamposInvalidos` for pieces that were not bought.
 */
export async function reportDefect(
  context: Pick<RequestContext, 'db' | 'now' | 'settings'>,
  { id, relato, escolha, itens, ...by }: Actor & DefectReport & { id: string },
): Promise<void> {
  const { now } = context
  await context.db.transaction(async (tx) => {
    const order = await lockLiveOrder(tx, id)
    const rows = order && (await readOrder(tx, { id, sessao: null }))
    if (!order || !rows) throw refuse('PedidoNaoPermite')
    if (by.quem === 'cliente' && !rightsOf(context, order).reclamar) throw refuse('PedidoNaoPermite')
    if (!areBought(rows.itens, itens))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'itens', mensagem: 'Escolha entre os produtos deste pedido.' }],
      })
    const nota = [`${DEFECT_CHOICE_NAMES[escolha]}: ${namesOf(rows.itens, itens)}`, relato].join('\n')
    await tx.insert(pedidosDefeitos).values({ idPedido: id, relato, escolha, itens, abertoEm: now })
    if (!(await recordEvent({ db: tx, now }, { id, evento: 'reportDefect', ...by, nota })))
      throw refuse('PedidoNaoPermite')
  })
}

function namesOf(lines: readonly ItemRow[], pieces: DefectReport['itens']): string {
  return pieces
    .map(({ idAtributoSimples, quantidade }) => {
      const nome = lines.find(({ idSku }) => idSku === idAtributoSimples)?.nome ?? ''
      return `${quantidade} × ${nome}`
    })
    .join(', ')
}
