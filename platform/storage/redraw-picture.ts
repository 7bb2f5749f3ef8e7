import sharp from 'sharp'
import { pictureType } from './picture-types.ts'

/** A picture of more pixels than this is refused before any of them is decoded: a small file can ask for gigabytes of them. */
const LIMITS = { limitInputPixels: 50_000_000 }

/** Nobody sees more of a picture: the largest size that the shop makes is 1920 wide. In pixels. */
const MAX_SIDE = 3000

/** The longer side of a drawing has this many pixels at least. */
const MIN_DRAWN = 1600

/** Pixels per inch at which an SVG is as wide as it says. */
const SVG_DENSITY = 72

const MAX_DENSITY = 2400

/** A picture that takes longer than this to be made was meant to take long. */
const MAX_SECONDS = 20

export type Cut = { x: number; y: number; largura: number; altura: number }

/** Of bytes that are no picture the store can use. */
export class NoPicture extends Error {
  override name = 'NoPicture'
}

/**
 * Makes a picture anew from what it shows, whatever the file claims to be: a JPEG, or a WebP where something may shine through.
 * Drawings (SVG) become pixels. So no script, no second file behind the picture, and nothing that a camera noted of place and
 * owner gets into the shop. Throws `NoPicture`.
 */
export async function redrawPicture(bytes: Uint8Array, cut?: Cut): Promise<Uint8Array> {
  try {
    const { format, width, height, hasAlpha } = await sharp(bytes, LIMITS).metadata()
    if (pictureType(format) === null) throw new Error(`A picture can't be ${format}.`)
    const drawn = format === 'svg' ? { density: densityFor(Math.max(width, height)) } : {}
    const upright = sharp(bytes, { ...LIMITS, ...drawn }).autoOrient()
    const wanted = cut
      ? upright.extract({ left: cut.x, top: cut.y, width: cut.largura, height: cut.altura })
      : upright
    const fitting = wanted
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS })

    return await (hasAlpha ? fitting.webp({ quality: 95 }) : fitting.jpeg({ quality: 92 })).toBuffer()
  } catch (error) {
    throw new NoPicture(String(error), { cause: error })
  }
}

/** Small drawings are drawn larger, for they lose nothing by it. */
function densityFor(side: number): number {
  return Math.min(SVG_DENSITY * Math.max(1, MIN_DRAWN / side), MAX_DENSITY)
}
