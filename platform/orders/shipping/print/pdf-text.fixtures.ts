import { inflateSync } from 'node:zlib'

/** The text of a PDF with fonts of one byte a character, as those of PDFKit's standard fonts. */
export function pdfText(pdf: Buffer): string {
  return contentsOf(pdf.toString('latin1')).map(textOf).join('\n')
}

/** The drawing operators of each page. */
export function contentsOf(pdf: string): string[] {
  return [...pdf.matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, data = '']) => inflated(data))
    .filter((text) => text.includes(' Tf'))
}

/** As it is, if it is not compressed. */
function inflated(data: string): string {
  try {
    return inflateSync(Buffer.from(data, 'latin1')).toString('latin1')
  } catch {
    return data
  }
}

/** The text of a page, which is stored as it is, or as hexadecimal numbers with kerning between them. */
export function textOf(content: string): string {
  const shown = [...content.matchAll(/\[([^\]]*)\] TJ|\(([^)]*)\) Tj/g)].map(([, parts = '', plain = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/g)]
      .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
      .join('')
      .concat(plain),
  )

  return shown.join('\n')
}
