import type { MethodRule } from './freight-method.ts'

/** A rule for all of Brazil and any goods. */
export function rule(some: Partial<MethodRule>): MethodRule {
  return {
    onde: { tipo: 'brasil' },
    pesoDe: 0,
    pesoAte: null,
    comprasDe: 0,
    comprasAte: null,
    valor: 2000,
    prazo: 3,
    ...some,
  }
}
