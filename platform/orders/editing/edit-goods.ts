import type { OrderEdit } from '#contract/orders/order-edit.ts'
import type { CartTotals } from '#domain/cart/cart-totals.ts'
import { withCashDiscount } from '#domain/cart/cash-discount.ts'
import { MAX_UNITS } from '#domain/cart/repair-lines.ts'
import { readCep } from '#domain/documents/cep.ts'
import { priceEdit } from '#domain/order/changes/price-edit.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import type { CartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { ItemRow, OrderRows } from '../rows.ts'
import { type EditCatalogue, readEditCatalogue } from './edit-catalogue.ts'
import { byHandOf, editOffers } from './edit-offers.ts'

/** The goods of an order as an edit would have them. Money in centavos. */
export type EditedGoods = {
  itens: ItemRow[]
  /** The most that there could be of each SKU, with what the order keeps of it already. */
  maximos: ReadonlyMap<number, number>
  /** For freight; null where the shop doesn't show all of it any more: nobody knows what it weighs. */
  carga: (CartSku & { quantidade: number })[] | null
  /** What promotions make of other goods; null where the goods stay, and with them all that was agreed. */
  ofertas: EditedOffers | null
}

type EditedOffers = {
  /** Ids of promotions and coupon: the order has a use of each. */
  aplicadas: number[]
  freteGratis: CartTotals<Line>['freteGratis']
  cupom: string | null
  /** Why it has its coupon no more. */
  avisos: string[]
}

/** A line as a cart would have it, and as the order keeps it, but for what it costs. */
type Line = ReturnType<typeof lineOf>

/**
 * What is bought keeps its price; what comes costs what who buys would pay for it today. Promotions, coupon and what was taken off
 * by hand are reckoned anew, as in a cart of these goods. Writes nothing. Refuses `ProdutoInexistente`, `ProdutoSobConsulta`, and
 * `PedidoNaoPermite` for a SKU that is named twice.
 */
export async function editGoods(
  context: RequestContext,
  facts: OrderRows,
  edit: OrderEdit,
): Promise<EditedGoods> {
  const wanted = new Map(edit.itens.map((item) => [item.idAtributoSimples, item.quantidade]))
  if (wanted.size < edit.itens.length) throw refuse('PedidoNaoPermite')
  const catalogue = await readEditCatalogue(context, facts, [...wanted.keys()])
  const lines = rowsOf(facts, catalogue, wanted).map((row) => lineOf(row, catalogue))
  const goods = { maximos: mostOf(facts, catalogue), carga: loadOf(lines, catalogue) }
  if (isSame(facts, wanted)) return { ...goods, itens: facts.itens, ofertas: null }
  const { combinacoes } = catalogue
  const offers = { ...(await editOffers(context, facts, destinationOf(facts, edit))), combinacoes }
  const totals = priceEdit(lines, offers, byHandOf(facts))
  const { aplicadas, freteGratis, cupom, recusaCupom } = totals

  return {
    ...goods,
    itens: pricedRows(totals),
    ofertas: {
      aplicadas,
      freteGratis,
      cupom: cupom?.codigo ?? null,
      avisos: recusaCupom ? [recusaCupom.mensagem] : [],
    },
  }
}

function destinationOf({ pedido }: OrderRows, { endereco }: OrderEdit): string | null {
  return (endereco && readCep(endereco.cep)?.uf) ?? pedido.endereco?.uf ?? null
}

function isSame({ itens }: OrderRows, wanted: ReadonlyMap<number, number>): boolean {
  return (
    itens.length === wanted.size && itens.every(({ idSku, quantidade }) => wanted.get(idSku) === quantidade)
  )
}

/** What stays, in its order, and after it what comes. */
function rowsOf(
  { itens }: OrderRows,
  catalogue: EditCatalogue,
  wanted: ReadonlyMap<number, number>,
): ItemRow[] {
  const bought = new Map(itens.map((item) => [item.idSku, item]))
  const kept = itens.filter(({ idSku }) => wanted.has(idSku))
  const added = [...wanted.keys()].filter((sku) => !bought.has(sku)).map((sku) => newRow(catalogue, sku))

  return [...kept, ...added].map((row) => ({ ...row, quantidade: wanted.get(row.idSku) ?? row.quantidade }))
}

/** A SKU as the catalogue has it now; not priced yet. */
function newRow({ fatos, fiscais }: EditCatalogue, idSku: number): ItemRow {
  const [fato, fiscal] = [fatos.get(idSku), fiscais.get(idSku)]
  if (!fato || !fiscal) throw refuse('ProdutoInexistente')
  if (fato.situacao !== 'disponivel') throw refuse('ProdutoSobConsulta')
  const { idProduto, tipo, nomeProduto: nome, url, imagem, precoDe, precoPor } = fato

  return {
    idProduto,
    idSku,
    tipo,
    nome,
    url,
    precoDe,
    precoPor,
    ...fiscal,
    imagem: pictureOf(imagem),
    atributos: fato.atributos.map(({ label, valor }) => ({ label, valor })),
    quantidade: 1,
    ajustes: [],
    total: precoPor,
    descontoVista: 0,
  }
}

/** What the shop doesn't show any more is of no brand and category: only what is for all products is for it. */
function lineOf(row: ItemRow, { fatos }: EditCatalogue) {
  const { idProduto, idSku: idAtributoSimples, quantidade, precoDe, precoPor } = row
  const { idMarca = 0, categorias = [] } = fatos.get(idAtributoSimples) ?? {}

  return { idProduto, idAtributoSimples, quantidade, precoDe, precoPor, idMarca, categorias, row }
}

function loadOf(lines: readonly Line[], { fatos }: EditCatalogue): EditedGoods['carga'] {
  const known = lines.flatMap(({ idAtributoSimples, quantidade, precoPor }) => {
    const fato = fatos.get(idAtributoSimples)
    return fato ? [{ ...fato, quantidade, precoPor }] : []
  })

  return known.length === lines.length ? known : null
}

function mostOf({ itens }: OrderRows, { fatos }: EditCatalogue): EditedGoods['maximos'] {
  const kept = new Map(itens.map(({ idSku, quantidade }) => [idSku, quantidade]))

  return new Map(
    [...fatos].map(([sku, { estoque }]) => [sku, Math.min(MAX_UNITS, estoque + (kept.get(sku) ?? 0))]),
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
