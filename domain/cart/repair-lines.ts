import type { StoredService } from '../workshop/service.ts'
import { MAX_UNITS } from './cart-limits.ts'
import type { CartNotification } from './cart-notification.ts'
import type { PieceHold } from './piece-hold.ts'

/** A stored cart line: what the shopper chose, and the name and price they last saw. */
export type StoredLine = {
  idProduto: number
  idAtributoSimples: number
  quantidade: number
  nome: string
  precoPor: number
  servicos: readonly StoredService[]
}

/** The current offer of a SKU. Money in centavos. */
export type Offered = {
  idProduto: number
  idAtributoSimples: number
  /** Includes the chosen variant. */
  nome: string
  situacao: 'disponivel' | 'sobConsulta'
  precoPor: number
  estoque: number
  /** Of a piece: whose cart holds it. */
  retencao?: PieceHold | null
}

export type Line<O extends Offered> = O & { quantidade: number; servicos: readonly StoredService[] }

/**
 * Brings stored lines in line with the current offers (their services: `repairServices`), and reports what changed for the shopper: price, reduced or no
 * stock, or a product that is no longer for sale. `offers` are by SKU.
 */
export function repairLines<O extends Offered>(
  stored: readonly StoredLine[],
  offers: ReadonlyMap<number, O>,
): { lines: Line<O>[]; notifications: CartNotification[] } {
  const repaired = stored.map((line) => repairLine(line, offers.get(line.idAtributoSimples)))

  return {
    lines: repaired.flatMap(({ line }) => line ?? []),
    notifications: repaired.flatMap(({ notifications }) => notifications),
  }
}

/** Returns how many units of a SKU a cart can hold. */
export function maxUnits({ estoque }: Pick<Offered, 'estoque'>): number {
  return Math.min(estoque, MAX_UNITS)
}

function repairLine<O extends Offered>(
  stored: StoredLine,
  offer: O | undefined,
): { line: Line<O> | null; notifications: CartNotification[] } {
  const { nome } = stored
  if (offer?.situacao !== 'disponivel') return { line: null, notifications: [{ tipo: 'retirado', nome }] }
  if (offer.estoque === 0) return { line: null, notifications: [shortage(nome, offer)] }
  const max = maxUnits(offer)
  const quantidade = Math.min(stored.quantidade, max)
  const notifications: CartNotification[] = []
  if (offer.precoPor !== stored.precoPor)
    notifications.push({ tipo: 'preco', nome, de: stored.precoPor, por: offer.precoPor })
  if (quantidade < stored.quantidade) notifications.push({ tipo: 'quantidade', nome, quantidade })

  return { line: { ...offer, quantidade, servicos: stored.servicos }, notifications }
}

/**
 * A piece that somebody else took after its time was over may be free again; one that nobody else holds was sold or
 * taken off sale, and there is no second one that could be out of stock. Other goods are sold out.
 */
function shortage(nome: string, { retencao }: Offered): CartNotification {
  if (!retencao) return { tipo: 'esgotado', nome }
  const { ate, propria } = retencao

  return ate !== null && !propria ? { tipo: 'retido', nome, ate } : { tipo: 'retirado', nome }
}
