import sharp from 'sharp'

/** Pixels per inch at which an SVG has its nominal width. */
const SVG_DENSITY = 72

/** Sizes in pixels. */
export type IconDrawing = {
  bytes: Uint8Array
  largura: number
  altura: number
  /** The share of each side that stays free. */
  margem: number
  /** Null for a transparent ground. */
  fundo: string | null
  /** Whether the picture ends with the logo, instead of filling the whole size. */
  aparar?: boolean
}

/** Draws a logo into the middle of a PNG. Only for the picture process: others call `drawnIcon`. */
export async function drawIcon(drawing: IconDrawing): Promise<Uint8Array> {
  const { bytes, largura, altura, margem, fundo, aparar = false } = drawing
  const [width = 1, height = 1] = [largura, altura].map((side) => Math.round(side * (1 - 2 * margem)))
  const { format, width: own = width } = await sharp(bytes).metadata()
  const density = format === 'svg' ? { density: Math.min(600, (SVG_DENSITY * width) / own) } : {}
  const mark = await sharp(bytes, density).resize({ width, height, fit: 'inside' }).png().toBuffer()
  if (aparar) return mark
  const background = fundo ?? { r: 0, g: 0, b: 0, alpha: 0 }

  return sharp({
    create: {
      width: largura,
      height: altura,
      channels: 4,
      background,
    },
  })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ compressionLevel: 9 })
    .toBuffer()
}
