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

/** Returns the picture in another width and format. Its query stays: it is the key of one that is not public. */
export function resizedUrl(imagem: string, width: number, format: PictureFormat): string {
  const { folder, query } = partsOf(imagem)

  return `${folder}${width}.${format}${query}`
}

/**
 * Cut by hand: a card has a dozen addresses, and a regular expression tries each letter of the hash as the beginning.
 */
function partsOf(imagem: string): { folder: string; query: string } {
  const end = imagem.indexOf('?')
  const path = end === -1 ? imagem : imagem.slice(0, end)

  return { folder: path.slice(0, path.lastIndexOf('/') + 1), query: imagem.slice(path.length) }
}

/** Returns the width and format that a file's name (`640.jpg`) asks for; null if there is none like it. */
export function pictureSize(file: string): { width: number; format: PictureFormat } | null {
  const [size, extension] = file.split('.')
  const width = PICTURE_WIDTHS.find((each) => String(each) === size)
  const format = PICTURE_FORMATS.find((each) => each === extension)

  return width && format ? { width, format } : null
}

/** Returns a `srcset` of all widths up to `widest` pixels, and the next larger one. */
export function srcSet(imagem: string, format: PictureFormat, widest: number): string {
  const { folder, query } = partsOf(imagem)

  return PICTURE_WIDTHS.filter((_, i) => i === 0 || (PICTURE_WIDTHS[i - 1] ?? 0) < widest)
    .map((width) => `${folder}${width}.${format}${query} ${width}w`)
    .join(', ')
}
