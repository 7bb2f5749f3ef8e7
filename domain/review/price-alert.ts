import { formatBRL } from '../money/format-money.ts'

/** The most alerts of an address, and the most that wait for its confirmation. */
export const MAX_PRICE_ALERTS = 30
export const MAX_UNCONFIRMED = 10

/** What a price must fall by to be worth a mail, in percent. */
const STEP_PERCENT = 1

/** After this many days a price that rose again is the one to fall below. */
export const MEMORY_DAYS = 30

/** Centavos. `referencia` is the price that was seen or sent last; null as `alvo` is any lower price. */
type Alert = { referencia: number; alvo: number | null }

/**
 * Returns whether a price is news: lower than what was seen or sent last, by at least one percent, or for the first time
 * not above what the shopper wants to pay. A price that wobbles around the last one sends nothing.
 */
export function isWorthMail(preco: number, { referencia, alvo }: Alert): boolean {
  if (preco >= referencia || (alvo !== null && preco > alvo)) return false

  return (alvo !== null && referencia > alvo) || (referencia - preco) * 100 >= referencia * STEP_PERCENT
}

/** Returns what is wrong with the price that somebody waits for; null if nothing is. */
export function targetProblem(alvo: number | null, preco: number): string | null {
  if (alvo === null) return null
  if (alvo < 1) return 'Digite um valor como 99,90.'

  return alvo < preco ? null : `Use um valor menor que o preço de hoje, ${formatBRL(preco)}.`
}

/** The page of price alerts: of the logged-in customer, if it has no query. One address, since each costs all pages. */
export const ALERTS_PATH = '/avise-me/preco'

/** The form that asks for an alert. */
export function priceAlertPath(idProduto: number, idSku: number): string {
  return `${ALERTS_PATH}?produto=${idProduto}&sku=${idSku}`
}

/** All alerts of an address, for the holder of its key; mail programs end them there (one-click, RFC 8058). */
export function ownAlertsPath({ id, chave }: { id: number; chave: string }): string {
  return `${ALERTS_PATH}?endereco=${id}&chave=${chave}`
}
