import sharp from 'sharp'
import { pictureType } from './picture-types.ts'

/**
 * A picture of more pixels than this is refused before any of them is decoded: a small file can ask for gigabytes of them. What
 * the usual phones and cameras take by default is below it.
 */
const MAX_PIXELS = 25_000_000

/** JPEGs are read smaller than they are, without all their pixels: so the largest cameras' fit too. */
const MAX_JPEG_PIXELS = 50_000_000

/** The longer side of a drawing has this many pixels at least. */
const MIN_DRAWN = 1600

/** Pixels per inch at which an SVG is as wide as it says. */
const SVG_DENSITY = 72

const MAX_DENSITY = 2400

const MAX_SECONDS = 10

export type Cut = { x: number; y: number; largura: number; altura: number }

/** `formatos` are sharp's names of what is taken; `lado` is the longest side of what comes of it, in pixels. */
export type Redrawing = {
  bytes: Uint8Array
  cut?: Cut | undefined
  formatos: readonly string[]
  lado: number
  /** Whether something may shine through; else it lies on white. */
  transparente: boolean
}

export type RedrawnPicture = { bytes: Uint8Array; largura: number; altura: number }

/**
 * Makes a picture anew from what it shows, whatever the file claims to be: a JPEG, or a WebP where something may shine through.
 * Drawings (SVG) become pixels. So no script, no second file behind the picture, and nothing that a camera noted of place and
 * owner gets into the shop. Throws for what can't be used. For the picture process only: others ask `redrawPicture`.
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
  if (tipo === null || !formatos.includes(tipo)) throw new Error(`A picture can't be ${format}.`)
  if (format !== 'jpeg' && width * height > MAX_PIXELS) throw new Error(`${width} × ${height} is too large.`)

  const drawn = format === 'svg' ? { density: densityFor(Math.max(width, height)) } : {}
  const upright = sharp(bytes, { ...limits, ...drawn }).autoOrient()
  const wanted = cut
    ? upright.extract({ left: cut.x, top: cut.y, width: cut.largura, height: cut.altura })
    : upright
  const fitting = wanted
    .resize({ width: lado, height: lado, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: MAX_SECONDS })
  const made =
    hasAlpha && transparente
      ? fitting.webp({ quality: 95 })
      : fitting.flatten({ background: '#ffffff' }).jpeg({ quality: 90 })
  const { data, info } = await made.toBuffer({ resolveWithObject: true })

  return { bytes: data, largura: info.width, altura: info.height }
}

/** Small drawings are drawn larger, for they lose nothing by it. */
function densityFor(side: number): number {
  return Math.min(SVG_DENSITY * Math.max(1, MIN_DRAWN / side), MAX_DENSITY)
}
