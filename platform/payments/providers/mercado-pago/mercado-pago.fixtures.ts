import { writeCardToken } from '#domain/payments/cards/mercado-pago-token.ts'
import type { MercadoPagoCounterpart } from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { COMMON, type Driver } from '../conformance.fixtures.ts'
import { type MercadoPagoAccount, mercadoPago } from './mercado-pago.ts'

/** The number of the documentation's Mastercard. */
export const MASTERCARD = '5031433215406351'

/** The shop's account at a counterpart. */
export function accountAt(
  { url, credentials }: MercadoPagoCounterpart,
  { timeoutMs = 2_000 }: { timeoutMs?: number } = {},
): MercadoPagoAccount {
  return mercadoPago({ credentials, url, now: () => new Date(), timeoutMs })
}

/** A card's token, as MercadoPago.js makes one in a browser; the holder's name decides the payment's result. */
export async function cardAt(
  { url, credentials }: Pick<MercadoPagoCounterpart, 'url' | 'credentials'>,
  { holder = 'APRO', number = MASTERCARD }: { holder?: string; number?: string } = {},
): Promise<string> {
  const response = await fetch(`${url}/v1/card_tokens?public_key=${credentials.publicKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      card_number: number,
      expiration_month: 11,
      expiration_year: 2030,
      security_code: '123',
      cardholder: { name: holder, identification: { type: 'CPF', number: '12345678909' } },
    }),
  })
  const { id } = await response.json()

  return writeCardToken({ bandeira: 'master', final: number.slice(-4), token: String(id) })
}

/** The token of a stored card, as MercadoPago.js makes one of its id and its code. */
export async function storedCardAt(
  { url, credentials }: Pick<MercadoPagoCounterpart, 'url' | 'credentials'>,
  card: { noProvedor: string; final: string },
): Promise<string> {
  const response = await fetch(`${url}/v1/card_tokens?public_key=${credentials.publicKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ card_id: card.noProvedor, security_code: '123' }),
  })
  const { id } = await response.json()

  return writeCardToken({ bandeira: 'master', final: card.final, token: String(id) })
}

/** Drivers of the conformance tests. */
export function mercadoPagoDrivers(counterpart: () => MercadoPagoCounterpart): Record<string, Driver> {
  const account = () => accountAt(counterpart())
  const cards = new Map<string, string>()
  let spares: string[] = []
  const shared = {
    account,
    payThere: (id: string) => counterpart().pay(id),
    count: (id: string) =>
      counterpart()
        .store.all()
        .filter(({ reference }) => reference === id).length,
    setFaults: (faults: Parameters<MercadoPagoCounterpart['setFaults']>[0]) =>
      void counterpart().setFaults(faults),
    refunded: 'feito' as const,
    namesRefunds: false,
  }
  const pay = (metodo: 'pix' | 'boleto') => (id: string) => {
    counterpart().pay(id)
    return account()[metodo].find({ id, idProvedor: null })
  }

  return {
    'pix at Mercado Pago': {
      ...shared,
      metodo: 'pix',
      provider: () => account().pix,
      create: (id) => account().pix.create({ ...COMMON, id, segundos: 1800 }),
      pay: pay('pix'),
    },
    'boleto at Mercado Pago': {
      ...shared,
      metodo: 'boleto',
      provider: () => account().boleto,
      create: (id) => account().boleto.create({ ...COMMON, id, vencimento: dayIn(3) }),
      pay: pay('boleto'),
    },
    'cartao at Mercado Pago': {
      ...shared,
      metodo: 'cartao',
      prepare: async () => {
        spares = await Promise.all([cardAt(counterpart()), cardAt(counterpart())])
      },
      provider: () => account().cartao,
      create: async (id) =>
        account().cartao.create({ ...COMMON, id, token: tokenOf(id), parcelas: 10, capturar: false }),
      pay: async (id) => (await account().cartao.capture?.({ id, idProvedor: null })) ?? null,
    },
  }

  /** One card for one charge, however often it is asked for. */
  function tokenOf(id: string): string {
    const known = cards.get(id) ?? spares.pop() ?? ''
    cards.set(id, known)
    return known
  }
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}
