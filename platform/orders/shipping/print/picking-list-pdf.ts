import { variantText } from '#domain/product/variants/variant-text.ts'
import type { PrintedOrder } from './printed-orders.ts'
import { line, MM, makePdf, type Pdf, rule } from './sheet.ts'
import { drawBrand, type SheetBrand } from './sheet-brand.ts'

const MARGIN = 15 * MM
const WIDTH = 180 * MM
const BOTTOM = 280 * MM
const ROW = 15 * MM

type Goods = PrintedOrder['itens'][number] & { pedidos: string[] }

/** What to pick for these orders: each SKU once, with its total quantity and its orders. */
export function pickingListPdf(
  orders: readonly PrintedOrder[],
  { dia, brand }: { dia: string; brand: SheetBrand },
): Promise<Uint8Array<ArrayBuffer>> {
  return makePdf({ titulo: 'Lista de separação', size: 'A4' }, (pdf) => {
    const goods = goodsOf(orders)
    let y = BOTTOM
    for (const [i, one] of goods.entries()) {
      if (y + ROW > BOTTOM) y = head(pdf, { orders, dia, brand, goods })
      row(pdf, one, y, i)
      y += ROW
    }
    if (goods.length === 0) head(pdf, { orders, dia, brand, goods })
  })
}

/** Sorted by code, as on the shelves. */
export function goodsOf(orders: readonly PrintedOrder[]): Goods[] {
  const bySku = new Map<string, Goods>()
  for (const { numero, itens } of orders)
    for (const item of itens) {
      const known = bySku.get(item.sku) ?? { ...item, quantidade: 0, pedidos: [] }
      known.quantidade += item.quantidade
      known.pedidos.push(item.quantidade > 1 ? `${numero} (${item.quantidade})` : String(numero))
      bySku.set(item.sku, known)
    }

  return [...bySku.values()].toSorted((a, b) => a.sku.localeCompare(b.sku, 'pt-BR', { numeric: true }))
}

type PickingHead = {
  orders: readonly PrintedOrder[]
  dia: string
  brand: SheetBrand
  goods: readonly Goods[]
}

function head(pdf: Pdf, { orders, dia, brand, goods }: PickingHead): number {
  const pieces = goods.reduce((sum, { quantidade }) => sum + quantidade, 0)
  pdf.addPage()
  drawBrand(pdf, brand, { x: MARGIN, y: MARGIN, width: WIDTH })
  line(pdf, 'Lista de separação', { x: MARGIN, y: MARGIN + 34, width: WIDTH }, { size: 16, bold: true })
  line(
    pdf,
    `${dia} · ${orders.length} ${orders.length === 1 ? 'pedido' : 'pedidos'} · ${pieces} ${pieces === 1 ? 'peça' : 'peças'}`,
    { x: MARGIN, y: MARGIN + 54, width: WIDTH },
  )

  return MARGIN + 74
}

function row(
  pdf: Pdf,
  { sku, ean, nome, atributos, quantidade, pedidos }: Goods,
  y: number,
  i: number,
): void {
  if (i > 0) rule(pdf, { x: MARGIN, y: y - 3, width: WIDTH })
  pdf
    .rect(MARGIN, y + 2, 10, 10)
    .lineWidth(0.8)
    .stroke('#000')
  line(pdf, `${quantidade} ×`, { x: MARGIN + 16, y, width: 40 }, { size: 13, bold: true })
  line(pdf, nome, { x: MARGIN + 60, y, width: WIDTH - 60 }, { size: 10, bold: true })
  // On its own line, where a long name doesn't push it off the sheet.
  line(
    pdf,
    variantText(atributos),
    { x: MARGIN + 60, y: y + 13, width: WIDTH - 60 },
    { size: 10, bold: true },
  )
  const codes = [sku, ean].filter(Boolean).join(' · ')
  line(
    pdf,
    `${codes} · pedidos ${pedidos.join(', ')}`,
    { x: MARGIN + 60, y: y + 27, width: WIDTH - 60 },
    { size: 8 },
  )
}
