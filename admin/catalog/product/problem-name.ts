import type { DraftSku } from './product-draft.ts'

/** Names the SKU of a field's error, for a list of all: `SKU VE431: `; nothing for a field of the product. */
export function problemName(field: string, skus: readonly Pick<DraftSku, 'sku'>[]): string {
  const place = /^skus\.(\d+)\./.exec(field)?.[1]
  if (place === undefined) return ''
  const sku = skus[Number(place)]?.sku

  return `${sku ? `SKU ${sku}` : `Variação ${Number(place) + 1}`}: `
}
