/** What a promotion gives. Percent from 1 to 100, money in centavos. */
export type Benefit =
  | { tipo: 'porcentagem'; porcentagem: number }
  /** Once per cart, shared by all that it is valid for. */
  | { tipo: 'valor'; valor: number }
  /** Of each `leve` units, dearest first, the cheapest beyond `pague` are free. */
  | { tipo: 'levePague'; leve: number; pague: number }
  /** To these states alone; without any, to all. */
  | { tipo: 'freteGratis'; ufs: string[] }

/** What it is valid for: any of each list that is not empty, and of all lists together. All empty: the whole shop. */
export type Scope = {
  categorias: readonly number[]
  marcas: readonly number[]
  produtos: readonly number[]
}

/** A change of prices that applies by itself. Money in centavos; null means no limit. */
export type Promotion = {
  id: number
  /** What shoppers read. */
  nome: string
  beneficio: Benefit
  alcance: Scope
  /** Leaves out what has a `precoDe`. */
  somentePrecoCheio: boolean
  /** What the items that it is valid for must cost, before any adjustment. */
  subtotalMinimo: number
  primeiraCompra: boolean
  exigeLogin: boolean
  validoDe: Date | null
  /** From this moment on it is over. */
  validoAte: Date | null
  usosMaximos: number | null
  usosPorCliente: number | null
  /** In all orders so far; counted only where there is a limit. */
  usos: number
}

/** A promotion that a shopper asks for by its code. */
export type Coupon = Promotion & {
  codigo: string
  /** Whether it is valid for what a promotion has made cheaper already. */
  acumula: boolean
}

/** "Compre junto": one of each, at a discount on the second (`combinedPrice` of `domain/prices/prices.ts`). */
export type Combination = {
  idProduto: number
  idCombinado: number
  tipoDesconto: 'porcentagem' | 'valor'
  desconto: number
}

/** Who buys, as far as it is known. */
export type Buyer = {
  logado: boolean
  primeiraCompra: boolean
  /** How often this customer has used a promotion or coupon, by its id. */
  usos: ReadonlyMap<number, number>
  /** The state that the goods would go to; null until it is known. */
  uf: string | null
}

/** Somebody who may turn out to be anybody: limits per customer are checked when the order is placed. Nothing is promised to a state. */
export const UNKNOWN_BUYER: Buyer = {
  logado: false,
  primeiraCompra: true,
  usos: new Map(),
  uf: null,
}

/** Whether every product of the shop takes part. */
export function isForAll({
  alcance,
  somentePrecoCheio,
}: Pick<Promotion, 'alcance' | 'somentePrecoCheio'>): boolean {
  return !somentePrecoCheio && Object.values(alcance).every((ids) => ids.length === 0)
}

/** The states that a benefit is limited to; none: it is for all. */
export function statesOf(beneficio: Benefit): readonly string[] {
  return beneficio.tipo === 'freteGratis' ? beneficio.ufs : []
}
