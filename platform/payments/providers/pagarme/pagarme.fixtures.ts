import type { Pagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import type { ProviderAccount } from '../../port.ts'
import { COMMON, type Driver } from '../conformance.fixtures.ts'
import { pagarme } from './pagarme.ts'

/** The test environment's card that always succeeds. */
const GOOD_CARD = '4000000000000010'

/** The shop's account at a counterpart. */
export function accountAt(
  { url, credentials }: Pick<Pagarme, 'url' | 'credentials'>,
  { timeoutMs = 2_000 }: { timeoutMs?: number } = {},
): ProviderAccount {
  return pagarme({ url, credentials, timeoutMs })
}

/** A card's token, as a browser gets it. */
export async function cardAt(
  { url, credentials }: Pick<Pagarme, 'url' | 'credentials'>,
  { number = GOOD_CARD, cvv = '123' }: { number?: string; cvv?: string } = {},
): Promise<string> {
  const response = await fetch(`${url}/core/v5/tokens?appId=${credentials.chavePublica}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      type: 'card',
      card: { number, holder_name: 'MARIA DA SILVA', exp_month: 12, exp_year: 2030, cvv },
    }),
  })
  const { id } = await response.json()

  return String(id)
}

/** Drivers of the conformance tests. */
export function pagarmeDrivers(counterpart: () => Pagarme): Record<string, Driver> {
  const account = () => accountAt(counterpart())
  const cards = new Map<string, string>()
  let spares: string[] = []
  const shared = {
    account,
    payThere: (id: string) => counterpart().pay(id),
    count: (id: string) => counterpart().ledger.orders.filter(({ code }) => code === id).length,
    setFaults: (faults: Parameters<Pagarme['setFaults']>[0]) => counterpart().setFaults(faults),
    refunded: 'feito' as const,
    namesRefunds: true,
  }
  const method = <Method extends 'pix' | 'boleto' | 'cartao'>(metodo: Method) => {
    const provider = account()[metodo]
    if (!provider) throw new Error(`The account takes no ${metodo}.`)
    return provider
  }
  const pay = (metodo: 'pix' | 'boleto') => (id: string) => {
    counterpart().pay(id)
    return method(metodo).find({ id, idProvedor: null })
  }

  return {
    'pix at Pagar.me': {
      ...shared,
      metodo: 'pix',
      provider: () => method('pix'),
      create: (id) => method('pix').create({ ...COMMON, id, segundos: 1800 }),
      pay: pay('pix'),
    },
    'boleto at Pagar.me': {
      ...shared,
      metodo: 'boleto',
      provider: () => method('boleto'),
      create: (id) => method('boleto').create({ ...COMMON, id, vencimento: '2026-12-01' }),
      pay: pay('boleto'),
    },
    'cartao at Pagar.me': {
      ...shared,
      metodo: 'cartao',
      prepare: async () => {
        spares = await Promise.all([cardAt(counterpart()), cardAt(counterpart())])
      },
      provider: () => method('cartao'),
      create: async (id) =>
        method('cartao').create({ ...COMMON, id, token: tokenOf(id), parcelas: 10, capturar: false }),
      pay: async (id) => (await method('cartao').capture?.({ id, idProvedor: null })) ?? null,
    },
  }

  /** One card for one charge, however often it is asked for. */
  function tokenOf(id: string): string {
    const known = cards.get(id) ?? spares.pop() ?? ''
    cards.set(id, known)
    return known
  }
}
