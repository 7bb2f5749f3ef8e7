import type { ShopContext } from './context.ts'

/** The matches of a page as its `meta` gets them: the root's first, which knows the shop. */
type Matches = readonly [
  { loaderData?: { shop: Pick<ShopContext, 'nome'> } | undefined } | undefined,
  ...unknown[],
]

/** The title of a page with the store's name after it. */
export function pageTitle(title: string, [root]: Matches): string {
  return titleWith(title, root?.loaderData?.shop.nome)
}

/** The same where only the name is at hand; without one the title stands alone. */
export function titleWith(title: string, nome: string | undefined): string {
  return nome ? `${title} | ${nome}` : title
}
