import { type ParcelGoods, remainingGoods } from '#domain/order/parcels.ts'

/** A line of an order as a declaration of content needs it: centavos of all its pieces, and grams of one, if known. */
type DeclaredLine = { nome: string; quantidade: number; total: number; peso: number | null }

/** What a parcel declares. `peso` (grams) is null if the weight of any of its goods is unknown. */
export type DeclaredParcel = {
  /** Counts the order's parcels from 1; the next number for goods that have not left. */
  volume: number
  itens: { nome: string; quantidade: number; total: number }[]
  quantidade: number
  total: number
  peso: number | null
}

type KnownParcel = { volume: number; itens: readonly ParcelGoods[] | null; entregueEm: null | Date | string }

/**
 * The declarations of content that an order needs: one for each parcel that has left and one for the goods that remain.
 * A part of a line is worth its share of what was paid for it, rounded down, and never nothing.
 */
export function declaredParcels(
  lines: readonly DeclaredLine[],
  parcels: readonly KnownParcel[],
): DeclaredParcel[] {
  const all = lines.map(({ quantidade }, posicao) => ({ posicao, quantidade }))
  const remaining = remainingGoods(lines, parcels)
  const next = Math.max(0, ...parcels.map(({ volume }) => volume)) + 1
  const goods = parcels.map(({ volume, itens }) => ({ volume, itens: itens ?? all }))

  return [...goods, ...(remaining.length > 0 ? [{ volume: next, itens: remaining }] : [])].map((parcel) =>
    declared(lines, parcel),
  )
}

function declared(
  lines: readonly DeclaredLine[],
  { volume, itens: goods }: { volume: number; itens: readonly ParcelGoods[] },
): DeclaredParcel {
  const itens = goods.flatMap(({ posicao, quantidade }) => {
    const line = lines[posicao]
    if (!line) return []
    const total = Math.max(1, Math.floor((line.total * quantidade) / line.quantidade))

    return [{ nome: line.nome, quantidade, total, peso: line.peso === null ? null : line.peso * quantidade }]
  })

  return {
    volume,
    itens: itens.map(({ nome, quantidade, total }) => ({ nome, quantidade, total })),
    quantidade: itens.reduce((sum, { quantidade }) => sum + quantidade, 0),
    total: itens.reduce((sum, { total }) => sum + total, 0),
    peso: itens.reduce<number | null>(
      (sum, { peso }) => (sum === null || peso === null ? null : sum + peso),
      0,
    ),
  }
}
