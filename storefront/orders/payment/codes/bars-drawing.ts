import { interleavedBars } from '#domain/payments/boleto/bars.ts'
import type { Drawing } from './qr-drawing.ts'

/** Draws the bars of a boleto's 44 digits, one module high; print it 103 mm wide and 13 mm high. */
export function barsDrawing(codigoDeBarras: string): Drawing {
  let largura = 0
  let d = ''
  for (const [i, width] of interleavedBars(codigoDeBarras).entries()) {
    // Bars alternate between black and white, with black at both ends.
    if (i % 2 === 0) d += `M${largura} 0h${width}v1h-${width}z`
    largura += width
  }

  return { d, largura }
}
