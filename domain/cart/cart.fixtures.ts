import type { Benefit, Coupon, Promotion } from '../promotions/promotion.ts'
import type { CartLine } from './cart-line.ts'

/** A cart line for tests: one unit at full price, with a brand and category that no rule names. */
export function line(changes: Partial<CartLine> = {}): CartLine {
  return {
    idProduto: 1,
    idAtributoSimples: changes.idProduto ?? 1,
    quantidade: 1,
    precoDe: null,
    precoPor: 10_000,
    idMarca: 900,
    categorias: [800],
    ...changes,
  }
}

/** A promotion for tests, without conditions. */
export function promotion(beneficio: Benefit, changes: Partial<Promotion> = {}): Promotion {
  return {
    id: 1,
    nome: 'Promoção',
    beneficio,
    alcance: { categorias: [], marcas: [], produtos: [] },
    somentePrecoCheio: false,
    subtotalMinimo: 0,
    primeiraCompra: false,
    exigeLogin: false,
    validoDe: null,
    validoAte: null,
    usosMaximos: null,
    usosPorCliente: null,
    usos: 0,
    ...changes,
  }
}

/** A coupon for tests, without conditions. */
export function coupon(beneficio: Benefit, changes: Partial<Coupon> = {}): Coupon {
  return { ...promotion(beneficio), id: 100, codigo: 'CUPOM', nome: 'Um cupom', acumula: true, ...changes }
}
