import { code128Bars } from '#domain/shipping/code128.ts'

export type Pdf = PDFKit.PDFDocument

/** PDF points per millimetre. */
export const MM = 72 / 25.4

/** Returns a PDF of pages of one size (in points), drawn by `draw`. `titulo` is the title of the viewer's window. */
export async function makePdf(
  { titulo, size }: { titulo: string; size: [number, number] | 'A4' },
  draw: (pdf: Pdf) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  // Loaded with the first PDF: it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size,
    margin: 0,
    lang: 'pt-BR',
    autoFirstPage: false,
    info: { Title: titulo },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  draw(pdf)
  pdf.end()
  await done

  return new Uint8Array(Buffer.concat(chunks))
}

type Box = { x: number; y: number; width: number; height?: number }

type LineStyle = { size?: number; bold?: boolean; align?: 'left' | 'right'; lines?: number; colour?: string }

/** One line of text, or as many as given; cut off if it does not fit. */
export function line(
  pdf: Pdf,
  text: string,
  { x, y, width }: Box,
  { size = 9, bold = false, align = 'left', lines = 1, colour = '#000' }: LineStyle = {},
): void {
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour)
    .text(text, x, y, { width, height: lines * size * 1.2, ellipsis: true, lineBreak: true, align })
}

/** Text of several lines, broken to the width of its box. */
export function paragraph(pdf: Pdf, text: string, { x, y, width }: Box, { size }: { size: number }): void {
  pdf.font('Helvetica').fontSize(size).fillColor('#000').text(text, x, y, { width, lineGap: 2 })
}

/** An order's number as Code 128 with the digits below, black on white. */
export function barcode(pdf: Pdf, numero: number, { x, y, width, height = 12 * MM }: Box): void {
  const widths = code128Bars(String(numero))
  const modules = widths.reduce((sum, one) => sum + one, 0)
  // A quiet zone of ten modules on each side.
  const module = width / (modules + 20)
  let at = x + 10 * module
  for (const [i, bar] of widths.entries()) {
    if (i % 2 === 0) pdf.rect(at, y, bar * module, height)
    at += bar * module
  }
  pdf.fill('#000')
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(String(numero), x, y + height + 2, { width, align: 'center' })
}

/** A thin line across the page. */
export function rule(pdf: Pdf, { x, y, width }: Box): void {
  pdf
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .stroke('#888')
}
