import * as z from 'zod'

/**
 * A picture of the shop. `imagem` is `/imagens/{hash}/{largura}.{formato}` at the default size; the same path serves
 * every width of `PICTURE_WIDTHS` and every format of `PICTURE_FORMATS` in `domain/urls/picture-url.ts`. `largura` and
 * `altura` are the original's pixels, for the aspect ratio.
 */
export const Picture = z.object({
  imagem: z.string(),
  alt: z.string(),
  largura: z.int32().positive(),
  altura: z.int32().positive(),
})

export type Picture = z.infer<typeof Picture>
