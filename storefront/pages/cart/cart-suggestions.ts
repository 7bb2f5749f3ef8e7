import type { Cart } from '#contract/cart/cart.ts'
import type { Api } from '#contract/contract.ts'
import { type CardData, cardData } from '#storefront/components/product-card/card-data.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** What fills the row where nothing goes with what is in the cart. */
const SHOWCASE = 'vitrine-1'

/** Of so many lines it is asked what goes with them. */
const ASKED_LINES = 3

const LIMIT = 10

export type CartSuggestions = { title: string; produtos: CardData[] }

/**
 * What could complete a cart: what the merchant sells together with its first lines, then the showcase. Never what is in it. Null
 * where there is nothing; a call that fails is logged and left out.
 */
export async function cartSuggestions(
  { catalog }: Pick<Api, 'catalog'>,
  { itens }: Pick<Cart, 'itens'>,
): Promise<CartSuggestions | null> {
  const [showcase, ...products] = await Promise.all([
    optionalPart(`showcase ${SHOWCASE}`, catalog.showcase({ hash: SHOWCASE, limit: LIMIT * 2 })),
    ...itens.slice(0, ASKED_LINES).map(({ url }) => optionalPart(`product ${url}`, catalog.product({ url }))),
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
