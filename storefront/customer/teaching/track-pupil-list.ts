import type { Cart } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { type TrackedItem, track } from '#storefront/analytics/track.ts'
import { type ChosenItems, proposedSku } from './pupil-items.ts'

/** All lists are counted as one: no event says of which teacher or pupil a list is. */
const NAME = 'Lista de turma'

/** Counts that a pupil's list is shown. */
export function trackShown({ itens }: Pick<PupilList, 'itens'>): void {
  const shown = itens.map((item) => tracked(item, proposedSku(item), item.quantidade))
  track({ nome: 'view_class_list' })
  if (shown.length > 0) track({ nome: 'view_item_list', lista: NAME, itens: shown })
}

/** Counts what was put into the cart for a pupil, at the cart's prices. */
export async function countTaken(
  api: Pick<Api, 'marketing'>,
  pagina: string,
  { cart, itens }: { cart: Pick<Cart, 'itens'>; itens: ChosenItems['itens'] },
): Promise<void> {
  const taken = itens.flatMap(({ idSku, quantidade }) => {
    const line = cart.itens.find(({ hash }) => hash.idAtributoSimples === idSku)
    return line ? [{ idProduto: line.hash.idProduto, quantidade, valor: line.precos.precoPor }] : []
  })
  if (taken.length > 0) await countDone(api, pagina, { nome: 'add_to_cart', lista: NAME, itens: taken })
}

function tracked(
  { produto, opcoes }: PupilList['itens'][number],
  sku: string,
  quantidade: number,
): TrackedItem {
  const option = opcoes.find(({ idSku }) => String(idSku) === sku) ?? opcoes[0]

  return { idProduto: produto.id, nome: produto.nome, quantidade, valor: option?.precoPor ?? 0 }
}
