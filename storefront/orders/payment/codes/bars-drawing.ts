import { interleavedBars } from '#domain/payments/boleto/bars.ts'
import type { Drawing } from './qr-drawing.ts'

/** The bars of a boleto's 44 digits, one module high; to be shown 103 mm wide and 13 mm high where it is printed. */
export function barsDrawing(codigoDeBarras: string): Drawing {
  let largura = 0
  let d = ''
  for (const [i, width] of interleavedBars(codigoDeBarras).entries()) {
    // Black and white in turn, and black at both ends.
    if (i % 2 === 0) d += `M${largura} 0h${width}v1h-${width}z`
    largura += width
  }

  return { d, largura }
}
