import type { Carrier, Shipment } from '../port.ts'
import { checkToken, listServices, readBalance } from './account-api.ts'
import { calculate } from './calculate.ts'
import type { MelhorEnvioApi } from './call.ts'
import {
  addToCart,
  cancelLabel,
  findInCart,
  generateLabel,
  payLabel,
  printLabels,
  readLabel,
  removeFromCart,
  trackLabels,
} from './label-api.ts'

/** Short, because shoppers wait for it. */
const QUOTE_TIMEOUT_MS = 2_000
/** Carriers are asked while a label is bought. */
const TIMEOUT_MS = 15_000

export type MelhorEnvio = ReturnType<typeof melhorEnvio>

type MelhorEnvioOptions = Pick<MelhorEnvioApi, 'url' | 'token' | 'contact'> & {
  /** Both deadlines, for tests. */
  timeoutMs?: number | undefined
}

/** An account at Melhor Envio: quotes, labels and their tracking, by its API (docs.melhorenvio.com.br). */
export function melhorEnvio({ timeoutMs, ...options }: MelhorEnvioOptions) {
  const quoting: MelhorEnvioApi = { ...options, timeoutMs: timeoutMs ?? QUOTE_TIMEOUT_MS }
  const api: MelhorEnvioApi = { ...options, timeoutMs: timeoutMs ?? TIMEOUT_MS }

  return {
    /** Quotes for shoppers by these services. */
    carrier:
      (services: readonly number[]): Carrier =>
      async (shipment) =>
        (await calculate(quoting, shipment, services)).map(({ id, tipo, label, valor, prazo }) => ({
          id,
          tipo,
          label,
          valor,
          prazo,
        })),
    /** Quotes for the store, with its costs and packages. */
    calculate: (shipment: Shipment, services: readonly number[]) => calculate(api, shipment, services),
    check: () => checkToken(api),
    services: () => listServices(api),
    balance: () => readBalance(api),
    addToCart: (path: '/cart' | '/cart/reverse', body: unknown) => addToCart(api, path, body),
    findInCart: (tag: string) => findInCart(api, tag),
    removeFromCart: (id: string) => removeFromCart(api, id),
    pay: (id: string) => payLabel(api, id),
    generate: (id: string) => generateLabel(api, id),
    print: (ids: readonly string[]) => printLabels(api, ids),
    cancel: (id: string, reason: string) => cancelLabel(api, id, reason),
    read: (id: string) => readLabel(api, id),
    track: (ids: readonly string[]) => trackLabels(api, ids),
  }
}
