import type { Appearance } from '#contract/content/appearance.ts'
import { lightColours } from '#domain/format/appearance/light-colours.ts'
import { wholeStyle } from '#domain/format/appearance/looks.ts'
import { drawnLogo } from '#platform/infrastructure/storage/pictures/drawn-logo.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { line, type Pdf } from './sheet.ts'

/**
 * What printed sheets show of the store: its logo, as PNG, its name beside it, or alone, and its colour, which is
 * readable on white (`#rrggbb`); null on sheets that are black on white.
 */
export type SheetBrand = { logo: Uint8Array | null; nome: string | null; cor: string | null }

type SheetBrandInput = { appearance: Appearance; storage: Storage; loja: { nome: string } }

/** Points, of logo and name. */
const [HEIGHT, MAX_WIDTH, GAP, BAR] = [24, 170, 8, 1.5]

/** Returns the store's brand as printed sheets show it. */
export async function sheetBrand({ appearance, storage, loja }: SheetBrandInput): Promise<SheetBrand> {
  const { logo, nomeAoLado } = appearance
  const drawn = logo && (await drawnLogo(storage, logo.arquivo))

  const { action: cor } = lightColours(wholeStyle(appearance).cores)

  return { logo: drawn, nome: drawn && !nomeAoLado ? null : loja.nome, cor }
}

/** Draws the brand, 24 points high, from the top left corner `x`, `y`; below it a bar of the store's colour. */
export function drawBrand(pdf: Pdf, { logo, nome, cor }: SheetBrand, { x, y, width }: Place): void {
  const taken = logo ? drawLogo(pdf, Buffer.from(logo), x, y) + GAP : 0
  const colour = cor ?? '#000'
  if (nome !== null)
    line(pdf, nome, { x: x + taken, y: y + 4, width: width - taken }, { size: 16, bold: true, colour })
  if (cor !== null) pdf.rect(x, y + HEIGHT + 3, width, BAR).fill(cor)
  pdf.fillColor('#000')
}

/** Returns the width that it takes. */
function drawLogo(pdf: Pdf, png: Buffer, x: number, y: number): number {
  // The header of a PNG begins with its size (RFC 2083, 4.1.1).
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)]
  const shown = width * Math.min(HEIGHT / height, MAX_WIDTH / width)
  pdf.image(png, x, y, { width: shown })

  return shown
}

type Place = { x: number; y: number; width: number }
