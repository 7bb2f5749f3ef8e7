import { readCep } from '../../documents/cep.ts'
import type { Coordinates } from '../coordinates.ts'
import type { Offer } from '../freight-options.ts'
import type { UnitLine } from '../parcel.ts'
import { isInRegion, type Region } from './regions.ts'

/** Where a rule applies. CEPs are eight digits, both ends inclusive; `ate` is metres in a straight line, inclusive. */
export type RulePlace =
  | { tipo: 'brasil' }
  | { tipo: 'regioes'; regioes: Region[] }
  | { tipo: 'estados'; ufs: string[] }
  | { tipo: 'ceps'; faixas: { de: string; ate: string }[] }
  | { tipo: 'distancia'; ate: number }

/**
 * A price of a method: for these places, goods of this weight (grams, from exclusive, to inclusive) and of this sum
 * (centavos before any discount, from inclusive, to exclusive). Null is no upper limit.
 */
export type MethodRule = {
  onde: RulePlace
  pesoDe: number
  pesoAte: number | null
  comprasDe: number
  comprasAte: number | null
  /** Centavos; 0 is free. */
  valor: number
  /** Business days in transit, without the store's time to prepare. */
  prazo: number
}

/** Goods are delivered, fetched at a place of the store, or handed over as buyer and store agree after the purchase. */
export const METHOD_KINDS = ['entrega', 'retirada', 'aCombinar'] as const

export type MethodKind = (typeof METHOD_KINDS)[number]

/** A way to deliver that the merchant made by hand, such as a motoboy. */
export type FreightMethod = {
  codigo: string
  nome: string
  tipo: MethodKind
  /** What shoppers read of it: address and hours of a place, or how the store gets in touch. */
  detalhe: string
  ativo: boolean
  /** Where its distances are measured from; null is the store. */
  origem: Coordinates | null
  regras: readonly MethodRule[]
}

/** Where goods go: the CEP in eight digits, metres to there, or null if they are not known, and the goods. */
export type MethodShipment = { cep: string; distancia: number | null; itens: readonly UnitLine[] }

/** Returns whether a method has prices by distance. */
export function hasDistances(regras: readonly MethodRule[]): boolean {
  return regras.some(({ onde }) => onde.tipo === 'distancia')
}

/**
 * Returns a method's offer for these goods, or null. Of the rules that apply, the one with the most specific place
 * counts: the shortest distance; CEPs, then states, then regions, then all of Brazil; of equal ones the first. If the
 * distance is known, only prices by distance count, so that the last of them is as far as the method goes; the others
 * are for addresses whose distance is not known.
 */
export function methodOffer(
  { codigo, nome, tipo, detalhe, ativo, regras }: FreightMethod,
  shipment: MethodShipment,
): Offer | null {
  const rule = ativo ? ruleFor(regras, shipment) : null
  if (!rule) return null

  return {
    id: codigo,
    tipo: tipo === 'retirada' ? 'retirada' : 'entrega',
    label: nome,
    valor: rule.valor,
    prazo: rule.prazo,
    ...(detalhe !== '' && { detalhe }),
    ...(tipo === 'aCombinar' && { aCombinar: true as const }),
  }
}

/** The rule that decides, for the trial while editing too. */
export function ruleFor(
  regras: readonly MethodRule[],
  { cep, distancia, itens }: MethodShipment,
): MethodRule | null {
  const uf = readCep(cep)?.uf
  if (uf === undefined) return null
  const peso = itens.reduce((sum, item) => sum + item.peso * item.quantidade, 0)
  const compras = itens.reduce((sum, item) => sum + item.precoPor * item.quantidade, 0)
  const measured = distancia !== null && hasDistances(regras)
  const [best] = regras
    .filter(({ onde }) => (onde.tipo === 'distancia') === measured)
    .filter(({ onde }) => isThere(onde, { cep, uf, distancia }))
    .filter(({ pesoDe, pesoAte }) => pesoDe < peso && peso <= (pesoAte ?? Infinity))
    .filter(({ comprasDe, comprasAte }) => comprasDe <= compras && compras < (comprasAte ?? Infinity))
    .sort((a, b) => breadthOf(a.onde) - breadthOf(b.onde))

  return best ?? null
}

const BREADTH = { ceps: 0, estados: 1, regioes: 2, brasil: 3 }

/** Places of one kind only are compared: distances, or all others. */
function breadthOf(onde: RulePlace): number {
  return onde.tipo === 'distancia' ? onde.ate : BREADTH[onde.tipo]
}

type Destination = { cep: string; uf: string; distancia: number | null }

function isThere(onde: RulePlace, { cep, uf, distancia }: Destination): boolean {
  switch (onde.tipo) {
    case 'brasil':
      return true
    case 'regioes':
      return onde.regioes.some((region) => isInRegion(region, uf))
    case 'estados':
      return onde.ufs.includes(uf)
    case 'ceps':
      return onde.faixas.some(({ de, ate }) => de <= cep && cep <= ate)
    case 'distancia':
      return distancia !== null && distancia <= onde.ate
  }
}
