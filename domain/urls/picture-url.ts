/** The widths, in pixels, in which every picture can be had. */
export const PICTURE_WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1920] as const

/** The formats of every picture, the lightest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

const DEFAULT_WIDTH = 640

/** The address of a stored picture at its default size: what the API answers as `imagem`. */
export function pictureUrl(hash: string): string {
  return `/imagens/${hash}/${DEFAULT_WIDTH}.jpg`
}

/** The same picture in its own size: as wide as it was handed in (`largura`), or the widest that there is. */
export function originalUrl(hash: string, largura: number): string {
  const width = PICTURE_WIDTHS.find((each) => each >= largura) ?? Math.max(...PICTURE_WIDTHS)

  return resizedUrl(pictureUrl(hash), width, 'jpg')
}

/** The same picture in another width and format. */
export function resizedUrl(imagem: string, width: number, format: PictureFormat): string {
  return imagem.replace(/\d+\.\w+$/, `${width}.${format}`)
}

/** A `srcset` of all widths up to `widest` pixels, and the next one above it. */
export function srcSet(imagem: string, format: PictureFormat, widest: number): string {
  return PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < widest)
    .map((width) => `${resizedUrl(imagem, width, format)} ${width}w`)
    .join(', ')
}
