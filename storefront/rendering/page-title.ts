import type { ShopContext } from './context.ts'

/** A page's matches as its `meta` function gets them: the first is the root's, which knows the shop. */
type Matches = readonly [
  { loaderData?: { shop: Pick<ShopContext, 'nome'> } | undefined } | undefined,
  ...unknown[],
]

/** The title of a page, followed by the store's name. */
export function pageTitle(title: string, [root]: Matches): string {
  return titleWith(title, root?.loaderData?.shop.nome)
}

/** The same with a given store name; without one, the title alone. */
export function titleWith(title: string, nome: string | undefined): string {
  return nome ? `${title} | ${nome}` : title
}
