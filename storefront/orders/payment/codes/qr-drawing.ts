import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A drawing measured in modules: `d` is the path of the dark areas, `largura` the width without the quiet zone. */
export type Drawing = { d: string; largura: number }

/**
 * Draws the QR code of a text on the server, so that no browser loads the code for it. It can be read with 15% of it
 * damaged, and needs a quiet zone of four modules (ISO/IEC 18004).
 */
export function qrDrawing(text: string): Drawing {
  const code = generate(text, { minCorrectionLevel: correction.M })

  return { d: toSvgPath(code), largura: code.size }
}
