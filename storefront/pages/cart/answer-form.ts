import type { CartHash } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { countAdded } from '#storefront/analytics/count-added.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { boughtItems, boughtList } from '#storefront/cart/buy-form/bought-items.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { SAVED_LIST } from '#storefront/cart/saved/saved-list.ts'

type CartApi = Pick<Api, 'cart' | 'savedItems' | 'marketing'>

type Answers = Record<string, (api: CartApi, form: FormData) => Promise<unknown>>

/** The actions of the cart's forms, by their field `acao`. */
const ANSWERS: Answers = {
  mudar: ({ cart }, form) => cart.update({ ...lineOf(form), quantidade: Number(form.get('quantidade')) }),
  tirar: ({ cart }, form) => cart.remove(lineOf(form)),
  cupom: ({ cart }, form) => cart.applyCoupon(couponOf(form)),
  'tirar-cupom': ({ cart }, form) => cart.removeCoupon(couponOf(form)),
  async guardar(api, form) {
    await api.savedItems.save(lineOf(form))
    await countDone(api, CART_PATH, { nome: 'save_for_later' })
  },
  'tirar-guardado': ({ savedItems }, form) => savedItems.remove(lineOf(form)),
}

/** Those that add to the cart. */
const ADDING: Answers = {
  adicionar({ cart }, form) {
    const itens = boughtItems(form)
    const hash = boughtList(form)

    return hash ? cart.shopList({ hash, itens }) : cart.add({ itens })
  },
  voltar: ({ savedItems }, form) => savedItems.restore(lineOf(form)),
}

/**
 * Handles a form of the cart and counts it: browsers with script send none of these once a page is hydrated. Passes the
 * platform's refusals on; answers 400 if the action is unknown.
 */
export async function answerForm(api: CartApi, form: FormData): Promise<void> {
  const acao = String(form.get('acao'))
  const add = ADDING[acao]
  if (add) {
    const from = acao === 'voltar' ? { lista: SAVED_LIST } : {}
    await countAdded(api, { pagina: CART_PATH, ...from }, () => add(api, form))
    return
  }
  const answer = ANSWERS[acao]
  if (!answer) throw new Response('Não entendemos este pedido.', { status: 400 })
  await answer(api, form)
}

function lineOf(form: FormData): CartHash {
  return {
    idProduto: Number(form.get('idProduto')),
    idAtributoSimples: Number(form.get('idAtributoSimples')),
    idUnidadeVenda: 1,
    idArmazem: 1,
  }
}

function couponOf(form: FormData) {
  return { hashCupom: String(form.get('hashCupom') ?? '') }
}
