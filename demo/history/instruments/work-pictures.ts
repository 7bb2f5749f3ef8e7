import { products } from '#demo/catalogue/products.ts'
import { drawUsed } from '#demo/pictures/drawing/draw.ts'
import type { Mark } from '#demo/pictures/drawing/wear.ts'
import type { WorkMoment } from '#domain/workshop/work-order-words.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { redrawPicture } from '#platform/infrastructure/storage/pictures/redraw-picture.ts'
import { addPicture } from '#platform/workshop/staff/work-pictures.ts'

/** A photo of a work order: the drawing of a product that looks like the instrument, with its marks. */
export type WorkPicture = {
  slug: string
  momento: WorkMoment
  legenda: string
  view: string
  marks: readonly Mark[]
  /** The mark that it shows from near. */
  close?: number
}

/** As wide as the workshop stores photos. */
const SIDE = 1920

/** Adds photos to a work order, as a camera would have taken them. */
export async function addWorkPictures(
  context: RequestContext,
  { id, pictures }: { id: string; pictures: readonly WorkPicture[] },
): Promise<void> {
  for (const { slug, momento, legenda, ...seen } of pictures) {
    const drawing = products().find((one) => one.slug === slug)?.drawing
    if (!drawing) throw new Error(`Unknown product: ${slug}`)
    const { bytes } = await redrawPicture({
      bytes: Buffer.from(drawUsed(drawing, seen, slug)),
      formatos: ['svg'],
      lado: SIDE,
      transparente: false,
    })
    const arquivo = new File([Buffer.from(bytes)], `${momento}.jpg`, { type: 'image/jpeg' })
    await addPicture(context, { id, arquivo, momento, legenda })
  }
}
