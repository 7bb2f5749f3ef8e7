import { COUNTED, type Tracked } from './track.ts'

/** As many products as an address can carry. */
const MAX_ITEMS = 20

/**
 * The address to which a form leads, with what its action has counted: the browser passes it on to the merchant's tags,
 * which the server can't reach. It is a fragment, so that no server, cache or referrer sees it and nothing is stored.
 */
export function withCounted(address: string, { itens, ...event }: Tracked): string {
  const counted = itens ? { ...event, itens: itens.slice(0, MAX_ITEMS) } : event

  return address + COUNTED + encodeURIComponent(JSON.stringify(counted))
}

/** What an action has counted; null if the fragment is anything else. People can write any address. */
export function readCounted(fragment: string): Tracked | null {
  if (!fragment.startsWith(COUNTED)) return null
  try {
    const event: unknown = JSON.parse(decodeURIComponent(fragment.slice(COUNTED.length)))
    return isTracked(event) ? event : null
  } catch {
    return null
  }
}

function isTracked(event: unknown): event is Tracked {
  const { nome, lista, termo, itens = [] } = Object(event)
  const texts = [lista, termo].filter((text) => text !== undefined)

  return (
    typeof nome === 'string' &&
    /^[a-z_]{1,40}$/.test(nome) &&
    texts.every((text) => typeof text === 'string' && text.length <= 200) &&
    Array.isArray(itens) &&
    itens.length <= MAX_ITEMS &&
    itens.every(isItem)
  )
}

function isItem(item: unknown): boolean {
  const { idProduto, nome, quantidade, valor } = Object(item)

  return (
    typeof nome === 'string' &&
    nome.length <= 300 &&
    [idProduto, quantidade, valor].every(Number.isSafeInteger)
  )
}
