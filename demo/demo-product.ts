import type { ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import type { Drawing } from './pictures/drawing/drawing.ts'

/**
 * A product of the demonstration store: what the catalogue takes, with drawings in place of pictures.
 * A SKU whose `unico` attribute changes its looks (a colour, a wood) brings its own `drawing`; all others show the product's.
 */
export type DemoProduct = Omit<ProductInput, 'midias' | 'skus'> & {
  drawing: Drawing
  skus: (Omit<SkuInput, 'midias'> & { drawing?: Drawing })[]
}
