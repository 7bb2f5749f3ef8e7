import type { Boleto } from '#contract/orders/orders.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { interleavedBars } from '#domain/payments/boleto/bars.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { drawBrand, type SheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'

type Sheet = Boleto & { loja: Pick<Settings['loja'], 'razaoSocial' | 'cnpj'>; marca: SheetBrand }

const MM = 72 / 25.4
const MARGIN = 20 * MM
const WIDTH = 170 * MM

/** Renders one A4 page with everything that a bank needs to accept the payment, bars in their true size. */
export async function boletoPdf({
  numero,
  criadoEm,
  valor,
  boleto,
  pagador,
  loja,
  marca,
}: Sheet): Promise<Buffer<ArrayBuffer>> {
  // Loaded with the first PDF: it takes 30 MB.
  const { default: PDFDocument } = await import('pdfkit')
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: 'pt-BR',
    // Deterministic: the same boleto is always the same file.
    info: { Title: `Boleto do pedido ${numero}`, CreationDate: new Date(criadoEm) },
  })
  const chunks: Buffer[] = []
  const done = new Promise<void>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })

  // Without the store's colour: scanners look for bars.
  drawBrand(pdf, { ...marca, cor: null }, { x: MARGIN, y: MARGIN - 34, width: WIDTH })
  pdf.font('Helvetica-Bold').fontSize(16).text(`Boleto do pedido nº ${numero}`, MARGIN, MARGIN)
  pdf.fontSize(12).text(formatLinhaDigitavel(boleto.linhaDigitavel), MARGIN, MARGIN + 34)
  rule(pdf, MARGIN + 56)
  drawField(pdf, 0, 0, 'Beneficiário', `${loja.razaoSocial} · ${labelledDocument(loja.cnpj)}`)
  drawField(pdf, 1, 0, 'Pagador', `${pagador.nomeRazao} · ${formatDocument(pagador.documento)}`)
  drawField(pdf, 2, 0, 'Vencimento', formatDay(boleto.vencimento))
  drawField(pdf, 2, 1, 'Valor', formatBRL(valor))
  drawField(pdf, 3, 0, 'Pedido', String(numero))
  drawField(pdf, 3, 1, 'Local de pagamento', 'Em qualquer banco ou lotérica')
  rule(pdf, MARGIN + 222)
  pdf
    .font('Helvetica')
    .fontSize(9)
    .text(
      'Não receber após o vencimento. Depois de pago, a confirmação leva até 3 dias úteis.',
      MARGIN,
      MARGIN + 232,
    )
  bars(pdf, boleto.codigoDeBarras, MARGIN + 256)
  pdf.end()
  await done

  return Buffer.concat(chunks)
}

function drawField(pdf: PDFKit.PDFDocument, row: number, column: number, name: string, text: string) {
  const [x, y] = [MARGIN + (column * WIDTH) / 2, MARGIN + 68 + row * 38]
  pdf.font('Helvetica').fontSize(8).fillColor('#555').text(name, x, y)
  pdf
    .fontSize(11)
    .fillColor('#000')
    .text(text, x, y + 11, { width: column === 0 && row < 2 ? WIDTH : WIDTH / 2, height: 14, ellipsis: true })
}

function rule(pdf: PDFKit.PDFDocument, y: number) {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .dash(3, { space: 2 })
    .stroke('#555')
    .undash()
}

/** 103 mm by 13 mm, black and white in turn. */
function bars(pdf: PDFKit.PDFDocument, digits: string, y: number) {
  const widths = interleavedBars(digits)
  const module = (103 * MM) / widths.reduce((sum, width) => sum + width, 0)
  let x = MARGIN
  for (const [i, width] of widths.entries()) {
    if (i % 2 === 0) pdf.rect(x, y, width * module, 13 * MM)
    x += width * module
  }
  pdf.fill('#000')
}
