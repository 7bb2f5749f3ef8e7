import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { proposedSku, readChosenItems } from './pupil-items.ts'

/** All lists are counted as one: no event says of which teacher or pupil a list is. */
const NAME = 'Lista de turma'

/** Counts that a pupil's list is shown. */
export function trackShown({ itens }: Pick<PupilList, 'itens'>): void {
  const shown = itens.map((item) => tracked(item, proposedSku(item), item.quantidade))
  if (shown.length > 0) track({ nome: 'view_item_list', lista: NAME, itens: shown })
}

/** Counts what is put into the cart for a pupil. */
export function trackTaken({ itens }: Pick<PupilList, 'itens'>, form: HTMLFormElement): void {
  const taken = readChosenItems(new FormData(form)).itens.flatMap(({ idItem, idSku, quantidade }) => {
    const item = itens.find((one) => one.idItem === idItem)
    return item ? [tracked(item, String(idSku), quantidade)] : []
  })
  if (taken.length > 0) track({ nome: 'add_to_cart', lista: NAME, itens: taken })
}

function tracked(
  { produto, opcoes }: PupilList['itens'][number],
  sku: string,
  quantidade: number,
): TrackedItem {
  const option = opcoes.find(({ idSku }) => String(idSku) === sku) ?? opcoes[0]

  return { idProduto: produto.id, nome: produto.nome, quantidade, valor: option?.precoPor ?? 0 }
}
