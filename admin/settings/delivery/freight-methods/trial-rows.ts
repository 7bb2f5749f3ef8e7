import { placeOf, sampleCep } from '#domain/customer/address/cep-city.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { hasDistances, ruleFor } from '#domain/shipping/methods/freight-method.ts'
import { formatDistance } from '#domain/shipping/straight-distance.ts'
import type { RuleDraft } from './rule-texts.ts'

type TrialInput = {
  /** Grams. */
  peso: number
  /** Centavos. */
  compras: number
  /** One that the merchant typed, or undefined. */
  cep: string | undefined
  /** Metres to that CEP; null if they are not known. */
  distancia: number | null
  aCombinar?: boolean
}

/** `prices` has one text per cart; `carts` are their names. */
type Trial = { carts: string[]; rows: { place: string; prices: string[] }[] }

/** Where an example goes. */
type Example = { place: string; cep: string; distancia: number | null }

/** One state of each region, in its capital and, for two of them, outside. */
const PLACES = [
  { uf: 'SP', lugar: 'capital' },
  { uf: 'SP', lugar: 'interior' },
  { uf: 'RJ', lugar: 'capital' },
  { uf: 'PR', lugar: 'capital' },
  { uf: 'BA', lugar: 'capital' },
  { uf: 'BA', lugar: 'interior' },
  { uf: 'DF', lugar: 'capital' },
  { uf: 'AM', lugar: 'capital' },
] as const

/** A small cart and a large one, besides the merchant's own. */
const CARTS = [
  { peso: 300, compras: 5_000 },
  { peso: 8_000, compras: 90_000 },
]

/** At most so many distances are examples. */
const MAX_DISTANCES = 8

/** Any CEP: a distance does not depend on it. */
const SOMEWHERE = '01001000'

/**
 * What the rules of a method charge for each example and cart. Examples of rules by distance are the ends of their
 * rings and what lies beyond; CEPs, whose distance the form does not know, are those of the other rules.
 */
export function trialRows(
  regras: readonly RuleDraft[],
  { peso, compras, cep, distancia, aCombinar = false }: TrialInput,
): Trial {
  const carts = [{ peso, compras }, ...CARTS]
  const own = cep === undefined ? [] : [exampleOf(cep, distancia)]
  const others = regras.some(({ onde }) => onde.tipo !== 'distancia') ? cepExamples(regras, cep) : []

  return {
    carts: carts.map(
      (cart) => `${(cart.peso / 1000).toLocaleString('pt-BR')} kg, ${formatBRL(cart.compras)}`,
    ),
    rows: [...own, ...distanceExamples(regras), ...others].map(({ place, ...to }) => ({
      place,
      prices: carts.map((cart) => priceText(ruleFor(regras, { ...to, itens: [unitOf(cart)] }), aCombinar)),
    })),
  }
}

function distanceExamples(regras: readonly RuleDraft[]): Example[] {
  const ends = regras.flatMap(({ onde }) => (onde.tipo === 'distancia' && onde.ate > 0 ? [onde.ate] : []))
  const sorted = [...new Set(ends)].sort((a, b) => a - b).slice(-MAX_DISTANCES)
  const farthest = sorted.at(-1)
  if (farthest === undefined) return []

  return [
    ...sorted.map((ate) => ({ place: `A ${formatDistance(ate)}`, cep: SOMEWHERE, distancia: ate })),
    { place: `Além de ${formatDistance(farthest)}`, cep: SOMEWHERE, distancia: farthest + 1 },
  ]
}

function cepExamples(regras: readonly RuleDraft[], own: string | undefined): Example[] {
  const ceps = new Set(PLACES.flatMap(({ uf, lugar }) => sampleCep(uf, lugar) ?? []))
  if (own !== undefined) ceps.delete(own)
  const unknown = hasDistances(regras) ? ', distância desconhecida' : ''

  return [...ceps].map((cep) => {
    const example = exampleOf(cep, null)
    return { ...example, place: `${example.place}${unknown}` }
  })
}

function exampleOf(cep: string, distancia: number | null): Example {
  const far = distancia === null ? '' : `, a ${formatDistance(distancia)}`

  return { place: `${placeText(cep)} (${formatCep(cep)})${far}`, cep, distancia }
}

function unitOf({ peso, compras }: { peso: number; compras: number }) {
  return { peso, precoPor: compras, quantidade: 1, altura: 1, largura: 1, comprimento: 1 }
}

function placeText(cep: string): string {
  const place = placeOf(cep)
  if (!place) return cep

  return place.cidade === '' ? `Interior, ${place.uf}` : `${place.cidade}, ${place.uf}`
}

function priceText(rule: { valor: number; prazo: number } | null, aCombinar: boolean): string {
  if (!rule) return 'não entrega'
  if (aCombinar) return freightText(rule.valor, true)

  return `${freightText(rule.valor)}, ${rule.prazo} ${rule.prazo === 1 ? 'dia' : 'dias'}`
}
