import type { OrderEdit } from '#contract/orders/order-edit.ts'
import { MAX_UNITS } from '#domain/cart/cart-limits.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { withCashDiscount } from '#domain/cart/cash-discount.ts'
import { readCep } from '#domain/documents/cep.ts'
import { priceEdit } from '#domain/order/changes/price-edit.ts'
import { isExampleName } from '#domain/product/example-name.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ItemRow, OrderRows } from '../rows.ts'
import { type EditCatalogue, readEditCatalogue } from './edit-catalogue.ts'
import { editOffers, manualDiscountOf } from './edit-offers.ts'

/** The goods of an order after an edit. Money in centavos. */
export type EditedGoods = {
  itens: ItemRow[]
  /** The highest possible quantity of each SKU, including what the order has reserved already. */
  maxQuantities: ReadonlyMap<number, number>
  /** The load for the freight quote; null if the shop no longer shows all of it, so that its weight is unknown. */
  load: (CartSku & { quantidade: number })[] | null
  /** The result of the promotions; null if the goods stay the same, and with them everything that was agreed. */
  offerResult: EditedOffers | null
}

type EditedOffers = {
  /** Ids of promotions and coupon; the order has a use of each. */
  aplicadas: number[]
  freteGratis: CartTotals<Line>['freteGratis']
  cupom: string | null
  /** Why the coupon no longer applies. */
  avisos: string[]
}

/** A line in the form that a cart's pricing needs, with the order's row. */
type Line = ReturnType<typeof lineOf>

/**
 * Items already bought keep their price; added ones get the price that this buyer would pay today. Promotions, coupon
 * and manual discount are recalculated as in a cart of these goods. Writes nothing. Refuses `ProdutoInexistente`,
 * `ProdutoSobConsulta`, `ProdutoDeExemplo`, and `PedidoNaoPermite` for a SKU that is named twice.
 */
export async function editGoods(
  context: RequestContext,
  rows: OrderRows,
  edit: OrderEdit,
): Promise<EditedGoods> {
  const quantities = new Map(edit.itens.map((item) => [item.idAtributoSimples, item.quantidade]))
  if (quantities.size < edit.itens.length) throw refuse('PedidoNaoPermite')
  const catalogue = await readEditCatalogue(context, rows, [...quantities.keys()])
  const edited = rowsOf(rows, catalogue, quantities)
  refuseExamples(context, rows, edited)
  const lines = edited.map((row) => lineOf(row, catalogue))
  const goods = { maxQuantities: maxQuantitiesOf(rows, catalogue), load: loadOf(lines, catalogue) }
  if (isSame(rows, quantities)) return { ...goods, itens: rows.itens, offerResult: null }
  const { combinacoes } = catalogue
  const offers = { ...(await editOffers(context, rows, destinationOf(rows, edit))), combinacoes }
  const totals = priceEdit(lines, offers, manualDiscountOf(rows))
  const { aplicadas, freteGratis, cupom, recusaCupom } = totals

  return {
    ...goods,
    itens: pricedRows(totals),
    offerResult: {
      aplicadas,
      freteGratis,
      cupom: cupom?.codigo ?? null,
      avisos: [
        ...(recusaCupom ? [recusaCupom.mensagem] : []),
        ...((offers.trocas ?? []).length > totals.trocas.length
          ? ['O crédito da troca volta ao cliente: o que ele pagava saiu do pedido.']
          : []),
      ],
    },
  }
}

/** As when an order is placed: before the shop is opened, example products may be tried. */
function refuseExamples({ settings }: RequestContext, { itens }: OrderRows, edited: readonly ItemRow[]) {
  if (!settings.sistema.abertura.aberta) return
  const bought = new Set(itens.map(({ idSku }) => idSku))
  if (edited.some(({ idSku, nome }) => !bought.has(idSku) && isExampleName(nome)))
    throw refuse('ProdutoDeExemplo')
}

function destinationOf({ pedido }: OrderRows, { endereco }: OrderEdit): string | null {
  return (endereco && readCep(endereco.cep)?.uf) ?? pedido.endereco?.uf ?? null
}

function isSame({ itens }: OrderRows, quantities: ReadonlyMap<number, number>): boolean {
  return (
    itens.length === quantities.size &&
    itens.every(({ idSku, quantidade }) => quantities.get(idSku) === quantidade)
  )
}

/** The items that stay, in their order, followed by the added ones. */
function rowsOf(
  { itens }: OrderRows,
  catalogue: EditCatalogue,
  quantities: ReadonlyMap<number, number>,
): ItemRow[] {
  const bought = new Map(itens.map((item) => [item.idSku, item]))
  const remaining = itens.filter(({ idSku }) => quantities.has(idSku))
  const added = [...quantities.keys()].filter((sku) => !bought.has(sku)).map((sku) => newRow(catalogue, sku))

  return [...remaining, ...added].map((row) => ({
    ...row,
    quantidade: quantities.get(row.idSku) ?? row.quantidade,
  }))
}

/** An order line for a SKU from today's catalogue; discounts not applied yet. */
function newRow({ skus, storedFields }: EditCatalogue, idSku: number): ItemRow {
  const [sku, fields] = [skus.get(idSku), storedFields.get(idSku)]
  if (!sku || !fields) throw refuse('ProdutoInexistente')
  if (sku.situacao !== 'disponivel') throw refuse('ProdutoSobConsulta')
  const { idProduto, tipo, nomeProduto: nome, url, imagem, precoDe, precoPor } = sku

  return {
    idProduto,
    idSku,
    tipo,
    nome,
    url,
    precoDe,
    precoPor,
    ...fields,
    imagem: pictureOf(imagem),
    atributos: sku.atributos.map(({ label, valor }) => ({ label, valor })),
    quantidade: 1,
    servicos: null,
    ajustes: [],
    total: precoPor,
    descontoVista: 0,
  }
}

/**
 * A SKU that the shop no longer shows has no brand and no categories here: only discounts on all products apply to it.
 */
function lineOf(row: ItemRow, { skus }: EditCatalogue) {
  const { idProduto, idSku: idAtributoSimples, quantidade, precoDe, precoPor } = row
  const servicos = row.servicos ?? []
  const { idMarca = 0, categorias = [] } = skus.get(idAtributoSimples) ?? {}

  return { idProduto, idAtributoSimples, quantidade, precoDe, precoPor, idMarca, categorias, servicos, row }
}

function loadOf(lines: readonly Line[], { skus }: EditCatalogue): EditedGoods['load'] {
  const known = lines.flatMap(({ idAtributoSimples, quantidade, precoPor }) => {
    const sku = skus.get(idAtributoSimples)
    return sku ? [{ ...sku, quantidade, precoPor }] : []
  })

  return known.length === lines.length ? known : null
}

function maxQuantitiesOf({ itens }: OrderRows, { skus }: EditCatalogue): EditedGoods['maxQuantities'] {
  const bought = new Map(itens.map(({ idSku, quantidade }) => [idSku, quantidade]))

  return new Map(
    [...skus].map(([id, { estoque }]) => [id, Math.min(MAX_UNITS, estoque + (bought.get(id) ?? 0))]),
  )
}

function pricedRows(totals: CartTotals<Line>): ItemRow[] {
  const atOnce = withCashDiscount(totals).itens

  return totals.itens.map(({ row, quantidade, ajustes, total }, i) => ({
    ...row,
    quantidade,
    ajustes,
    total,
    descontoVista: total - (atOnce[i]?.total ?? total),
  }))
}
