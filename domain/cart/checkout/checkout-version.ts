import { cutName } from '../../format/cut-name.ts'

/**
 * What a shopper sees of a checkout before they pay: `Checkout` of the contract, or this part of it. Money in centavos.
 */
export type SeenCheckout = {
  itens: readonly {
    idAtributoSimples: number
    nome: string
    quantidade: number
    precoPor: number
    total: number
  }[]
  /** Adjustments of all items. */
  ajustes: readonly { label: string; valor: number }[]
  frete: { id: string; label: string; valor: number; prazo: number }
  /** Items plus freight. */
  total: number
  /** `parcelas` of cards, from one instalment up; empty for other methods. */
  formas: readonly { metodo: string; total: number; parcelas: readonly { valorTotal: number }[] }[]
}

/** The checkout read back from a version; names and labels may be cut. */
export type ReadCheckout = {
  /** Number of letters that names were cut to. */
  limit: number
  itens: SeenCheckout['itens']
  ajustes: SeenCheckout['ajustes']
  frete: SeenCheckout['frete']
  total: number
  /** What each method costs: `total` when paid at once, `parcelas` by number of instalments. */
  formas: { metodo: string; total: number; parcelas: number[] }[]
}

/** Maximum length in a request; the contract refuses longer ones. */
const MAX_CHARACTERS = 8000

/** Names are only needed to report removed items: in long carts they are cut until the version fits. */
const NAME_LIMITS = [60, 30, 15, 5] as const

/** Discounts beyond this number are summed up as one. */
const MAX_DISCOUNTS = 40

/** Format number, the first element of each version; raise it when the order of elements changes. */
const FORMAT = 1

/**
 * Writes what the shopper saw as one opaque string that the page sends back with the order: at most 8000 characters for
 * the maximum of one hundred lines. It is only compared, never trusted (`changesSince`).
 */
export function checkoutVersion(seen: SeenCheckout): string {
  const versions = NAME_LIMITS.map((limit) => () => write(seen, limit))
  for (const version of versions) {
    const text = version()
    if (text.length <= MAX_CHARACTERS) return text
  }
  throw new Error('A checkout of this size has no version.')
}

/** Reads what the shopper saw; null if `checkoutVersion` did not write it. */
export function readVersion(versao: string): ReadCheckout | null {
  try {
    return readCheckout(JSON.parse(versao))
  } catch {
    return null
  }
}

function write({ itens, ajustes, frete, total, formas }: SeenCheckout, limit: number): string {
  return JSON.stringify([
    FORMAT,
    limit,
    itens.map((item) => [
      ...[item.idAtributoSimples, item.quantidade, item.precoPor, item.total],
      cutName(item.nome, limit),
    ]),
    byLabel(ajustes, limit).map(({ label, valor }) => [valor, label]),
    [frete.id, frete.valor, frete.prazo, cutName(frete.label, limit)],
    total,
    formas.map((forma) => [forma.metodo, forma.total, forma.parcelas.map(({ valorTotal }) => valorTotal)]),
  ])
}

/** Throws for any other shape: a version comes back from the browser, where anyone may have changed it. */
function readCheckout(value: unknown): ReadCheckout {
  const [form, limit, itens, ajustes, frete, total, formas] = list(value)
  if (form !== FORMAT) throw new TypeError('Unknown version format.')
  const [id, valor, prazo, label] = list(frete)

  return {
    limit: whole(limit),
    itens: list(itens).map((item) => {
      const [sku, quantidade, precoPor, lineTotal, nome] = list(item)
      return {
        idAtributoSimples: whole(sku),
        quantidade: whole(quantidade),
        precoPor: whole(precoPor),
        total: whole(lineTotal),
        nome: text(nome),
      }
    }),
    ajustes: list(ajustes).map((ajuste) => {
      const [off, name] = list(ajuste)
      return { label: text(name), valor: whole(off) }
    }),
    frete: { id: text(id), valor: whole(valor), prazo: whole(prazo), label: text(label) },
    total: whole(total),
    formas: list(formas).map((forma) => {
      const [metodo, once, parcelas] = list(forma)
      return { metodo: text(metodo), total: whole(once), parcelas: list(parcelas).map(whole) }
    }),
  }
}

function list(value: unknown): unknown[] {
  if (!Array.isArray(value)) throw new TypeError('Not a list.')
  return value
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('Not an integer.')
  return value
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('Not a string.')
  return value
}

/** Sums discounts with the same label, also when labels are equal only after cutting. */
export function byLabel(ajustes: SeenCheckout['ajustes'], limit: number): { label: string; valor: number }[] {
  const sums = new Map<string, number>()
  for (const { label, valor } of ajustes) {
    const cut = cutName(label, limit)
    const name = sums.has(cut) || sums.size < MAX_DISCOUNTS ? cut : 'Outros descontos'
    sums.set(name, (sums.get(name) ?? 0) + valor)
  }
  return [...sums].map(([label, valor]) => ({ label, valor }))
}
