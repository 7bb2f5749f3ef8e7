import * as z from 'zod'
import { MERCADO_PAGO_BRANDS } from '#domain/payments/cards/mercado-pago-brands.ts'
import { type CardVault, type Payer, ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { callMercadoPago, type MercadoPagoApi } from './call-mercado-pago.ts'
import { Id } from './order.ts'

/** Marks the customers that the shop made, which go with their last card. */
const MARK = 'Cartões guardados na loja'

/**
 * Mercado Pago's customers and their cards. A customer there is known by the e-mail address, and may have been created
 * by another system of the merchant's: then only the shop's cards are removed.
 */
export function cardVault(api: MercadoPagoApi): CardVault {
  return { byToken: true, save, remove }

  async function save({ token, chave, titular }: Parameters<CardVault['save']>[0]) {
    const cliente = (await search(titular.email)) ?? (await create(titular, chave))
    const path = `/v1/customers/${cliente}/cards`
    const stored = await callMercadoPago(api, { method: 'POST', path, body: { token }, key: chave }, Card)
    // The customer was removed in the meantime, or the key is in use: the next try makes or finds it.
    if (!stored?.answer) throw new ProviderUnavailable('Mercado Pago did not store the card.')
    const { id, payment_method, last_four_digits, expiration_month, expiration_year } = stored.answer

    return {
      cliente,
      cartao: id,
      bandeira: MERCADO_PAGO_BRANDS[payment_method.id] ?? payment_method.id,
      final: last_four_digits,
      mes: expiration_month,
      ano: expiration_year,
    }
  }

  async function remove({ cliente, cartao }: { cliente: string; cartao: string }): Promise<void> {
    // A 404 has the same end.
    await callMercadoPago(api, { method: 'DELETE', path: `/v1/customers/${cliente}/cards/${cartao}` }, Any)
    const path = `/v1/customers/${cliente}`
    const left = await callMercadoPago(api, { method: 'GET', path }, Customer)
    if (left?.answer?.description !== MARK || left.answer.cards?.length !== 0) return
    await callMercadoPago(api, { method: 'DELETE', path }, Any)
  }

  async function search(email: string): Promise<string | null> {
    const path = `/v1/customers/search?${new URLSearchParams({ email })}`
    const found = await callMercadoPago(api, { method: 'GET', path }, Found)

    return found?.answer?.results.find((one) => one.email?.toLowerCase() === email.toLowerCase())?.id ?? null
  }

  async function create(titular: Parameters<CardVault['save']>[0]['titular'], chave: string) {
    const call = {
      method: 'POST',
      path: '/v1/customers',
      body: customerOf(titular),
      key: `${chave}-cliente`,
    } as const
    const created = await callMercadoPago(api, call, Customer).catch((error: unknown) => {
      if (!(error instanceof ProviderRefusal)) throw error
      return null
    })
    // Another card of the same person was stored at the same time.
    const id = created?.answer?.id ?? (await search(titular.email))
    if (!id) throw new ProviderRefusal('O Mercado Pago não guardou o cartão.')
    return id
  }
}

function customerOf({ nome, email, documento }: Pick<Payer, 'nome' | 'email' | 'documento'>) {
  const [first = '', ...rest] = nome.trim().split(/\s+/)

  return {
    email,
    first_name: first,
    last_name: rest.join(' '),
    identification: { type: documento.length > 11 ? 'CNPJ' : 'CPF', number: documento },
    description: MARK,
  }
}

/** The documentation shows ids of cards as numbers and as texts. */
const CardId = z.union([z.int().nonnegative().transform(String), Id])

const Card = z.object({
  id: CardId,
  payment_method: z.object({ id: z.string().regex(/^\w{2,30}$/) }),
  last_four_digits: z
    .union([z.int().transform((number) => String(number).padStart(4, '0')), z.string()])
    .pipe(z.string().regex(/^\d{4}$/)),
  expiration_month: z.int().min(1).max(12),
  expiration_year: z.int().min(2000).max(2200),
})

const Customer = z.object({
  id: Id,
  description: z.string().nullish(),
  cards: z.array(z.object({ id: CardId })).nullish(),
})

const Found = z.object({ results: z.array(z.object({ id: Id, email: z.string().nullish() })) })

const Any = z.unknown()
