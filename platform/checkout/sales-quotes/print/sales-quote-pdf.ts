import { generate } from 'lean-qr'
import { discountOf, servicesIn } from '#domain/cart/adjustment.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { labelledDocument } from '#domain/documents/labelled-document.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { LIST_DISCOUNT_TEXT } from '#domain/order/sales-quote/list-discount-text.ts'
import {
  listDiscountsOf,
  type SalesQuoteLine,
  salesQuoteTotals,
} from '#domain/order/sales-quote/sales-quote.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { pricedServiceWords, workshopDaysSentence } from '#domain/workshop/service-words.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { line, MM, makePdf, type Pdf, rule } from '#platform/orders/shipping/print/sheet.ts'
import { drawBrand, type SheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'
import { type QuoteRows, situationOf } from '../rows.ts'

const MARGIN = 16 * MM
const WIDTH = 178 * MM
const BOTTOM = 276 * MM
const FOOT = 284 * MM

/** Left edges and widths of the table's columns, in points from the margin. */
const COLUMNS = {
  nome: { x: 0, width: 236 },
  quantidade: { x: 240, width: 34 },
  precoPor: { x: 276, width: 74 },
  desconto: { x: 352, width: 70 },
  total: { x: 424, width: WIDTH - 424 },
} as const

type SalesQuoteSheet = {
  rows: QuoteRows
  brand: SheetBrand
  loja: RequestContext['settings']['loja']
  /** The full address of the buyer's page, with its key. */
  url: string
  now: Date
}

/** Returns a quote as A4 pages: who sells to whom, what, at which prices, until when, and where it is accepted. */
export function salesQuotePdf(sheet: SalesQuoteSheet): Promise<Uint8Array<ArrayBuffer>> {
  const { rows } = sheet
  const titulo = `Proposta ${rows.proposta.numero}`
  let pages = 0

  return makePdf({ titulo, size: 'A4' }, (pdf) => {
    pdf.on('pageAdded', () => {
      pages += 1
      foot(pdf, `${titulo}, versão ${rows.versao.versao}, página ${pages}`)
    })
    const flow = new Flow(pdf)
    head(flow, sheet)
    table(flow, rows.versao.linhas)
    sums(flow, rows)
    words(flow, sheet)
    link(flow, sheet)
  })
}

/** Writes from top to bottom, on another page where one is full. */
class Flow {
  readonly pdf: Pdf
  y = MARGIN

  constructor(pdf: Pdf) {
    this.pdf = pdf
    pdf.addPage()
  }

  /** Returns where something of this height begins. `again` draws what each page repeats. */
  take(height: number, again?: () => void): number {
    if (this.y + height > BOTTOM) {
      this.pdf.addPage()
      this.y = MARGIN
      again?.()
    }
    const top = this.y
    this.y += height

    return top
  }

  paragraph(text: string, { size = 9.5, bold = false }: { size?: number; bold?: boolean } = {}): void {
    // Line by line, so that a long text goes on over the page's end.
    for (const part of text.split('\n')) {
      for (const row of brokenLines(this.pdf, part, { size, bold })) {
        const y = this.take(size * 1.35)
        line(this.pdf, row, { x: MARGIN, y, width: WIDTH + 1 }, { size, bold })
      }
    }
  }
}

/** The rows of a text that is broken to the page's width. */
function brokenLines(pdf: Pdf, text: string, { size, bold }: { size: number; bold: boolean }): string[] {
  pdf.font(bold ? 'Helvetica-Bold' : 'Helvetica').fontSize(size)
  const rows: string[] = []
  let row = ''
  for (const word of text.split(' ')) {
    const longer = row === '' ? word : `${row} ${word}`
    if (row !== '' && pdf.widthOfString(longer) > WIDTH) {
      rows.push(row)
      row = word
    } else row = longer
  }

  return [...rows, row]
}

function head(flow: Flow, { rows, brand, loja }: SalesQuoteSheet): void {
  const { proposta, versao } = rows
  const { comprador } = proposta
  const { pdf } = flow
  drawBrand(pdf, brand, { x: MARGIN, y: flow.take(36), width: WIDTH })
  const { endereco } = loja
  flow.paragraph(
    [loja.razaoSocial || loja.nome, loja.cnpj && labelledDocument(loja.cnpj)].filter(Boolean).join(' · '),
    {
      size: 9,
    },
  )
  flow.paragraph(
    [
      [endereco.logradouro, endereco.numero].filter(Boolean).join(', '),
      endereco.bairro,
      [endereco.cidade, endereco.uf].filter(Boolean).join('/'),
      endereco.cep && `CEP ${formatCep(endereco.cep)}`,
    ]
      .filter(Boolean)
      .join(' · '),
    { size: 9 },
  )
  flow.paragraph([formatPhone(loja.telefone), loja.email].filter(Boolean).join(' · '), { size: 9 })
  flow.take(10)
  const y = flow.take(24)
  line(pdf, `Proposta nº ${proposta.numero}`, { x: MARGIN, y, width: WIDTH / 2 }, { size: 18, bold: true })
  const dates = [
    `Emitida em ${formatDay(saoPauloClock(versao.criadaEm).dia)}${versao.versao > 1 ? `, versão ${versao.versao}` : ''}`,
    `Válida até ${formatDay(versao.validaAte)}`,
  ]
  for (const [i, text] of dates.entries())
    line(
      pdf,
      text,
      { x: MARGIN + WIDTH / 2, y: y + i * 13, width: WIDTH / 2 },
      { size: 10, align: 'right', bold: i === 1 },
    )
  flow.take(8)
  flow.paragraph(`Para: ${comprador.nomeRazao}`, { size: 11, bold: true })
  const contact = [
    comprador.documento && labelledDocument(formatDocument(comprador.documento)),
    proposta.email,
    comprador.celular && formatPhone(comprador.celular),
  ]
  flow.paragraph(contact.filter(Boolean).join(' · '), { size: 9.5 })
  flow.take(6)
}

function table(flow: Flow, linhas: readonly SalesQuoteLine[]): void {
  columnHeads(flow)
  for (const one of linhas) tableRow(flow, one)
}

function columnHeads(flow: Flow): void {
  const { pdf } = flow
  const y = flow.take(20)
  const heads = {
    nome: 'Produto',
    quantidade: 'Qtd.',
    precoPor: 'Preço',
    desconto: 'Desconto',
    total: 'Total',
  }
  for (const [name, text] of Object.entries(heads)) {
    const { x, width } = COLUMNS[name as keyof typeof COLUMNS]
    line(
      pdf,
      text,
      { x: MARGIN + x, y, width },
      { size: 9, bold: true, align: name === 'nome' ? 'left' : 'right' },
    )
  }
  rule(pdf, { x: MARGIN, y: y + 13, width: WIDTH })
}

function tableRow(
  flow: Flow,
  { nome, sku, ncm, quantidade, precoPor, ajustes, total, servicos = [] }: SalesQuoteLine,
): void {
  const { pdf } = flow
  const { width } = COLUMNS.nome
  const named = pdf.font('Helvetica').fontSize(9.5).heightOfString(nome, { width })
  const codes = [`SKU ${sku}`, ncm && `NCM ${ncm}`].filter(Boolean).join(' · ')
  const work = servicos
    .map((service) => `${service.nome}: ${pricedServiceWords(service, quantidade)}`)
    .join('\n')
  const worked = work === '' ? 0 : pdf.fontSize(8.5).heightOfString(work, { width }) + 3
  const y = flow.take(named + worked + 20, () => columnHeads(flow))
  pdf.font('Helvetica').fontSize(9.5).fillColor('#000').text(nome, MARGIN, y, { width })
  line(pdf, codes, { x: MARGIN, y: y + named + 1, width }, { size: 7.5, colour: '#555' })
  if (work !== '')
    pdf
      .fontSize(8.5)
      .fillColor('#000')
      .text(work, MARGIN, y + named + 12, { width })
  const desconto = discountOf(ajustes) + servicesIn(ajustes)
  const cells = {
    quantidade: String(quantidade),
    precoPor: formatBRL(precoPor),
    desconto: desconto > 0 ? `-${formatBRL(desconto)}` : '',
    total: formatBRL(total),
  }
  for (const [name, text] of Object.entries(cells)) {
    const column = COLUMNS[name as keyof typeof cells]
    line(pdf, text, { x: MARGIN + column.x, y, width: column.width }, { size: 9.5, align: 'right' })
  }
  rule(pdf, { x: MARGIN, y: y + named + worked + 14, width: WIDTH })
}

function sums(flow: Flow, { versao }: QuoteRows): void {
  const { linhas, frete, descontoVista, cep } = versao
  const totals = salesQuoteTotals(linhas, frete.valor, descontoVista)
  const to = cep === '' ? '' : ` para ${formatCep(cep)}`
  const rows: [label: string, value: string, bold?: boolean][] = [
    ['Produtos', formatBRL(totals.subtotal)],
    ...(totals.servicos > 0 ? [['Serviços da oficina', formatBRL(totals.servicos)] as [string, string]] : []),
    ...(totals.descontos > 0 ? [['Descontos', `-${formatBRL(totals.descontos)}`] as [string, string]] : []),
    [`${frete.label}${to}`, freightText(frete.valor, frete.aCombinar)],
    ['Total', formatBRL(totals.total), true],
    ...(totals.descontoVista > 0
      ? [
          [`Total no Pix (${descontoVista}% nos produtos)`, formatBRL(totals.totalPix), true] as [
            string,
            string,
            boolean,
          ],
        ]
      : []),
  ]
  const top = flow.take(6 + rows.length * 15)
  for (const [i, [label, value, bold = false]] of rows.entries()) {
    const y = top + 6 + i * 15
    line(flow.pdf, label, { x: MARGIN + 150, y, width: 270 }, { size: 10, bold, align: 'right' })
    line(
      flow.pdf,
      value,
      { x: MARGIN + COLUMNS.total.x, y, width: COLUMNS.total.width },
      { size: 10, bold, align: 'right' },
    )
  }
}

function words(flow: Flow, { rows, now }: SalesQuoteSheet): void {
  const { versao } = rows
  const { condicoes, observacoes, frete } = versao
  flow.take(8)
  if (frete.prazo > 0) {
    const days = `${frete.prazo} ${frete.prazo === 1 ? 'dia útil' : 'dias úteis'} depois do pagamento`
    const work = frete.oficina ? ` ${workshopDaysSentence(frete.oficina)}` : ''
    flow.paragraph(
      `${frete.tipo === 'retirada' ? 'Pronta para retirada em' : 'Entrega em'} até ${days}.${work}`,
    )
  }
  for (const [title, text] of [
    ['Condições de pagamento', condicoes],
    ['Observações', observacoes],
  ] as const) {
    if (text === '') continue
    flow.take(6)
    flow.paragraph(title, { bold: true })
    flow.paragraph(text)
  }
  if (situationOf(rows, { now }) !== 'aberta') return
  flow.take(6)
  if (listDiscountsOf(versao.linhas).length > 0) flow.paragraph(LIST_DISCOUNT_TEXT, { size: 8.5 })
  flow.paragraph(
    'Os preços valem até o dia acima. Os produtos são reservados quando a proposta é aceita, conforme o estoque desse momento.',
    { size: 8.5 },
  )
}

const CODE = 30 * MM

/** Where the buyer accepts the quote, finds the order that it became, or requests another one. */
function link(flow: Flow, { url, rows, now }: SalesQuoteSheet): void {
  const { pdf } = flow
  const y = flow.take(CODE + 10) + 8
  drawCode(pdf, url, MARGIN, y)
  const x = MARGIN + CODE + 12
  const width = WIDTH - CODE - 12
  line(pdf, linkTitle(rows, now), { x, y: y + 8, width }, { size: 11, bold: true })
  line(
    pdf,
    'Aponte a câmera do celular para o código, ou abra o endereço:',
    { x, y: y + 24, width },
    { size: 9.5 },
  )
  pdf
    .font('Helvetica')
    .fontSize(8)
    .fillColor('#000')
    .text(url, x, y + 38, { width, link: url })
}

function linkTitle(rows: QuoteRows, now: Date): string {
  switch (situationOf(rows, { now })) {
    case 'aberta':
      return 'Para aceitar e pagar'
    case 'aceita':
      return `Aceita: pedido nº ${rows.numeroPedido} e pagamento`
    case 'vencida':
      return 'Venceu: para ter outra com os preços de hoje'
    case 'cancelada':
      return 'Cancelada: não pode mais ser aceita'
  }
}

/** Square modules, with the quiet zone left white around it (ISO/IEC 18004). */
function drawCode(pdf: Pdf, text: string, left: number, top: number): void {
  const code = generate(text)
  const module = CODE / code.size
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) pdf.rect(left + x * module, top + y * module, module, module)
  pdf.fill('#000')
}

function foot(pdf: Pdf, text: string): void {
  line(pdf, text, { x: MARGIN, y: FOOT, width: WIDTH }, { size: 8, align: 'right', colour: '#555' })
}
