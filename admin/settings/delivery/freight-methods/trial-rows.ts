import { placeOf, sampleCep } from '#domain/customer/address/cep-city.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { freightText } from '#domain/shipping/freight-text.ts'
import { ruleFor } from '#domain/shipping/methods/freight-method.ts'
import type { RuleDraft } from './rule-texts.ts'

/** `cep` is one that the merchant typed, or undefined; grams and centavos. */
type TrialInput = { peso: number; compras: number; cep: string | undefined; aCombinar?: boolean }

/** `prices` has one text per cart; `carts` are their names. */
type Trial = { carts: string[]; rows: { cep: string; place: string; prices: string[] }[] }

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

/** What the rules of a method charge for each example CEP and cart. */
export function trialRows(
  regras: readonly RuleDraft[],
  { peso, compras, cep, aCombinar = false }: TrialInput,
): Trial {
  const carts = [{ peso, compras }, ...CARTS]
  const ceps = [
    ...(cep === undefined ? [] : [cep]),
    ...PLACES.flatMap(({ uf, lugar }) => sampleCep(uf, lugar) ?? []),
  ]

  return {
    carts: carts.map(
      (cart) => `${(cart.peso / 1000).toLocaleString('pt-BR')} kg, ${formatBRL(cart.compras)}`,
    ),
    rows: [...new Set(ceps)].map((to) => ({
      cep: to,
      place: placeText(to),
      prices: carts.map((cart) => priceText(ruleFor(regras, { cep: to, itens: [unitOf(cart)] }), aCombinar)),
    })),
  }
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
