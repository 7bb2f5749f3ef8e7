import { remainingGoods } from '#domain/order/parcels.ts'
import type { LabelItem } from '#domain/shipping/labels/label.ts'
import { skuMeasures } from '#platform/catalog/product/skus/sku-measures.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Shipment, ShipmentItem } from '#platform/shipping/port.ts'
import { type AnyOrderRows, readAnyOrder } from '../../rows.ts'

/** An order's way and goods, as carriers need them. */
export type LabelledOrder = {
  rows: AnyOrderRows
  shipment: Shipment
  /** By SKU: what its units are called and worth. */
  items: ReadonlyMap<number, Omit<LabelItem, 'quantidade'>>
}

/**
 * Reads an order for its labels: the goods that have not left or, once all have, all of them. Refuses `PedidoInexistente`, `PedidoNaoPermite` for one that is not delivered, and
 * `CadastroInvalido` for goods that the catalogue has no measures of.
 */
export async function readLabelledOrder(context: RequestContext, id: string): Promise<LabelledOrder> {
  const rows = await readAnyOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const { endereco, frete } = rows.pedido
  if (frete.tipo !== 'entrega' || !endereco) throw refuse('PedidoNaoPermite')
  const measures = await skuMeasures(
    context.db,
    rows.itens.flatMap(({ idSku }) => idSku ?? []),
  )
  const items = new Map<number, Omit<LabelItem, 'quantidade'>>()
  const remaining = remainingGoods(rows.itens, rows.envios)
  const lines = remaining.length > 0 ? remaining : remainingGoods(rows.itens, [])
  const itens = lines.flatMap(({ posicao, quantidade }): ShipmentItem[] => {
    const item = rows.itens[posicao]
    if (!item) return []
    const { idSku, nome, total } = item
    const measured = idSku === null ? undefined : measures.get(idSku)
    if (idSku === null || !measured)
      throw refuse('CadastroInvalido', { motivo: nome }, `Faltam o peso e as medidas de ${nome}.`)
    // What the buyer paid for a unit; carriers insure nothing that is worth nothing.
    const valor = Math.max(1, Math.floor(total / item.quantidade))
    items.set(idSku, { idSku, nome, valor })

    return [{ ...measured, idAtributoSimples: idSku, quantidade, precoPor: valor }]
  })
  const { loja } = context.settings

  return {
    rows,
    items,
    shipment: {
      origem: loja.endereco.cep.replace(/\D/g, ''),
      cep: endereco.cep,
      uf: endereco.uf,
      itens,
    },
  }
}
