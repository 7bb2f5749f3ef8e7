import { redirect, redirectDocument } from 'react-router'
import type { BuyerInput } from '#contract/cart/checkout.ts'
import type { Api } from '#contract/contract.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { type RefusedForm, refusedForm, textOf } from '../components/forms/form-answer.ts'
import { THANKS } from '../orders/thanks.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { stepPath } from './checkout-paths.ts'
import { cardIn } from './payment/card-in.ts'
import { type PlaceOrderRefusal, placeOrderRefusal } from './payment/place-order-refusal.ts'

/** The answer to a checkout form that did not lead to the next step. */
export type CheckoutAnswer = {
  refused: RefusedForm | null
  /** The quote for a CEP that was typed but is not saved in the checkout yet. */
  cotacao: FreightQuote | null
  /** Why the order was not placed. */
  orderRefusal: PlaceOrderRefusal | null
}

const NOTHING: CheckoutAnswer = { refused: null, cotacao: null, orderRefusal: null }

const ANSWERS: Record<string, (api: Api, form: FormData) => Promise<CheckoutAnswer>> = {
  identificar: identify,
  cep: quote,
  'escolher-endereco': chooseAddress,
  entregar: deliver,
  pagar: place,
}

/** Handles a checkout form by its `acao`. Answers 400 if the action is unknown. */
export async function answerCheckout(api: Api, form: FormData): Promise<CheckoutAnswer> {
  const answer = ANSWERS[textOf(form, 'acao')]
  if (!answer) throw new Response('Não entendemos este pedido.', { status: 400 })

  return answer(api, form)
}

function identify(api: Api, form: FormData): Promise<CheckoutAnswer> {
  return orRefused(form, async () => {
    const { passo } = await api.checkout.identify(buyerIn(form))
    throw redirect(stepPath(passo), 303)
  })
}

function buyerIn(form: FormData): BuyerInput {
  const text = (name: string) => textOf(form, name)

  return {
    pessoa: text('pessoa') === 'J' ? 'J' : 'F',
    nomeRazao: text('nomeRazao'),
    documento: text('documento'),
    inscricaoEstadual: text('inscricaoEstadual'),
    email: text('email'),
    celular: text('celular'),
    aceitaOfertas: form.has('aceitaOfertas'),
  }
}

/** Quotes the delivery to a CEP, and saves the CEP for the rest of the shop. */
async function quote(api: Api, form: FormData): Promise<CheckoutAnswer> {
  const cep = textOf(form, 'cep')
  const answer = await orRefused(form, async () => ({
    ...NOTHING,
    cotacao: await api.shipping.cart({ cep }),
  }))
  if (answer.cotacao) await optionalPart('zipcode', api.customers.zipcode({ cep }))

  return answer.refused?.refusal ? { ...answer, refused: besideField('cep', answer.refused) } : answer
}

function chooseAddress(api: Api, form: FormData): Promise<CheckoutAnswer> {
  return orRefused(form, async () => {
    await api.checkout.deliver({ idEndereco: Number(textOf(form, 'idEndereco')) })
    return NOTHING
  })
}

async function deliver(api: Api, form: FormData): Promise<CheckoutAnswer> {
  const [tipo, idFrete] = readFreight(textOf(form, 'frete'))
  const answer = await orRefused(form, async () => {
    const { passo } = await api.checkout.deliver({
      ...(tipo === 'entrega' ? placeIn(form) : {}),
      ...(idFrete === '' ? {} : { idFrete }),
    })
    throw redirect(stepPath(passo), 303)
  })
  const cep = textOf(form, 'cep')

  // The page needs the quote again, since nothing of the form was saved.
  return cep === ''
    ? answer
    : { ...answer, cotacao: await optionalPart('freight', api.shipping.cart({ cep })) }
}

/** Splits the value of a freight option into its kind and its id. */
function readFreight(value: string): [tipo: string, id: string] {
  const colon = value.indexOf(':')

  return [value.slice(0, Math.max(colon, 0)), value.slice(colon + 1)]
}

function placeIn(form: FormData) {
  const idEndereco = Number(textOf(form, 'idEndereco'))
  if (idEndereco > 0) return { idEndereco }
  const text = (name: string) => textOf(form, name)

  return {
    endereco: {
      destinatario: text('destinatario'),
      cep: text('cep'),
      logradouro: text('logradouro'),
      numero: text('numero'),
      complemento: text('complemento'),
      bairro: text('bairro'),
      cidade: text('cidade'),
      referencia: text('referencia'),
    },
  }
}

/**
 * Places the order and redirects to its page, which replaces this one in the history: there is nothing to go back to.
 */
async function place(api: Api, form: FormData): Promise<CheckoutAnswer> {
  try {
    const { url } = await api.checkout.placeOrder(
      {
        versao: textOf(form, 'versao'),
        metodo: methodIn(form),
        parcelas: Number(textOf(form, 'parcelas')) || 1,
        ...cardIn(form),
      },
      { context: { chave: textOf(form, 'chave') } },
    )
    const leaving = redirectDocument(`${url}${url.includes('?') ? '&' : '?'}${THANKS}`, 303)
    leaving.headers.set('X-Remix-Replace', 'true')
    throw leaving
  } catch (error) {
    if (error instanceof Response) throw error

    return { ...NOTHING, orderRefusal: placeOrderRefusal(error) }
  }
}

function methodIn(form: FormData): PaymentMethod {
  const metodo = textOf(form, 'metodo')

  return metodo === 'boleto' || metodo === 'cartao' ? metodo : 'pix'
}

/** Returns the platform's refusal with the typed values, for the page to show beside the fields. */
async function orRefused(form: FormData, work: () => Promise<CheckoutAnswer>): Promise<CheckoutAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error

    return { ...NOTHING, refused: refusedForm(error, form).data }
  }
}

/** Shows the refusal of a form with one field beside that field. */
function besideField(campo: string, refused: RefusedForm): RefusedForm {
  return { ...refused, refusal: null, problems: { [campo]: refused.refusal ?? '' } }
}
