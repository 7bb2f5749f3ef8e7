import type { Settings } from '#contract/settings/settings.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { formatTwoDecimals } from '#domain/format/format-number.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { variantText } from '#domain/product/variants/variant-text.ts'
import { type DeclaredParcel, declaredParcels } from '#domain/shipping/declared-parcels.ts'
import type { PrintedOrder } from './printed-orders.ts'
import { line, MM, makePdf, type Pdf, paragraph, rule } from './sheet.ts'
import { drawBrand, type SheetBrand } from './sheet-brand.ts'

const MARGIN = 18 * MM
const WIDTH = 174 * MM
/** Where the table of goods ends at the latest, so that sums, declaration and signature fit below. */
const TABLE_BOTTOM = 205 * MM
const ROW = 6.5 * MM
const GAP = 6 * MM

type Printed = { order: PrintedOrder; brand: SheetBrand; loja: Settings['loja']; dia: string }

/**
 * Declarations of content on A4, for parcels that travel without an NF-e: one for each parcel, with the fields of the
 * form of Correios (Protocolo ICMS 32/2001). An order with an NF-e, or that is fetched, has a page that says what goes
 * instead. `dia` is the day of printing.
 */
export function declarationsPdf(
  orders: readonly PrintedOrder[],
  store: Omit<Printed, 'order'>,
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf({ titulo: 'Declarações de conteúdo', size: 'A4' }, (pdf) => {
    for (const order of orders) declarationsOf(pdf, { ...store, order })
  })
}

function declarationsOf(pdf: Pdf, printed: Printed): void {
  const { itens, encomendas } = printed.order
  const instead = whatGoesInstead(printed.order)
  if (instead !== null) {
    paragraph(pdf, instead, { x: MARGIN, y: head(pdf, printed, '') + 4, width: WIDTH }, { size: 11 })
    return
  }
  const lines = itens.map((item) => ({
    ...item,
    nome: [item.nome, variantText(item.atributos)].filter(Boolean).join(', '),
  }))
  const parcels = declaredParcels(lines, encomendas)
  for (const parcel of parcels) declaration(pdf, printed, { parcel, count: parcels.length })
}

function whatGoesInstead({ notaFiscal, frete }: PrintedOrder): string | null {
  if (notaFiscal !== null)
    return `Este pedido tem a NF-e ${notaFiscal}: é a DANFE dela que acompanha a encomenda, no lugar da declaração de conteúdo.`
  if (frete.tipo === 'retirada')
    return 'O cliente retira este pedido: sem transporte, não há declaração de conteúdo.'

  return null
}

function declaration(
  pdf: Pdf,
  printed: Printed,
  { parcel, count }: { parcel: DeclaredParcel; count: number },
): void {
  const name = count > 1 ? `encomenda ${parcel.volume} de ${count}` : ''
  let y = tableHead(pdf, parties(pdf, printed, head(pdf, printed, name)))
  for (const [i, item] of parcel.itens.entries()) {
    if (y + ROW > TABLE_BOTTOM) y = tableHead(pdf, head(pdf, printed, `${name} (continuação)`.trim()))
    cells(pdf, y, [String(i + 1), item.nome, String(item.quantidade), formatBRL(item.total)])
    y += ROW
  }
  statement(pdf, printed, totals(pdf, parcel, y + 1 * MM))
}

/** Brand, title, order and parcel. Returns where the rest begins. */
function head(pdf: Pdf, { order, brand }: Printed, parcel: string): number {
  pdf.addPage()
  drawBrand(pdf, brand, { x: MARGIN, y: MARGIN, width: WIDTH })
  const at = (mm: number) => ({ x: MARGIN, y: MARGIN + mm * MM, width: WIDTH })
  line(pdf, 'Declaração de conteúdo', at(13), { size: 16, bold: true })
  line(pdf, [`Pedido ${order.numero}`, parcel].filter(Boolean).join(' · '), at(20), { size: 10 })
  rule(pdf, at(26))

  return MARGIN + 29 * MM
}

/** Sender and recipient, side by side. */
function parties(pdf: Pdf, { order, loja }: Printed, y: number): number {
  const { comprador, endereco } = order
  const half = (WIDTH - GAP) / 2
  party(pdf, { x: MARGIN, y, width: half }, 'REMETENTE', {
    nome: loja.razaoSocial || loja.nome,
    documento: labelledDocument(loja.cnpj),
    rua: [loja.endereco.logradouro, loja.endereco.numero].filter(Boolean).join(', '),
    lugar: loja.endereco,
  })
  party(pdf, { x: MARGIN + half + GAP, y, width: half }, 'DESTINATÁRIO', {
    nome: endereco?.destinatario || comprador.nomeRazao,
    documento: labelledDocument(formatDocument(comprador.documento)),
    rua: [endereco?.logradouro, endereco?.numero, endereco?.complemento].filter(Boolean).join(', '),
    lugar: endereco ?? { bairro: '', cidade: '', uf: '', cep: '' },
  })

  return y + 38 * MM
}

type Party = {
  nome: string
  documento: string
  rua: string
  lugar: { bairro: string; cidade: string; uf: string; cep: string }
}

function party(
  pdf: Pdf,
  box: { x: number; y: number; width: number },
  title: string,
  { nome, documento, rua, lugar }: Party,
): void {
  const { bairro, cidade, uf, cep } = lugar
  const at = (mm: number) => ({ ...box, y: box.y + mm * MM })
  line(pdf, title, at(0), { size: 7, bold: true })
  line(pdf, nome, at(4), { size: 10, bold: true, lines: 2 })
  line(pdf, documento, at(14.5), { size: 10 })
  line(pdf, rua, at(19), { size: 10 })
  line(pdf, [bairro, [cidade, uf].filter(Boolean).join(' – ')].filter(Boolean).join(', '), at(23.5), {
    size: 10,
  })
  line(pdf, `CEP ${formatCep(cep.replace(/\D/g, ''))}`, at(28), { size: 10 })
}

function tableHead(pdf: Pdf, y: number): number {
  cells(pdf, y, ['Item', 'Conteúdo', 'Quantidade', 'Valor'], { bold: true })

  return y + ROW
}

/** A row of the table: its number, and the columns of numbers on the right. */
function cells(
  pdf: Pdf,
  y: number,
  [item, content, quantity, value]: readonly [string, string, string, string],
  { bold = false } = {},
): void {
  const [first, third, last] = [12 * MM, 24 * MM, 32 * MM]
  const middle = WIDTH - first - third - last
  const x = MARGIN
  line(pdf, item, { x, y, width: first }, { size: 9, bold })
  line(pdf, content, { x: x + first, y, width: middle - 2 * MM }, { size: 9, bold })
  line(pdf, quantity, { x: x + first + middle, y, width: third }, { size: 9, bold, align: 'right' })
  line(pdf, value, { x: x + first + middle + third, y, width: last }, { size: 9, bold, align: 'right' })
  rule(pdf, { x, y: y + ROW - 2 * MM, width: WIDTH })
}

function totals(pdf: Pdf, { quantidade, total, peso }: DeclaredParcel, y: number): number {
  cells(pdf, y, ['', 'Total', String(quantidade), formatBRL(total)], { bold: true })
  const weight = peso === null ? '______ kg' : `${formatTwoDecimals(peso / 1000)} kg`
  line(pdf, `Peso total: ${weight}`, { x: MARGIN + 12 * MM, y: y + ROW, width: WIDTH }, { bold: true })

  return y + 2 * ROW + 3 * MM
}

/** In our own words what the form has the sender declare: who may send without an invoice, and that it is true. */
const STATEMENT =
  'O remetente declara que este envio dispensa nota fiscal: ou ele não é contribuinte do ICMS, porque não vende ' +
  'mercadorias com habitualidade nem em volume que indique comércio (Lei Complementar nº 87/1996, art. 4º), ou a ' +
  'legislação o desobriga de emiti-la. Declara ainda que o conteúdo é o descrito acima e não traz nada de transporte ' +
  'proibido ou perigoso, e responde, nos termos da lei, por informações que não sejam verdadeiras.'

function statement(pdf: Pdf, { loja, dia }: Printed, y: number): void {
  line(pdf, 'DECLARAÇÃO', { x: MARGIN, y, width: WIDTH }, { size: 7, bold: true })
  paragraph(pdf, STATEMENT, { x: MARGIN, y: y + 4 * MM, width: WIDTH }, { size: 9.5 })
  const { cidade, uf } = loja.endereco
  const place = [cidade, uf].filter(Boolean).join(' – ')
  const half = (WIDTH - GAP) / 2
  const foot = y + 42 * MM
  line(
    pdf,
    [place, dia].filter(Boolean).join(', '),
    { x: MARGIN, y: foot - 5 * MM, width: half },
    { size: 10 },
  )
  for (const [x, text] of [
    [MARGIN, 'Lugar e data'],
    [MARGIN + half + GAP, 'Assinatura do remetente'],
  ] as const) {
    rule(pdf, { x, y: foot, width: half })
    line(pdf, text, { x, y: foot + 1.5 * MM, width: half }, { size: 8 })
  }
}
