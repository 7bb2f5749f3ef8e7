import type * as z from 'zod'
import type { PictureInput } from '#contract/catalog/product-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import type { DemoProduct } from './demo-product.ts'
import { draw } from './pictures/drawing/draw.ts'
import type { Drawing } from './pictures/drawing/drawing.ts'
import { viewsOf } from './pictures/drawing/views.ts'

type Picture = z.infer<typeof PictureInput>

/** Number of views for a SKU in another colour: enough to show it without drawing everything again. */
const VIEWS_OF_A_SKU = 3

/**
 * Draws all pictures of a product into the storage: every view of the product itself, then the first views of each SKU
 * that looks different. Returns the pictures, and for each SKU the indexes of its pictures.
 */
export async function drawProduct(db: Database, storage: Storage, product: DemoProduct) {
  const midias: Picture[] = await drawViews(db, storage, product.drawing, product.nome, product.slug)
  const positions = new Map<Drawing, number[]>([[product.drawing, midias.map((_, i) => i)]])
  for (const { drawing, atributos } of product.skus) {
    if (!drawing || positions.has(drawing)) continue
    const nome = `${product.nome}, ${atributos.unico?.valor ?? ''}`
    const views = await drawViews(db, storage, drawing, nome, product.slug, VIEWS_OF_A_SKU)
    positions.set(
      drawing,
      views.map((_, i) => midias.length + i),
    )
    midias.push(...views)
  }
  const skus = product.skus.map(({ drawing, ...sku }) => ({
    ...sku,
    midias: positions.get(drawing ?? product.drawing) ?? [],
  }))

  return { midias, skus }
}

async function drawViews(
  db: Database,
  storage: Storage,
  drawing: Drawing,
  nome: string,
  seed: string,
  limit?: number,
) {
  const views = viewsOf(drawing).slice(0, limit)
  const pictures: Picture[] = []
  for (const { view, label } of views) {
    const arquivo = await saveOriginal(db, storage, Buffer.from(draw(drawing, view, seed)))
    pictures.push({ arquivo, alt: `${nome}, ${label}`.slice(0, 200) })
  }
  return pictures
}
