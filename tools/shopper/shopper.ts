import { randomBytes } from 'node:crypto'
import * as z from 'zod'

/** Calls the shop's API with a session. `path` begins below `/v2/front`. */
export type Ask = (
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  call: { session: string; key?: string; body?: unknown },
) => Promise<{ status: number; body: unknown }>

/** Items of the cart, its coupon and its delivery; the buyer's data, where it matters. */
export type Basket = {
  itens: readonly { idProduto: number; idAtributoSimples?: number; quantidade: number }[]
  cupom?: string
  frete?: 'entrega' | 'retirada'
  comprador?: Partial<ReturnType<typeof buyer>>
  endereco?: Partial<typeof ADDRESS>
}

/** A shopper who has seen the final price. */
export type ReadyShopper = { session: string; versao: string }

const APP_TOKEN = 'loja-virtual'

const ADDRESS = { destinatario: '', cep: '01001-000', logradouro: 'Praça da Sé', numero: '1' }

const Checkout = z.object({
  entrega: z.object({
    cotacao: z.object({ fretes: z.array(z.object({ id: z.string(), tipo: z.string() })) }).nullable(),
  }),
  versao: z.string().nullable(),
})

/** Calls over HTTP, as a browser would. */
export function overHttp(origin: string): Ask {
  return async (method, path, { session, key, body }) => {
    const response = await fetch(`${origin}/v2/front${path}`, {
      method,
      headers: {
        'app-token': APP_TOKEN,
        session,
        'content-type': 'application/json',
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      body: body === undefined ? null : JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
}

/**
 * Goes shopping, as a new visitor unless `session` is given, up to the button that places the order. `n` distinguishes
 * the shoppers' documents.
 */
export async function readyToPay(
  ask: Ask,
  n: number,
  { itens, cupom, frete = 'entrega', comprador, endereco }: Basket,
  session = newSession(),
): Promise<ReadyShopper> {
  await succeed(ask('POST', '/checkout/cart', { session, body: { itens } }))
  if (cupom) await succeed(ask('PUT', `/promotional/coupon/${cupom}`, { session }))
  await succeed(ask('PUT', '/checkout/purchase/buyer', { session, body: { ...buyer(n), ...comprador } }))
  const { entrega } = Checkout.parse(
    await succeed(
      ask('PUT', '/checkout/purchase/delivery', { session, body: { endereco: { ...ADDRESS, ...endereco } } }),
    ),
  )
  const idFrete = entrega.cotacao?.fretes.find(({ tipo }) => tipo === frete)?.id
  const { versao } = Checkout.parse(
    await succeed(ask('PUT', '/checkout/purchase/delivery', { session, body: { idFrete } })),
  )
  if (versao === null) throw new Error('The shopper could not reach the payment step.')

  return { session, versao }
}

/** `cartao` is a stored card; `guardar` has the card stored, by `tokenGuardar` if its provider wants a token. */
export type Payment = {
  metodo: string
  parcelas?: number
  token?: string
  conta?: string
  cartao?: string
  guardar?: boolean
  tokenGuardar?: string
}

/** Presses the button: by Pix, unless `payment` says otherwise. `key` is the idempotency key. */
export function placeOrder(
  ask: Ask,
  { session, versao }: ReadyShopper,
  key: string,
  payment: Payment = { metodo: 'pix' },
): ReturnType<Ask> {
  return ask('POST', '/checkout/order', { session, key, body: { versao, ...payment } })
}

export function newSession(): string {
  return randomBytes(32).toString('base64url')
}

function buyer(n: number) {
  return {
    nomeRazao: `Cliente ${String.fromCharCode(65 + (n % 26))} da Silva`,
    documento: cpf(n),
    email: `cliente${n}@example.com`,
    celular: '(11) 98765-4321',
    aceitaOfertas: false,
  }
}

/** The n-th CPF, with valid check digits. */
function cpf(n: number): string {
  const digits = [...String(100_000_000 + n)].map(Number)
  for (const weights of [10, 11]) {
    const sum = digits.reduce((total, digit, i) => total + digit * (weights - i), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

async function succeed(answer: ReturnType<Ask>): Promise<unknown> {
  const { status, body } = await answer
  if (status >= 300) throw new Error(`The shop answered ${status}: ${JSON.stringify(body)}`)

  return body
}
