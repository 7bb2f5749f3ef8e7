import type { MenuItemDraft } from '#contract/content/content-input.ts'

/** Returns a category's URL as a route object with one parameter per level, as the specification names them. */
export function categoryRoute(caminho: string): NonNullable<MenuItemDraft['rota']> {
  const params = Object.fromEntries(caminho.split('/').map((slug, i) => [`categoriaNivel${i + 2}`, slug]))

  return {
    name: 'product-listing-category',
    route: Object.keys(params)
      .map((param) => `/:${param}`)
      .join(''),
    path: `/${caminho}`,
    params,
    query: {},
  }
}
