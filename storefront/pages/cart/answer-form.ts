import type { CartHash } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { boughtItems, boughtList } from '#storefront/cart/buy-form/bought-items.ts'

type CartApi = Pick<Api, 'cart' | 'savedItems'>

/** The actions of the cart's forms, by their field `acao`. */
const ANSWERS: Record<string, (api: CartApi, form: FormData) => Promise<unknown>> = {
  adicionar({ cart }, form) {
    const itens = boughtItems(form)
    const hash = boughtList(form)

    return hash ? cart.shopList({ hash, itens }) : cart.add({ itens })
  },
  mudar: ({ cart }, form) => cart.update({ ...lineOf(form), quantidade: Number(form.get('quantidade')) }),
  tirar: ({ cart }, form) => cart.remove(lineOf(form)),
  cupom: ({ cart }, form) => cart.applyCoupon(couponOf(form)),
  'tirar-cupom': ({ cart }, form) => cart.removeCoupon(couponOf(form)),
  guardar: ({ savedItems }, form) => savedItems.save(lineOf(form)),
  voltar: ({ savedItems }, form) => savedItems.restore(lineOf(form)),
  'tirar-guardado': ({ savedItems }, form) => savedItems.remove(lineOf(form)),
}

/** Handles a form of the cart. Passes the platform's refusals on; answers 400 if the action is unknown. */
export async function answerForm(api: CartApi, form: FormData): Promise<void> {
  const answer = ANSWERS[String(form.get('acao'))]
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
