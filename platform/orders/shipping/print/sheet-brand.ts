import type { Appearance } from '#contract/content/appearance.ts'
import { drawnLogo } from '#platform/infrastructure/storage/pictures/drawn-logo.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { line, type Pdf } from './sheet.ts'

/** What printed sheets show of the store: its logo, as PNG, and its name beside it, or alone. */
export type SheetBrand = { logo: Uint8Array | null; nome: string | null }

type SheetBrandInput = { appearance: Appearance; storage: Storage; loja: { nome: string } }

/** Points, of logo and name. */
const [HEIGHT, MAX_WIDTH, GAP] = [24, 170, 8]

/** Returns the store's brand as printed sheets show it. */
export async function sheetBrand({ appearance, storage, loja }: SheetBrandInput): Promise<SheetBrand> {
  const { logo, nomeAoLado } = appearance
  const drawn = logo && (await drawnLogo(storage, logo.arquivo))

  return { logo: drawn, nome: drawn && !nomeAoLado ? null : loja.nome }
}

/** Draws the brand, 24 points high, from the top left corner `x`, `y`. */
export function drawBrand(pdf: Pdf, { logo, nome }: SheetBrand, { x, y, width }: Place): void {
  const taken = logo ? drawLogo(pdf, Buffer.from(logo), x, y) + GAP : 0
  if (nome === null) return
  line(pdf, nome, { x: x + taken, y: y + 4, width: width - taken }, { size: 16, bold: true })
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
