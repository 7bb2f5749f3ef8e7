import type { Settings } from '#contract/settings/settings.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import type { PrintedOrder } from './printed-orders.ts'
import { barcode, line, MM, makePdf, type Pdf, rule } from './sheet.ts'
import { drawBrand, type SheetBrand } from './sheet-brand.ts'

const WIDTH = 100 * MM
const HEIGHT = 150 * MM
const MARGIN = 6 * MM
const INNER = WIDTH - 2 * MARGIN

/** A label of 10 × 15 cm for each order that is shipped. */
export function labelsPdf(
  orders: readonly PrintedOrder[],
  store: { loja: Settings['loja']; brand: SheetBrand },
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf({ titulo: 'Etiquetas', size: [WIDTH, HEIGHT] }, (pdf) => {
    for (const order of orders) label(pdf, order, store)
  })
}

function label(
  pdf: Pdf,
  order: PrintedOrder,
  { loja, brand }: { loja: Settings['loja']; brand: SheetBrand },
): void {
  const { numero, comprador, endereco, frete, notaFiscal } = order
  const at = (mm: number) => ({ x: MARGIN, y: mm * MM, width: INNER })
  pdf.addPage()
  line(pdf, frete.label, at(6), { size: 16, bold: true })
  line(pdf, [`Pedido ${numero}`, notaFiscal && `NF-e ${notaFiscal}`].filter(Boolean).join(' · '), at(14))
  barcode(pdf, numero, { ...at(20), height: 18 * MM })
  rule(pdf, at(47))
  line(pdf, 'DESTINATÁRIO', at(50), { size: 7, bold: true })
  line(pdf, endereco?.destinatario || comprador.nomeRazao, at(54), { size: 13, bold: true })
  for (const [i, text] of placeOf(order).entries()) line(pdf, text, at(62 + i * 6), { size: 11 })
  if (endereco?.cep) line(pdf, `CEP ${formatCep(endereco.cep)}`, at(88), { size: 16, bold: true })
  rule(pdf, at(100))
  sender(pdf, loja, at)
  if (brand.logo) drawBrand(pdf, { ...brand, nome: null, cor: null }, at(133))
}

function placeOf({ endereco, frete }: PrintedOrder): string[] {
  if (!endereco) return frete.tipo === 'retirada' ? ['Retirada na loja'] : []
  const { logradouro, numero, complemento, bairro, cidade, uf, referencia } = endereco
  const street = [logradouro, numero, complemento].filter(Boolean).join(', ')

  return [street, bairro, [cidade, uf].filter(Boolean).join(' – '), referencia].filter(Boolean)
}

function sender(
  pdf: Pdf,
  { nome, razaoSocial, cnpj, endereco }: Settings['loja'],
  at: (mm: number) => { x: number; y: number; width: number },
): void {
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco
  line(pdf, 'REMETENTE', at(103), { size: 7, bold: true })
  line(pdf, nome, at(107), { size: 10, bold: true })
  line(pdf, razaoSocial, at(113), { size: 8 })
  line(pdf, labelledDocument(cnpj), at(117), { size: 8 })
  line(pdf, [`${logradouro}, ${numero}`, bairro].filter(Boolean).join(', '), at(122))
  line(pdf, `${cidade} – ${uf} · CEP ${formatCep(cep.replace(/\D/g, ''))}`, at(127))
}
