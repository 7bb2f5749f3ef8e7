import { type Selection, selectionOfAddress } from '#domain/listing/selection.ts'

/** The categories and brands that a rule can name. */
export type RuleChoices = {
  categorias: { caminho: string; nome: string }[]
  marcas: { slug: string; nome: string }[]
}

export type FoundRule = { categoria: string | null; selection: Selection }

/**
 * Returns the rule that finds what a listing of the shop shows; null for any other address. A brand's page becomes a
 * filter by the brand, in the whole shop.
 */
export function ruleOfAddress(address: string, { categorias, marcas }: RuleChoices): FoundRule | null {
  const found = selectionOfAddress(address)
  if (!found) return null
  const { caminho, selection } = found
  const [, slug = ''] = /^marcas\/([^/]+)$/.exec(caminho) ?? []
  if (marcas.some((brand) => brand.slug === slug)) {
    const filtros = { ...selection.filtros, marca: [slug] }

    return { categoria: null, selection: { filtros, ordem: selection.ordem } }
  }

  return categorias.some((known) => known.caminho === caminho) ? { categoria: caminho, selection } : null
}
