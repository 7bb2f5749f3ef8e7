/** Available widths of every picture, in pixels. */
export const PICTURE_WIDTHS = [96, 192, 320, 480, 640, 960, 1280, 1920] as const

/** Available formats of every picture, smallest first. */
export const PICTURE_FORMATS = ['avif', 'webp', 'jpg'] as const

export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** The hash by which a stored picture is known. */
export const PICTURE_HASH = /^[0-9a-f]{24}$/

const DEFAULT_WIDTH = 640

/** The width at which social networks show the picture of a link large. */
export const SHARED_WIDTH = 1280

/** Returns the URL of a stored picture at its default size: the API's `imagem`. */
export function pictureUrl(hash: string): string {
  return `/imagens/${hash}/${DEFAULT_WIDTH}.jpg`
}

/** Returns the picture at its original width (`largura`), or the largest available one. */
export function originalUrl(hash: string, largura: number): string {
  const width = PICTURE_WIDTHS.find((each) => each >= largura) ?? Math.max(...PICTURE_WIDTHS)

  return resizedUrl(pictureUrl(hash), width, 'jpg')
}

/** Returns the picture in another width and format. */
export function resizedUrl(imagem: string, width: number, format: PictureFormat): string {
  return `${imagem.slice(0, imagem.lastIndexOf('/') + 1)}${width}.${format}`
}

/** Returns a `srcset` of all widths up to `widest` pixels, and the next larger one. */
export function srcSet(imagem: string, format: PictureFormat, widest: number): string {
  return PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < widest)
    .map((width) => `${resizedUrl(imagem, width, format)} ${width}w`)
    .join(', ')
}
