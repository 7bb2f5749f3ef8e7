import { redirect, redirectDocument } from 'react-router'
import type { BuyerInput } from '#contract/cart/checkout.ts'
import type { Api } from '#contract/contract.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { type RefusedForm, refusedForm, textOf } from '../components/forms/form-answer.ts'
import { THANKS } from '../orders/thanks.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { stepPath } from './checkout-paths.ts'
import { type PlaceOrderRefusal, placeOrderRefusal } from './payment/place-order-refusal.ts'

/** What a form of the checkout is answered with, if it does not lead on. */
export type CheckoutAnswer = {
  refused: RefusedForm | null
  /** The freight of a CEP that was typed and is not kept yet. */
  cotacao: FreightQuote | null
  /** Why the order was not placed. */
  options: PlaceOrderRefusal | null
}

const NOTHING: CheckoutAnswer = { refused: null, cotacao: null, options: null }

const ANSWERS: Record<string, (api: Api, form: FormData) => Promise<CheckoutAnswer>> = {
  identificar: identify,
  cep: quote,
  'escolher-endereco': chooseAddress,
  entregar: deliver,
  pagar: place,
}

/** Does what a form of the checkout asks for (`acao`). A form that asks for nothing we know is a 400. */
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

/** Tells what delivery to a CEP costs, and remembers the CEP for the rest of the shop. */
async function quote(api: Api, form: FormData): Promise<CheckoutAnswer> {
  const cep = textOf(form, 'cep')
  const answer = await orRefused(form, async () => ({
    ...NOTHING,
    cotacao: await api.shipping.cart({ cep }),
  }))
  if (answer.cotacao) await optionalPart('zipcode', api.customers.zipcode({ cep }))

  return answer.refused?.recusa ? { ...answer, refused: besideField('cep', answer.refused) } : answer
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
      ...(tipo === 'retirada' ? {} : placeIn(form)),
      ...(idFrete === '' ? {} : { idFrete }),
    })
    throw redirect(stepPath(passo), 303)
  })
  const cep = textOf(form, 'cep')

  // The page shows again what it showed, though nothing of it was kept.
  return cep === ''
    ? answer
    : { ...answer, cotacao: await optionalPart('freight', api.shipping.cart({ cep })) }
}

/** The value of a way to receive: its kind and its id. */
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

/** Places the order and leaves for its page, which takes the place of this one: there is nothing to go back to. */
async function place(api: Api, form: FormData): Promise<CheckoutAnswer> {
  const token = textOf(form, 'token')
  try {
    const { url } = await api.checkout.placeOrder(
      {
        versao: textOf(form, 'versao'),
        metodo: methodIn(form),
        parcelas: Number(textOf(form, 'parcelas')) || 1,
        ...(token === '' ? {} : { token }),
      },
      { context: { chave: textOf(form, 'chave') } },
    )
    const leaving = redirectDocument(`${url}${url.includes('?') ? '&' : '?'}${THANKS}`, 303)
    leaving.headers.set('X-Remix-Replace', 'true')
    throw leaving
  } catch (error) {
    if (error instanceof Response) throw error

    return { ...NOTHING, options: placeOrderRefusal(error) }
  }
}

function methodIn(form: FormData): PaymentMethod {
  const metodo = textOf(form, 'metodo')

  return metodo === 'boleto' || metodo === 'cartao' ? metodo : 'pix'
}

/** The platform's no, for the page to say beside the fields, with what was typed. */
async function orRefused(form: FormData, work: () => Promise<CheckoutAnswer>): Promise<CheckoutAnswer> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Response) throw error

    return { ...NOTHING, refused: refusedForm(error, form).data }
  }
}

/** What was said of a form that has one field is said of that. */
function besideField(campo: string, refused: RefusedForm): RefusedForm {
  return { ...refused, recusa: null, campos: { [campo]: refused.recusa ?? '' } }
}
