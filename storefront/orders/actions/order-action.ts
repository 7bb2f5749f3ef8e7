import { data, redirect, redirectDocument } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { DEFECT_CHOICES } from '#domain/order/defect.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { cardIn } from '#storefront/checkout/payment/card-in.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { refusalSentence } from '#storefront/rendering/answers.ts'

type OrderKey = { id: string; chave?: string }

/** The actions of the forms on an order's page, by their field `acao`. */
const ACTIONS: Record<string, (api: Api['orders'], which: OrderKey, form: FormData) => Promise<unknown>> = {
  pagar: (api, which, form) =>
    api.pay({ ...which, ...paymentIn(form) }, { context: { chave: textOf(form, 'desejo') } }),
  cancelar: (api, which) => api.cancel(which),
  devolver: (api, which, form) => api.withdraw({ ...which, motivo: textOf(form, 'motivo').slice(0, 1000) }),
  defeito: (api, which, form) => api.reportDefect({ ...which, ...defectIn(form) }),
  'comprar-de-novo': (api, which) => api.buyAgain(which),
}

/** Handles a form of an order's page and redirects back to it; a refusal is shown on the page (`refusal`). */
export async function answerOrderForm(api: Api, { id, url, form }: { id: string; url: URL; form: FormData }) {
  const acao = textOf(form, 'acao')
  const action = ACTIONS[acao]
  if (!action) throw new Response('Não entendemos este pedido.', { status: 400 })
  const chave = url.searchParams.get('chave')
  try {
    await action(api.orders, { id, ...(chave && { chave }) }, form)
  } catch (error) {
    return data({ refusal: refusalSentence(error) }, { status: 422 })
  }
  if (acao === 'comprar-de-novo') throw redirectDocument(CART_PATH, 303)
  const back = new URL(url)
  back.searchParams.delete('cancelar')

  throw redirect(back.pathname + back.search, 303)
}

function defectIn(form: FormData) {
  const escolha = DEFECT_CHOICES.find((known) => known === textOf(form, 'escolha'))
  if (!escolha) throw new Response('Não entendemos este pedido.', { status: 400 })
  const itens = [...form.keys()]
    .filter((name) => name.startsWith(QUANTITY_PREFIX))
    .map((name) => ({
      idAtributoSimples: Number(name.slice(QUANTITY_PREFIX.length)),
      quantidade: Number(form.get(name)),
    }))
    .filter(({ quantidade }) => quantidade > 0)

  return { escolha, itens, relato: textOf(form, 'relato').slice(0, 1000) }
}

/** The prefix of the quantity fields, one per product. */
const QUANTITY_PREFIX = 'defeito-'

function paymentIn(form: FormData) {
  const metodo = METHODS.find((known) => known === textOf(form, 'metodo'))
  if (!metodo) throw new Response('Não entendemos este pedido.', { status: 400 })

  return {
    metodo,
    parcelas: Number(form.get('parcelas') ?? 1),
    ...cardIn(form),
  }
}

const METHODS = ['pix', 'boleto', 'cartao'] as const
