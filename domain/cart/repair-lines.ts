import type { CartNotification } from './cart-notice.ts'

/** The most of one item that a cart takes, whatever the stock. */
export const MAX_UNITS = 999

/** A line as the cart keeps it: what the shopper chose, and what they saw of it last. */
export type StoredLine = {
  idProduto: number
  idAtributoSimples: number
  quantidade: number
  nome: string
  precoPor: number
}

/** What the shop offers of a SKU at this moment. Money in centavos. */
export type Offered = {
  idProduto: number
  idAtributoSimples: number
  /** With what was chosen of it. */
  nome: string
  situacao: 'disponivel' | 'sobConsulta'
  precoPor: number
  estoque: number
}

export type Line<O extends Offered> = O & { quantidade: number }

/**
 * The lines as they can be had now, and what of that is news to the shopper: another price, less stock, none at all, or a
 * product that is no longer for sale. `offers` are by SKU.
 */
export function repairLines<O extends Offered>(
  kept: readonly StoredLine[],
  offers: ReadonlyMap<number, O>,
): { lines: Line<O>[]; notifications: CartNotification[] } {
  const repaired = kept.map((line) => repairLine(line, offers.get(line.idAtributoSimples)))

  return {
    lines: repaired.flatMap(({ line }) => line ?? []),
    notifications: repaired.flatMap(({ notifications }) => notifications),
  }
}

/** The most of a SKU that a cart can hold. */
export function maxUnits({ estoque }: Pick<Offered, 'estoque'>): number {
  return Math.min(estoque, MAX_UNITS)
}

function repairLine<O extends Offered>(
  kept: StoredLine,
  offer: O | undefined,
): { line: Line<O> | null; notifications: CartNotification[] } {
  const { nome } = kept
  if (offer?.situacao !== 'disponivel') return { line: null, notifications: [{ tipo: 'retirado', nome }] }
  if (offer.estoque === 0) return { line: null, notifications: [{ tipo: 'esgotado', nome }] }
  const most = maxUnits(offer)
  const quantidade = Math.min(kept.quantidade, most)
  const notifications: CartNotification[] = []
  if (offer.precoPor !== kept.precoPor)
    notifications.push({ tipo: 'preco', nome, de: kept.precoPor, por: offer.precoPor })
  if (quantidade < kept.quantidade) notifications.push({ tipo: 'quantidade', nome, quantidade })

  return { line: { ...offer, quantidade }, notifications }
}
