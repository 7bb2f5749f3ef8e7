/** The benefit of a promotion. Percent from 1 to 100, money in centavos. */
export type Benefit =
  | { tipo: 'porcentagem'; porcentagem: number }
  /** Once per cart, split over the items in scope. */
  | { tipo: 'valor'; valor: number }
  /** Of every `leve` units, most expensive first, the cheapest beyond `pague` are free. */
  | { tipo: 'levePague'; leve: number; pague: number }
  /** Only for these states; for all if empty. */
  | { tipo: 'freteGratis'; ufs: string[] }

/**
 * The products in scope: those in any entry of each non-empty list, and in all lists. All lists empty: the whole shop.
 */
export type Scope = {
  categorias: readonly number[]
  marcas: readonly number[]
  produtos: readonly number[]
}

/** An automatic price reduction. Money in centavos; null means no limit. */
export type Promotion = {
  id: number
  /** What shoppers read. */
  nome: string
  beneficio: Benefit
  alcance: Scope
  /** Excludes products with a `precoDe`. */
  somentePrecoCheio: boolean
  /** Minimum price of the items in scope, before any adjustment. */
  subtotalMinimo: number
  primeiraCompra: boolean
  exigeLogin: boolean
  validoDe: Date | null
  /** Exclusive end. */
  validoAte: Date | null
  usosMaximos: number | null
  usosPorCliente: number | null
  /** Uses in all orders so far; counted only if there is a limit. */
  usos: number
}

/** A promotion that applies only with its code. */
export type Coupon = Promotion & {
  codigo: string
  /** Whether it applies to items that a promotion has already discounted. */
  acumula: boolean
}

/**
 * "Compre junto": one of each product, with a discount on the second (`combinedPrice` of `domain/money/prices.ts`).
 */
export type Combination = {
  idProduto: number
  idCombinado: number
  tipoDesconto: 'porcentagem' | 'valor'
  desconto: number
}

/** What is known about the buyer. */
export type Buyer = {
  logado: boolean
  primeiraCompra: boolean
  /** How often this customer has used a promotion or coupon, by its id. */
  usos: ReadonlyMap<number, number>
  /** The state of the delivery address; null if unknown. */
  uf: string | null
}

/**
 * A visitor who may still log in as any customer: limits per customer are checked when the order is placed. Promotions
 * for certain states don't apply.
 */
export const UNKNOWN_BUYER: Buyer = {
  logado: false,
  primeiraCompra: true,
  usos: new Map(),
  uf: null,
}

/** Returns whether every product of the shop is in scope. */
export function isForAll({
  alcance,
  somentePrecoCheio,
}: Pick<Promotion, 'alcance' | 'somentePrecoCheio'>): boolean {
  return !somentePrecoCheio && Object.values(alcance).every((ids) => ids.length === 0)
}

/** Returns the states that a benefit is limited to; empty if it is for all. */
export function statesOf(beneficio: Benefit): readonly string[] {
  return beneficio.tipo === 'freteGratis' ? beneficio.ufs : []
}
