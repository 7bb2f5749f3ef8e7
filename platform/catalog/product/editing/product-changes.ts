import type { PanelProduct } from '#contract/catalog/products.ts'

type Sku = Omit<PanelProduct['skus'][number], 'estoque'>

type Noted = Omit<ReturnType<typeof notedOf>, 'skus'> & Record<string, unknown>

/** What the audit log records of a product. Stock has its own movements. */
export function notedOf({
  id: _,
  versao: __,
  alteradoEm: ___,
  atrasados: ____,
  skus,
  midias,
  ...product
}: PanelProduct) {
  return {
    ...product,
    midias: midias.map(({ arquivo, alt }) => ({ arquivo, alt })),
    skus: skus.map(({ estoque: _estoque, ...sku }) => sku),
  }
}

/**
 * A product before and after a change, with each SKU's fields as fields of their own, so that one changed price is one
 * change.
 */
export function productChanges(before: PanelProduct, after: PanelProduct): { antes: Noted; depois: Noted } {
  // SKUs are matched by id, so that a renamed one is still the same.
  const codes = new Map(after.skus.map(({ id, sku }) => [id, sku]))

  return { antes: byVariant(before, codes), depois: byVariant(after, codes) }
}

function byVariant(product: PanelProduct, codes: Map<Sku['id'], string>): Noted {
  const { skus, ...noted } = notedOf(product)

  return Object.assign({}, noted, ...skus.map((sku) => fieldsOf(sku, codes.get(sku.id) ?? sku.sku)))
}

function fieldsOf({ id: _, ...sku }: Sku, code: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(sku).map(([field, value]) => [`${code} ${field}`, value]))
}
