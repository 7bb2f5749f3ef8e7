/** Goods in a parcel, by the position of their line in the order. */
export type ParcelGoods = { posicao: number; quantidade: number }

/** A parcel's goods; null for all of the order. */
export type ParcelOfOrder = { itens: readonly ParcelGoods[] | null; entregueEm: Date | string | null }

/** A line of the order, and how many pieces it has. */
type Line = { quantidade: number }

/** Returns the pieces of an order that have not left in any parcel, line by line; lines without any are left out. */
export function remainingGoods(lines: readonly Line[], parcels: readonly ParcelOfOrder[]): ParcelGoods[] {
  if (parcels.some(({ itens }) => itens === null)) return []
  const sent = new Map<number, number>()
  for (const { posicao, quantidade } of parcels.flatMap(({ itens }) => itens ?? []))
    sent.set(posicao, (sent.get(posicao) ?? 0) + quantidade)

  return lines
    .map(({ quantidade }, posicao) => ({ posicao, quantidade: quantidade - (sent.get(posicao) ?? 0) }))
    .filter(({ quantidade }) => quantidade > 0)
}

/** Returns whether these pieces are among those that remain, each line named once. */
export function isAmong(goods: readonly ParcelGoods[], remaining: readonly ParcelGoods[]): boolean {
  const positions = new Set(goods.map(({ posicao }) => posicao))

  return (
    goods.length > 0 &&
    positions.size === goods.length &&
    goods.every(({ posicao, quantidade }) => {
      const left = remaining.find((line) => line.posicao === posicao)?.quantidade ?? 0
      return quantidade > 0 && quantidade <= left
    })
  )
}

/** Returns whether nothing remains once these pieces have left. */
export function isTheRest(goods: readonly ParcelGoods[], remaining: readonly ParcelGoods[]): boolean {
  const count = (lines: readonly ParcelGoods[]) => lines.reduce((sum, { quantidade }) => sum + quantidade, 0)

  return count(goods) === count(remaining)
}

/** Returns whether every parcel has arrived. Without parcels, nothing has. */
export function haveAllArrived(parcels: readonly ParcelOfOrder[]): boolean {
  return parcels.length > 0 && parcels.every(({ entregueEm }) => entregueEm !== null)
}
