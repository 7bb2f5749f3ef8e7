import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { proposedSku } from './pupil-items.ts'

/** All lists are counted as one: no event says of which teacher or pupil a list is. */
export const CLASS_LIST = 'Lista de turma'

/** Counts that a pupil's list is shown. */
export function trackShown({ itens }: Pick<PupilList, 'itens'>): void {
  const shown = itens.map((item) => tracked(item, proposedSku(item), item.quantidade))
  track({ nome: 'view_class_list' })
  if (shown.length > 0) track({ nome: 'view_item_list', lista: CLASS_LIST, itens: shown })
}

function tracked(
  { produto, opcoes }: PupilList['itens'][number],
  sku: string,
  quantidade: number,
): TrackedItem {
  const option = opcoes.find(({ idSku }) => String(idSku) === sku) ?? opcoes[0]

  return { idProduto: produto.id, nome: produto.nome, quantidade, valor: option?.precoPor ?? 0 }
}
