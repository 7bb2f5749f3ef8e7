import type { Cart } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { CART_PATH } from '../cart/cart-path.ts'
import { lineKey } from '../cart/shown-cart.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { countDone } from './count-done.ts'
import { withCounted } from './counted-address.ts'
import type { TrackedItem } from './track.ts'

type CountAddedInput = {
  /** The path of the page with the form. */
  pagina: string
  /** What the goods were taken from. */
  lista?: string
}

/**
 * Does what a form requests, counts what the cart has more of afterwards, and returns the cart's address, by which the
 * merchant's tags hear of it. Refusals are passed on, uncounted.
 */
export async function countAdded(
  api: Pick<Api, 'cart' | 'marketing'>,
  { pagina, lista }: CountAddedInput,
  add: () => Promise<unknown>,
): Promise<string> {
  const before = await optionalPart('cart', api.cart.get())
  await add()
  const after = before && (await optionalPart('cart', api.cart.get()))
  const added = before && after ? addedItems(before, after) : []
  if (added.length === 0) return CART_PATH
  const event = { nome: 'add_to_cart' as const, ...(lista !== undefined && { lista }) }
  const itens = added.map(({ nome: _, ...item }) => item)
  await countDone(api, pagina, { ...event, itens })

  return withCounted(CART_PATH, { ...event, itens: added })
}

type Lines = Pick<Cart, 'itens'>

function addedItems(before: Lines, after: Lines): TrackedItem[] {
  const had = quantities(before)
  const lines = new Map(after.itens.map((line) => [lineKey(line.hash), line]))

  return [...quantities(after)].flatMap(([key, now]) => {
    const line = lines.get(key)
    const quantidade = now - (had.get(key) ?? 0)
    if (!line || quantidade <= 0) return []
    return [{ idProduto: line.hash.idProduto, nome: line.nome, quantidade, valor: line.precos.precoPor }]
  })
}

/** By line; several pupils may have one of their own of the same goods. */
function quantities({ itens }: Lines): Map<string, number> {
  const sums = new Map<string, number>()
  for (const { hash, quantidade } of itens)
    sums.set(lineKey(hash), (sums.get(lineKey(hash)) ?? 0) + quantidade)

  return sums
}
