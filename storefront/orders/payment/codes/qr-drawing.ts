import { correction, generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** A drawing in modules: `d` is the path of what is dark, `largura` its width without the quiet zone. */
export type Drawing = { d: string; largura: number }

/**
 * The QR code of a text, drawn on the server so that no browser needs the code for it. It can be read with 15% of it hidden;
 * whoever shows it leaves four modules of white around it (ISO/IEC 18004).
 */
export function qrDrawing(text: string): Drawing {
  const code = generate(text, { minCorrectionLevel: correction.M })

  return { d: toSvgPath(code), largura: code.size }
}
