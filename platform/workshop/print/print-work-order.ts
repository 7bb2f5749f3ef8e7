import type { Settings } from '#contract/settings/settings.ts'
import { companyLine } from '#domain/format/company-line.ts'
import { formatPhone } from '#domain/format/format-phone.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import type { WorkSituation } from '#domain/workshop/work-order-situation.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { barcode, MM, makePdf, type Pdf, rule } from '#platform/orders/shipping/print/sheet.ts'
import { drawBrand, sheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'
import { readWorkOrder, type WorkOrderRows } from '../rows.ts'

type Sheet = 'bancada' | 'recibo' | 'reciboBobina'

/** A line of text, by how it is set. */
type Part = { text: string; style: 'title' | 'heading' | 'text' } | 'rule' | 'signature'

/** The widths of paper, in points. */
const PAPERS = {
  a4: { size: [210 * MM, 297 * MM] as [number, number], margin: 18 * MM, scale: 1 },
  /** A thermal printer's roll: as long as its text, at which the printer cuts, and at most this long. */
  bobina: { size: [80 * MM, 400 * MM] as [number, number], margin: 4 * MM, scale: 0.85 },
}

/** Where the text begins below the top margin, under brand and barcode; in points. */
const TEXT_TOP = 36 + 12 * MM + 24

const SIZES = { title: 16, heading: 11, text: 10 }

/**
 * Returns a PDF of a work order: for the bench with all that is to be done, or as the customer's receipt, on A4 or on a
 * thermal printer's roll. Its barcode is the number by which the panel finds it. Refuses `OrdemInexistente`.
 */
export async function printWorkOrder(
  context: RequestContext,
  { id, folha }: { id: string; folha: Sheet },
): Promise<File> {
  const seesCustomers = permit(context, 'pedidos.ver').permissoes.includes('clientes.ver')
  const { settings, appearance, storage } = context
  const rows = await readWorkOrder(context.db, id)
  const brand = await sheetBrand({ appearance, storage, loja: settings.loja })
  const paper = folha === 'reciboBobina' ? PAPERS.bobina : PAPERS.a4
  const parts = folha === 'bancada' ? benchParts(rows) : receiptParts(rows, settings.loja, seesCustomers)
  const { numero } = rows.ordem
  const pdf = await makePdf({ titulo: `Ordem ${numero}`, size: paper.size }, (sheet) => {
    const { margin, scale } = paper
    const width = paper.size[0] - 2 * margin
    const size: [number, number] =
      paper === PAPERS.bobina ? [paper.size[0], rollLength(sheet, parts, paper)] : paper.size
    sheet.addPage({ size, margin: 0 })
    drawBrand(sheet, brand, { x: margin, y: margin, width })
    barcode(sheet, numero, { x: margin, y: margin + 36, width: Math.min(width, 60 * MM) })
    drawParts(sheet, parts, { size, margin, scale, y: margin + TEXT_TOP })
  })

  return new File([pdf], `ordem-${numero}.pdf`, { type: 'application/pdf' })
}

type Place = { size: [number, number]; margin: number; scale: number; y: number }

/** The length of roll that the parts take, in points. */
function rollLength(pdf: Pdf, parts: Part[], { size, margin, scale }: Omit<Place, 'y'>): number {
  const width = size[0] - 2 * margin
  const text = parts.reduce((sum, part) => sum + heightOf(pdf, part, width, scale), 0)

  return Math.min(size[1], Math.ceil(2 * margin + TEXT_TOP + text) + 1)
}

function drawParts(pdf: Pdf, parts: Part[], { size, margin, scale, y: top }: Place): void {
  const width = size[0] - 2 * margin
  let y = top
  for (const part of parts) {
    const needed = heightOf(pdf, part, width, scale)
    if (y + needed > size[1] - margin) {
      pdf.addPage()
      y = margin
    }
    if (part === 'rule') rule(pdf, { x: margin, y: y + 4, width })
    else if (part === 'signature') {
      rule(pdf, { x: margin, y: y + 40, width: Math.min(width, 90 * MM) })
      pdf
        .font('Helvetica')
        .fontSize(9)
        .text('Assinatura do cliente', margin, y + 44, { width, lineBreak: false })
    } else setFont(pdf, part.style, scale).fillColor('#000').text(part.text, margin, y, { width, lineGap: 1 })
    y += needed
  }
}

function heightOf(pdf: Pdf, part: Part, width: number, scale: number): number {
  if (part === 'rule') return 10
  if (part === 'signature') return 60

  return setFont(pdf, part.style, scale).heightOfString(part.text, { width, lineGap: 1 }) + 4
}

function setFont(pdf: Pdf, style: keyof typeof SIZES, scale: number): Pdf {
  return pdf.font(style === 'text' ? 'Helvetica' : 'Helvetica-Bold').fontSize(SIZES[style] * scale)
}

function benchParts(rows: WorkOrderRows): Part[] {
  const { ordem } = rows

  return [
    title(`Ordem de serviço ${ordem.numero}`),
    ...instrument(rows),
    ...labelled('Responsável', ordem.responsavel),
    ...labelled('Prateleira', ordem.prateleira),
    ...labelled('Prometida para', ordem.previstaPara ? formatDay(ordem.previstaPara) : ''),
    'rule',
    ...work(rows, false),
    heading('Anotações da bancada'),
    text('\n\n\n\n'),
  ]
}

function receiptParts(rows: WorkOrderRows, loja: Settings['loja'], seesCustomers: boolean): Part[] {
  const { ordem } = rows

  return [
    title(`Recibo da ordem de serviço ${ordem.numero}`),
    text(`${loja.nome} recebeu em ${dayOf(ordem.criadoEm)}:`),
    ...instrument(rows),
    ...(seesCustomers
      ? labelled('Contato', [formatPhone(ordem.celular), ordem.email].filter(Boolean).join(' · '))
      : []),
    ...labelled('Prometida para', ordem.previstaPara ? formatDay(ordem.previstaPara) : ''),
    'rule',
    ...work(rows, true),
    'rule',
    ...[
      companyLine(loja),
      [formatPhone(loja.telefone), loja.email].filter(Boolean).join(' · '),
      loja.atendimento,
    ]
      .filter((line) => line !== '')
      .map(text),
    'signature',
  ]
}

function instrument({ ordem, numeroPedido }: WorkOrderRows): Part[] {
  const { quantidade } = ordem

  return [
    heading(quantidade > 1 ? `${quantidade} × ${ordem.instrumento}` : ordem.instrumento),
    ...labelled('Cliente', ordem.nome),
    ...labelled('Pedido', numeroPedido === null ? '' : String(numeroPedido)),
    ...labelled('Número de série', ordem.numeroSerie),
    ...labelled('Veio junto', ordem.acessorios),
    ...labelled('Condição', ordem.condicao),
    ...labelled('O que o cliente quer', ordem.relato),
  ]
}

function work({ ordem, orcamentos }: WorkOrderRows, prices: boolean): Part[] {
  const price = (valor: number) => (prices && valor > 0 ? ` (${formatBRL(valor)})` : '')
  const services = ordem.servicos.flatMap(({ nome, preco, escolhas }) => [
    text(`[  ] ${nome}${price(preco)}`),
    ...escolhas.map(({ rotulo, valor }) => text(`      ${rotulo}: ${valor}`)),
  ])
  const approved = orcamentos
    .filter(({ situacao }) => situacao === 'aprovado')
    .flatMap(({ linhas }) => linhas.map(({ descricao, valor }) => text(`[  ] ${descricao}${price(valor)}`)))
  const lines = [...services, ...approved]
  const waiting = orcamentos.find(({ situacao }) => situacao === 'enviado')

  if (!waiting) {
    const none = [text(NOTHING_AGREED[ordem.situacao] ?? 'A orçar.')]
    return [heading('Serviços'), ...(lines.length > 0 ? lines : none)]
  }

  return [
    ...(lines.length > 0 ? [heading('Serviços'), ...lines] : []),
    heading('À espera da aprovação do cliente'),
    ...waiting.linhas.map(({ descricao, valor }) => text(`–  ${descricao}${price(valor)}`)),
    text(
      `Orçamento ${waiting.numero}, enviado em ${dayOf(waiting.enviadoEm)}: só se faz depois da resposta.`,
    ),
  ]
}

/** What is printed where no work was agreed on and no quote waits, unless a quote is still to be made. */
const NOTHING_AGREED: Partial<Record<WorkSituation, string>> = {
  recusada: 'Nada a fazer: o orçamento foi recusado.',
  cancelada: 'Nada a fazer: a ordem foi cancelada.',
}

const dayOf = (moment: Date) => formatDay(saoPauloClock(moment).dia)
const title = (words: string): Part => ({ text: words, style: 'title' })
const heading = (words: string): Part => ({ text: words, style: 'heading' })
const text = (words: string): Part => ({ text: words, style: 'text' })

function labelled(label: string, value: string): Part[] {
  return value === '' ? [] : [text(`${label}: ${value}`)]
}
