import type { DefectReport } from '#contract/orders/orders.ts'
import { areBought, DEFECT_CHOICE_NAMES } from '#domain/order/defect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { type By, recordEvent } from '../lifecycle/record-event.ts'
import { type ItemRow, lockLiveOrder, readOrder } from '../rows.ts'
import { pedidosDefeitos } from '../tables.ts'

/**
 * Something is wrong with goods that have arrived (CDC, art. 18): they are on their way to the store to be looked at. Its buyer
 * has ninety days to tell (art. 26); the store opens one whenever a hidden defect shows. Refuses `PedidoNaoPermite`, and
 * `CamposInvalidos` for pieces that were not bought.
 */
export async function reportDefect(
  context: Pick<RequestContext, 'db' | 'agora' | 'settings'>,
  { id, relato, escolha, itens, ...by }: By & DefectReport & { id: string },
): Promise<void> {
  const { agora } = context
  await context.db.transaction(async (tx) => {
    const order = await lockLiveOrder(tx, id)
    const facts = order && (await readOrder(tx, { id, sessao: null }))
    if (!order || !facts) throw refuse('PedidoNaoPermite')
    if (by.quem === 'cliente' && !rightsOf(context, order).reclamar) throw refuse('PedidoNaoPermite')
    if (!areBought(facts.itens, itens))
      throw refuse('CamposInvalidos', {
        campos: [{ campo: 'itens', mensagem: 'Escolha entre os produtos deste pedido.' }],
      })
    const nota = [`${DEFECT_CHOICE_NAMES[escolha]}: ${namesOf(facts.itens, itens)}`, relato].join('\n')
    await tx.insert(pedidosDefeitos).values({ idPedido: id, relato, escolha, itens, abertoEm: agora })
    if (!(await recordEvent({ db: tx, agora }, { id, evento: 'reportDefect', ...by, nota })))
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
