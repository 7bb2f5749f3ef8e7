import { COUNTED, type Tracked } from './track.ts'

/** Characters of a fragment: all headers of an answer have to fit into the 4 kB that nginx has for them. */
const MAX_LENGTH = 1_500

/** Characters of a product's name. */
const MAX_NAME = 60

/** What lists put into the cart: no address has the browser count anything else. */
type Added = Tracked & { nome: 'add_to_cart' }

/**
 * The address to which a form leads, with what its action has counted: the browser passes it on to the merchant's tags,
 * which the server can't reach. It is a fragment, so that no server, cache or referrer sees it and nothing is stored.
 * Carries as many of the products as fit.
 */
export function withCounted(address: string, { itens = [], ...event }: Added): string {
  const short = itens.map((item) => ({ ...item, nome: item.nome.slice(0, MAX_NAME) }))
  const fragments = short.map((_, i) => fragmentOf({ ...event, itens: short.slice(0, i + 1) }))

  return address + (fragments.findLast(({ length }) => length <= MAX_LENGTH) ?? fragmentOf(event))
}

function fragmentOf(event: Added): string {
  return COUNTED + encodeURIComponent(JSON.stringify(event))
}

/** What an action has counted; null if the fragment is anything else. People can write any address. */
export function readCounted(fragment: string): Added | null {
  if (!fragment.startsWith(COUNTED) || fragment.length > MAX_LENGTH) return null
  try {
    const event: unknown = JSON.parse(decodeURIComponent(fragment.slice(COUNTED.length)))
    return isAdded(event) ? event : null
  } catch {
    return null
  }
}

function isAdded(event: unknown): event is Added {
  const { nome, lista, termo, itens = [] } = Object(event)
  const texts = [lista, termo].filter((text) => text !== undefined)

  return (
    nome === 'add_to_cart' &&
    texts.every((text) => typeof text === 'string') &&
    Array.isArray(itens) &&
    itens.every(isItem)
  )
}

function isItem(item: unknown): boolean {
  const { idProduto, nome, quantidade, valor } = Object(item)

  return (
    typeof nome === 'string' &&
    nome.length <= MAX_NAME &&
    [idProduto, quantidade, valor].every(Number.isSafeInteger)
  )
}
