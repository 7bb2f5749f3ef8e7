import type { Cart } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { type CardData, cardData } from '#storefront/components/product-card/card-data.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** Fills the row if no product goes with those in the cart. */
const SHOWCASE = 'vitrine-1'

/** The number of lines whose complements are loaded. */
const COMPLEMENTED_LINES = 3

const LIMIT = 10

export type CartSuggestions = { title: string; produtos: CardData[] }

/**
 * Suggestions for a cart: what the merchant sells together with its first lines, then the showcase, without the
 * products already in the cart. Returns null if there are none; a failed call is logged and skipped.
 */
export async function cartSuggestions(
  { catalog }: Pick<Api, 'catalog'>,
  { itens }: Pick<Cart, 'itens'>,
): Promise<CartSuggestions | null> {
  const [showcase, ...products] = await Promise.all([
    optionalPart(`showcase ${SHOWCASE}`, catalog.showcase({ hash: SHOWCASE, limit: LIMIT * 2 })),
    ...itens
      .slice(0, COMPLEMENTED_LINES)
      .map(({ url }) => optionalPart(`product ${url}`, catalog.product({ url }))),
  ])
  const complements = products.flatMap(
    (product) => product?.conteudo.combinacoes.map(({ produto }) => produto) ?? [],
  )
  const inCart = new Set(itens.map(({ hash }) => hash.idProduto))
  const byId = new Map(
    [...complements, ...(showcase?.produtos ?? [])].map((produto) => [produto.id, produto]),
  )
  const produtos = [...byId.values()].filter(({ id }) => !inCart.has(id)).slice(0, LIMIT)
  if (produtos.length === 0) return null
  const [first] = produtos
  const completes = complements.some(({ id }) => id === first?.id)

  return {
    title: completes ? 'Para acompanhar o que você escolheu' : (showcase?.vitrine.titulo ?? 'Sugestões'),
    produtos: produtos.map(cardData),
  }
}
