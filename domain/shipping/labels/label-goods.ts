import type { ParcelGoods } from '../../order/parcels.ts'
import type { LabelItem } from './label.ts'

/**
 * Returns a label's goods by the lines of their order, as far as they remain there: one product may be in several
 * lines, of which the first are emptied first.
 */
export function goodsOfLabel(
  itens: readonly Pick<LabelItem, 'idSku' | 'quantidade'>[],
  lines: readonly { idSku: number | null }[],
  remaining: readonly ParcelGoods[],
): ParcelGoods[] {
  const open = new Map<number, number>()
  for (const { idSku, quantidade } of itens) open.set(idSku, (open.get(idSku) ?? 0) + quantidade)

  return remaining.flatMap(({ posicao, quantidade }) => {
    const idSku = lines[posicao]?.idSku ?? null
    const count = idSku === null ? 0 : (open.get(idSku) ?? 0)
    const taken = Math.min(count, quantidade)
    if (idSku === null || taken === 0) return []
    open.set(idSku, count - taken)

    return [{ posicao, quantidade: taken }]
  })
}
