import type { CartHash } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { boughtItems, boughtList } from '#storefront/cart/buy-form/bought-items.ts'

type CartApi = Pick<Api, 'cart' | 'savedItems'>

/** What the forms about the cart ask for, in their field `acao`. */
const ANSWERS: Record<string, (api: CartApi, form: FormData) => Promise<unknown>> = {
  adicionar({ cart }, form) {
    const itens = boughtItems(form)
    const hash = boughtList(form)

    return hash ? cart.shopList({ hash, itens }) : cart.add({ itens })
  },
  mudar: ({ cart }, form) => cart.update({ ...lineOf(form), quantidade: Number(form.get('quantidade')) }),
  tirar: ({ cart }, form) => cart.remove(lineOf(form)),
  cupom: ({ cart }, form) => cart.applyCoupon(couponOf(form)),
  'tirar-cupom': ({ cart }, form) => cart.dropCoupon(couponOf(form)),
  guardar: ({ savedItems }, form) => savedItems.save(lineOf(form)),
  voltar: ({ savedItems }, form) => savedItems.restore(lineOf(form)),
  'tirar-guardado': ({ savedItems }, form) => savedItems.remove(lineOf(form)),
}

/** Does what a form about the cart asks for. Refuses as the platform does; a form that asks for nothing we know is a 400. */
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
