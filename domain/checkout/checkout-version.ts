import { cutName } from '../format/cut-name.ts'

/** What a shopper sees of a purchase before they pay: `Checkout` of the contract, or as much of it. Money in centavos. */
export type SeenCheckout = {
  itens: readonly {
    idAtributoSimples: number
    nome: string
    quantidade: number
    precoPor: number
    total: number
  }[]
  /** Those of all items. */
  ajustes: readonly { label: string; valor: number }[]
  frete: { id: string; label: string; valor: number; prazo: number }
  /** Items and freight. */
  total: number
  /** `parcelas` of cards, from one instalment up; otherwise empty. */
  formas: readonly { metodo: string; total: number; parcelas: readonly { valorTotal: number }[] }[]
}

/** The purchase that a version was made of; names and labels may be cut short. */
export type ReadCheckout = {
  /** To how many letters. */
  limite: number
  itens: SeenCheckout['itens']
  ajustes: SeenCheckout['ajustes']
  frete: SeenCheckout['frete']
  total: number
  /** What each method costs: alone, or in so many instalments. */
  formas: { metodo: string; total: number; parcelas: number[] }[]
}

/** What a request carries of it; the contract refuses longer ones. */
const MAX_CHARACTERS = 8000

/** Names are there to tell of what is gone: in long carts they are cut until all fits. */
const NAME_LIMITS = [60, 30, 15, 5] as const

/** Beyond these, discounts are one sum. */
const MAX_DISCOUNTS = 40

/** The first of each version, raised when the others change their places. */
const FORM = 1

/**
 * What the shopper saw, as one opaque string that the page sends back with the order: at most 8000 characters for the
 * hundred lines that a cart takes. It is compared, never believed (`changesSince`).
 */
export function checkoutVersion(seen: SeenCheckout): string {
  const versions = NAME_LIMITS.map((limit) => () => write(seen, limit))
  for (const version of versions) {
    const text = version()
    if (text.length <= MAX_CHARACTERS) return text
  }
  throw new Error('A purchase of this size has no version.')
}

/** What was seen, or null for what `checkoutVersion` did not make. */
export function readVersion(versao: string): ReadCheckout | null {
  try {
    return readCheckout(JSON.parse(versao))
  } catch {
    return null
  }
}

function write({ itens, ajustes, frete, total, formas }: SeenCheckout, limit: number): string {
  return JSON.stringify([
    FORM,
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

/** Throws for anything of another shape: a version comes back from the browser, where anybody may have changed it. */
function readCheckout(value: unknown): ReadCheckout {
  const [form, limite, itens, ajustes, frete, total, formas] = list(value)
  if (form !== FORM) throw new TypeError('A version of another form.')
  const [id, valor, prazo, label] = list(frete)

  return {
    limite: whole(limite),
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
  if (!Array.isArray(value)) throw new TypeError('No list.')
  return value
}

function whole(value: unknown): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw new TypeError('No whole number.')
  return value
}

function text(value: unknown): string {
  if (typeof value !== 'string') throw new TypeError('No text.')
  return value
}

/** Two discounts of one name are one to the shopper, and so are two whose names are cut to the same. */
export function byLabel(ajustes: SeenCheckout['ajustes'], limit: number): { label: string; valor: number }[] {
  const sums = new Map<string, number>()
  for (const { label, valor } of ajustes) {
    const cut = cutName(label, limit)
    const name = sums.has(cut) || sums.size < MAX_DISCOUNTS ? cut : 'Outros descontos'
    sums.set(name, (sums.get(name) ?? 0) + valor)
  }
  return [...sums].map(([label, valor]) => ({ label, valor }))
}
