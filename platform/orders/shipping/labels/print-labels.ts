import { and, asc, eq, inArray } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosEtiquetas } from '../../tables.ts'
import { accountOfLabel, askForStaff } from './label-account.ts'
import { labelsLeftWithout } from './left-without.ts'

/**
 * Returns the address of a PDF with the labels of these orders, which Melhor Envio makes, without those whose goods
 * left another way. Refuses `PedidoNaoPermite` if
 * none of them is made yet, and as `askForStaff` does. Of labels from production and sandbox, those from production are
 * printed.
 */
export async function printLabels(
  context: RequestContext,
  { ids }: { ids: readonly string[] },
): Promise<{ url: string }> {
  permit(context, 'pedidos.expedir')
  const { idPedido, tipo, situacao, ambiente, volume, idProvedor } = pedidosEtiquetas
  const found = await context.db
    .select({ id: pedidosEtiquetas.id, idPedido, ambiente, idProvedor })
    .from(pedidosEtiquetas)
    .where(and(inArray(idPedido, [...ids]), eq(tipo, 'envio'), inArray(situacao, ['pronta', 'postada'])))
    .orderBy(asc(ambiente), asc(idPedido), asc(volume))
  const leftWithout = await labelsLeftWithout(context.db, ids)
  const labels = found.filter(({ id }) => !leftWithout.has(id))
  const [first] = labels
  if (!first) throw refuse('PedidoNaoPermite', undefined, 'Nenhuma destas etiquetas está pronta ainda.')
  const printed = labels.filter((label) => label.ambiente === first.ambiente)
  const api = await accountOfLabel(context, first)
  const url = await askForStaff(() => api.print(printed.flatMap((label) => label.idProvedor ?? [])))

  return { url }
}
