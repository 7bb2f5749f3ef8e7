import type { ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import type { Drawing } from './pictures/drawing/drawing.ts'

/**
 * A product of the demonstration store, with drawings in place of pictures. A SKU whose `unico` attribute changes its
 * look (a colour, a wood) has its own `drawing`; all others use the product's.
 */
export type DemoProduct = Omit<ProductInput, 'midias' | 'skus'> & {
  drawing: Drawing
  skus: (Omit<SkuInput, 'midias'> & { drawing?: Drawing })[]
}
