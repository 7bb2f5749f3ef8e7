import type * as z from 'zod'
import type { PictureInput, ProductInput } from '#contract/catalog/product-input.ts'
import { type Original, originalOf } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { DemoProduct } from './demo-product.ts'
import { draw } from './pictures/drawing/draw.ts'
import type { Drawing } from './pictures/drawing/drawing.ts'
import { viewsOf } from './pictures/drawing/views.ts'

type Picture = z.infer<typeof PictureInput>

/** Number of views for a SKU in another colour: enough to show it without drawing everything again. */
const VIEWS_OF_A_SKU = 3

/** A product as it is saved, and the pictures to store before. */
type Drawn = { input: ProductInput; originals: Original[] }

/**
 * Draws all pictures of a product: every view of the product itself, then the first views of each SKU that looks
 * different, which names its own.
 */
export async function drawProduct({ drawing: whole, skus, ...fields }: DemoProduct): Promise<Drawn> {
  const { nome, slug } = fields
  const drawn = await drawViews(whole, nome, slug)
  const positions = new Map<Drawing, number[]>([[whole, drawn.map((_, i) => i)]])
  for (const { drawing, atributos } of skus) {
    if (!drawing || positions.has(drawing)) continue
    const views = await drawViews(drawing, `${nome}, ${atributos.unico?.valor ?? ''}`, slug, VIEWS_OF_A_SKU)
    positions.set(
      drawing,
      views.map((_, i) => drawn.length + i),
    )
    drawn.push(...views)
  }
  const input = {
    ...fields,
    midias: drawn.map(({ picture }) => picture),
    skus: skus.map(({ drawing, ...sku }) => ({ ...sku, midias: positions.get(drawing ?? whole) ?? [] })),
  }

  return { input, originals: drawn.map(({ original }) => original) }
}

async function drawViews(drawing: Drawing, nome: string, seed: string, limit?: number) {
  const drawn: { picture: Picture; original: Original }[] = []
  for (const { view, label } of viewsOf(drawing).slice(0, limit)) {
    const original = await originalOf(Buffer.from(draw(drawing, view, seed)))
    drawn.push({ original, picture: { arquivo: original.row.hash, alt: `${nome}, ${label}`.slice(0, 200) } })
  }

  return drawn
}
