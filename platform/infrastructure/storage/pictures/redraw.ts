import sharp from 'sharp'
import { pictureType } from './picture-types.ts'

/**
 * A picture with more pixels is refused before any of them is decoded: a small file can claim gigabytes of them. What
 * common phones and cameras take by default is below it.
 */
const MAX_PIXELS = 25_000_000

/** JPEGs can be decoded at a reduced size, without all their pixels, so those of the largest cameras fit too. */
const MAX_JPEG_PIXELS = 50_000_000

/** Minimum length of the longer side of a drawing, in pixels. */
const MIN_DRAWN = 1600

/** Pixels per inch at which an SVG has its nominal width. */
const SVG_DENSITY = 72

const MAX_DENSITY = 2400

const MAX_SECONDS = 10

export type Cut = { x: number; y: number; largura: number; altura: number }

/** `formatos` are sharp's names of the accepted formats; `lado` is the maximum side of the result, in pixels. */
export type Redrawing = {
  bytes: Uint8Array
  cut?: Cut | undefined
  formatos: readonly string[]
  lado: number
  /** Whether to keep transparency; otherwise the background becomes white. */
  transparente: boolean
}

export type RedrawnPicture = { bytes: Uint8Array; largura: number; altura: number }

/**
 * Draws a picture again from its pixels, whatever the file claims to be: as JPEG, or as WebP if it may be transparent.
 * Drawings (SVG) become pixels. So no script, no second file appended to the picture, and no place and owner noted by a
 * camera get into the shop. Throws for anything else. Only for the picture process: others call `redrawPicture`.
 */
export async function redraw({
  bytes,
  cut,
  formatos,
  lado,
  transparente,
}: Redrawing): Promise<RedrawnPicture> {
  const limits = { limitInputPixels: MAX_JPEG_PIXELS }
  const { format, width, height, hasAlpha } = await sharp(bytes, limits).metadata()
  const tipo = pictureType(format)
  if (tipo === null || !formatos.includes(tipo)) throw new Error(`Unsupported picture format: ${format}.`)
  if (format !== 'jpeg' && width * height > MAX_PIXELS)
    throw new Error(`${width} × ${height} pixels is too large.`)

  const drawn = format === 'svg' ? { density: densityFor(Math.max(width, height)) } : {}
  const upright = sharp(bytes, { ...limits, ...drawn }).autoOrient()
  const cropped = cut
    ? upright.extract({ left: cut.x, top: cut.y, width: cut.largura, height: cut.altura })
    : upright
  const fitting = cropped
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
  const encoded =
    hasAlpha && transparente
      ? fitting.webp({ quality: 95 })
      : fitting.flatten({ background: '#ffffff' }).jpeg({ quality: 90 })
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true })

  return { bytes: data, largura: info.width, altura: info.height }
}

/** Small drawings are enlarged, as they lose no quality by it. */
function densityFor(side: number): number {
  return Math.min(SVG_DENSITY * Math.max(1, MIN_DRAWN / side), MAX_DENSITY)
}
