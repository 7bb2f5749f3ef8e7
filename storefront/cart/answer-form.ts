import type { CartHash } from '#contract/cart.ts'
import type { Api } from '#contract/contract.ts'
import { boughtItems, boughtList } from './bought-items.ts'

/** What the forms about the cart ask for, in their field `acao`. */
const ANSWERS: Record<string, (api: Api['cart'], form: FormData) => Promise<unknown>> = {
  adicionar(api, form) {
    const itens = boughtItems(form)
    const hash = boughtList(form)

    return hash ? api.shopList({ hash, itens }) : api.add({ itens })
  },
  mudar: (api, form) => api.update({ ...lineOf(form), quantidade: Number(form.get('quantidade')) }),
  tirar: (api, form) => api.remove(lineOf(form)),
  cupom: (api, form) => api.applyCoupon(couponOf(form)),
  'tirar-cupom': (api, form) => api.dropCoupon(couponOf(form)),
}

/** Does what a form about the cart asks for. Refuses as the platform does; a form that asks for nothing we know is a 400. */
export async function answerForm(api: Api['cart'], form: FormData): Promise<void> {
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
