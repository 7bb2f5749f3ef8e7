import type { Settings } from '#contract/settings.ts'
import { formatCep } from '#domain/format-cep.ts'
import type { PrintedOrder } from './printed-orders.ts'
import { barcode, line, MM, makePdf, type Pdf, rule } from './sheet.ts'

const WIDTH = 100 * MM
const HEIGHT = 150 * MM
const MARGIN = 6 * MM
const INNER = WIDTH - 2 * MARGIN

/** A label of 10 × 15 cm for each order that is sent. */
export function labelsPdf(
  orders: readonly PrintedOrder[],
  loja: Settings['loja'],
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf({ titulo: 'Etiquetas', size: [WIDTH, HEIGHT] }, (pdf) => {
    for (const order of orders) label(pdf, order, loja)
  })
}

function label(pdf: Pdf, order: PrintedOrder, loja: Settings['loja']): void {
  const { numero, comprador, endereco, frete, notaFiscal } = order
  const at = (mm: number) => ({ x: MARGIN, y: mm * MM, width: INNER })
  pdf.addPage()
  line(pdf, frete.label, at(6), { size: 16, bold: true })
  line(pdf, [`Pedido ${numero}`, notaFiscal && `NF-e ${notaFiscal}`].filter(Boolean).join(' · '), at(14))
  barcode(pdf, numero, { ...at(20), height: 18 * MM })
  rule(pdf, at(47))
  line(pdf, 'DESTINATÁRIO', at(50), { size: 7, bold: true })
  line(pdf, endereco?.destinatario || comprador.nomeRazao, at(54), { size: 13, bold: true })
  if (endereco) {
    const { logradouro, numero: door, complemento, bairro, cidade, uf, cep, referencia } = endereco
    line(pdf, [`${logradouro}, ${door}`, complemento].filter(Boolean).join(', '), at(62), { size: 11 })
    line(pdf, bairro, at(68), { size: 11 })
    line(pdf, `${cidade} – ${uf}`, at(74), { size: 11 })
    line(pdf, `CEP ${formatCep(cep)}`, at(81), { size: 16, bold: true })
    line(pdf, referencia, at(90))
  } else line(pdf, 'Retirada na loja', at(62), { size: 13 })
  rule(pdf, at(100))
  sender(pdf, loja, at)
}

function sender(
  pdf: Pdf,
  { nome, razaoSocial, cnpj, endereco }: Settings['loja'],
  at: (mm: number) => { x: number; y: number; width: number },
): void {
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco
  line(pdf, 'REMETENTE', at(103), { size: 7, bold: true })
  line(pdf, nome, at(107), { size: 10, bold: true })
  line(pdf, `${razaoSocial} · CNPJ ${cnpj}`, at(113), { size: 8 })
  line(pdf, [`${logradouro}, ${numero}`, bairro].filter(Boolean).join(', '), at(118))
  line(pdf, `${cidade} – ${uf} · CEP ${formatCep(cep.replace(/\D/g, ''))}`, at(123))
}
