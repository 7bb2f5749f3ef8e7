import type { CartNotice } from './cart-notice.ts'

/** The most of one item that a cart takes, whatever the stock. */
export const MOST_UNITS = 999

/** A line as the cart keeps it: what the shopper chose, and what they saw of it last. */
export type KeptLine = {
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
export function mendLines<O extends Offered>(
  kept: readonly KeptLine[],
  offers: ReadonlyMap<number, O>,
): { lines: Line<O>[]; notices: CartNotice[] } {
  const mended = kept.map((line) => mendLine(line, offers.get(line.idAtributoSimples)))

  return {
    lines: mended.flatMap(({ line }) => line ?? []),
    notices: mended.flatMap(({ notices }) => notices),
  }
}

/** The most of a SKU that a cart can hold. */
export function mostUnits({ estoque }: Pick<Offered, 'estoque'>): number {
  return Math.min(estoque, MOST_UNITS)
}

function mendLine<O extends Offered>(
  kept: KeptLine,
  offer: O | undefined,
): { line: Line<O> | null; notices: CartNotice[] } {
  const { nome } = kept
  if (offer?.situacao !== 'disponivel') return { line: null, notices: [{ tipo: 'retirado', nome }] }
  if (offer.estoque === 0) return { line: null, notices: [{ tipo: 'esgotado', nome }] }
  const most = mostUnits(offer)
  const quantidade = Math.min(kept.quantidade, most)
  const notices: CartNotice[] = []
  if (offer.precoPor !== kept.precoPor)
    notices.push({ tipo: 'preco', nome, de: kept.precoPor, por: offer.precoPor })
  if (quantidade < kept.quantidade) notices.push({ tipo: 'quantidade', nome, quantidade })

  return { line: { ...offer, quantidade }, notices }
}
