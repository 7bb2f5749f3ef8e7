import { formatCep } from '#domain/documents/format-cep.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { PrintedOrder } from './printed-orders.ts'
import { barcode, line, MM, makePdf, type Pdf, rule } from './sheet.ts'
import { drawBrand, type SheetBrand } from './sheet-brand.ts'

const MARGIN = 18 * MM
const WIDTH = 174 * MM
const BOTTOM = 275 * MM
const ROW = 13 * MM
const PUPILS = 10
/** As many letters of names as a line surely holds. */
const PUPILS_LETTERS = 90

/** A packing slip for each order, on A4; without prices, because many parcels are presents. */
export function packingSlipsPdf(
  orders: readonly PrintedOrder[],
  brand: SheetBrand,
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf({ titulo: 'Romaneios', size: 'A4' }, (pdf) => {
    for (const order of orders) slip(pdf, order, brand)
  })
}

function slip(pdf: Pdf, order: PrintedOrder, brand: SheetBrand): void {
  let y = head(pdf, order, brand)
  for (const { sku, nome, atributos, quantidade, alunos } of order.itens) {
    if (y + ROW > BOTTOM) y = head(pdf, order, brand)
    pdf.rect(MARGIN, y, 9, 9).lineWidth(0.8).stroke('#000')
    line(pdf, `${quantidade} ×`, { x: MARGIN + 16, y, width: 36 }, { size: 11, bold: true })
    line(pdf, nome, { x: MARGIN + 54, y, width: WIDTH - 54 }, { size: 10 })
    // On its own line, where a long name doesn't push it off the sheet.
    line(
      pdf,
      variantText(atributos),
      { x: MARGIN + 54, y: y + 12, width: WIDTH - 54 },
      { size: 9, bold: true },
    )
    line(pdf, sku, { x: MARGIN + 54, y: y + 23, width: WIDTH - 54 }, { size: 7 })
    y += ROW
    for (const names of pupilLines(alunos)) {
      if (y + PUPILS > BOTTOM) y = head(pdf, order, brand)
      line(pdf, names, { x: MARGIN + 54, y: y - 4, width: WIDTH - 54 }, { size: 9 })
      y += PUPILS
    }
  }
}

/** For whom units are: `1 para Ana; 2 para Beto`, in as many lines as the names of a class take. */
function pupilLines(alunos: PrintedOrder['itens'][number]['alunos']): string[] {
  const lines: string[] = []
  for (const { nome, quantidade } of alunos) {
    const text = `${quantidade} para ${nome}`
    const last = lines.at(-1)
    if (last !== undefined && last.length + text.length < PUPILS_LETTERS)
      lines[lines.length - 1] = `${last}; ${text}`
    else lines.push(text)
  }

  return lines
}

function head(pdf: Pdf, order: PrintedOrder, brand: SheetBrand): number {
  const { numero, criadoEm, comprador, endereco, frete, itens } = order
  const pieces = itens.reduce((sum, { quantidade }) => sum + quantidade, 0)
  const at = (y: number) => ({ x: MARGIN, y: MARGIN + y, width: WIDTH / 2 })
  pdf.addPage()
  drawBrand(pdf, brand, { ...at(-10), width: WIDTH - 64 * MM })
  line(pdf, `Pedido ${numero} · ${formatDay(saoPauloClock(criadoEm).dia)}`, at(22), { size: 10 })
  line(pdf, `${frete.label} · ${pieces} ${pieces === 1 ? 'peça' : 'peças'}`, at(36), { size: 10 })
  barcode(pdf, numero, { x: MARGIN + WIDTH - 60 * MM, y: MARGIN, width: 60 * MM })
  line(pdf, endereco?.destinatario || comprador.nomeRazao, at(60), { size: 11, bold: true })
  const lines = endereco
    ? [
        [endereco.logradouro, endereco.numero, endereco.complemento].filter(Boolean).join(', '),
        [endereco.bairro, [endereco.cidade, endereco.uf].filter(Boolean).join(' – '), formatCep(endereco.cep)]
          .filter(Boolean)
          .join(', '),
      ]
    : [frete.tipo === 'retirada' ? 'Retirada na loja' : '']
  for (const [i, text] of lines.entries()) line(pdf, text, { ...at(76 + i * 13), width: WIDTH }, { size: 10 })
  rule(pdf, { x: MARGIN, y: MARGIN + 108, width: WIDTH })

  return MARGIN + 120
}
