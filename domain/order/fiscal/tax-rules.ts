import { STATES } from '#domain/customer/address/cep-city.ts'
import { type FieldProblem, problem } from '#domain/format/field-problem.ts'
import { NO_TAXES, type TaxFields, taxFieldProblems } from './tax-fields.ts'

/** What a rule holds for: one product, a category with all below it, or everything that the store sells. */
export type TaxTarget = { idProduto: number | null; idCategoria: number | null }

/** Where the buyer is: anywhere, in the store's state, in any other, or in one state (its UF). */
export type TaxPlace = string

/** Tax fields for some goods and some places; those that are null are left to other rules. */
export type TaxRule = TaxTarget & { destino: TaxPlace; campos: TaxFields }

/** The places that are no single state. */
export const TAX_PLACES = ['todos', 'dentro', 'fora'] as const

type Sale = {
  idProduto: number | null
  /** The product's category, then the one above it, up to the top. */
  categorias: readonly number[]
  /** The buyer's and the store's state. */
  uf: string
  ufLoja: string
}

/**
 * Returns the tax fields of a sale. Each field comes from the most specific rule that sets it: product before category,
 * nearer category before the one above, any category before the store; and at the same target one state before
 * inside or outside the store's state before anywhere.
 */
export function taxesOf(rules: readonly TaxRule[], sale: Sale): TaxFields {
  const fitting = rules
    .map((rule) => ({ rule, rank: rankOf(rule, sale) }))
    .filter((one): one is { rule: TaxRule; rank: number } => one.rank !== null)
    .sort((a, b) => b.rank - a.rank)

  return fitting.reduce((taxes, { rule }) => completed(taxes, rule.campos), NO_TAXES)
}

/** Returns what is wrong with a rule; `ufLoja` tells which CFOP fit a state. */
export function taxRuleProblems({ destino, campos }: TaxRule, ufLoja: string): FieldProblem[] {
  const known = TAX_PLACES.some((place) => place === destino) || STATES.some(({ uf }) => uf === destino)

  return [
    ...problem('destino', known ? null : 'Escolha para onde a regra vale.'),
    ...problem(
      'campos',
      Object.values(campos).some((value) => value !== null) ? null : 'Preencha algum campo.',
    ),
    ...taxFieldProblems(campos).map(({ campo, mensagem }) => ({ campo: `campos.${campo}`, mensagem })),
    ...problem('campos.cfop', cfopProblem(campos.cfop, destino, ufLoja)),
  ]
}

/** CFOPs of sales begin with 5 inside the store's state and with 6 outside it (Ajuste SINIEF 07/01). */
function cfopProblem(cfop: string | null, destino: TaxPlace, ufLoja: string): string | null {
  if (cfop === null) return null
  if (destino === 'todos') return 'Para um CFOP, escolha se a regra vale dentro ou fora do estado.'
  const digit = destino === 'dentro' || destino === ufLoja ? '5' : '6'

  return cfop.startsWith(digit) ? null : `Neste destino o CFOP começa com ${digit}.`
}

/** How specific the rule is for the sale; null if it does not hold for it. */
function rankOf({ idProduto, idCategoria, destino }: TaxRule, sale: Sale): number | null {
  const place = placeRank(destino, sale)
  if (place === null) return null
  if (idProduto !== null) return idProduto === sale.idProduto ? PRODUCT + place : null
  if (idCategoria === null) return place
  const distance = sale.categorias.indexOf(idCategoria)

  return distance < 0 ? null : CATEGORY - distance * STEP + place
}

/** Ranks of the targets, apart by more than the places' ranks and the depth of the category tree. */
const [PRODUCT, CATEGORY, STEP] = [100_000, 50_000, 10]

function placeRank(destino: TaxPlace, { uf, ufLoja }: Sale): number | null {
  if (destino === 'todos') return 0
  if (destino === 'dentro') return uf === ufLoja ? 1 : null
  if (destino === 'fora') return uf === ufLoja ? null : 1

  return destino === uf ? 2 : null
}

/** The specific fields, and the general ones where those are null. */
function completed(specific: TaxFields, general: TaxFields): TaxFields {
  return {
    ncm: specific.ncm ?? general.ncm,
    cest: specific.cest ?? general.cest,
    unidade: specific.unidade ?? general.unidade,
    cfop: specific.cfop ?? general.cfop,
    icms: specific.icms ?? general.icms,
    aliquotaIcms: specific.aliquotaIcms ?? general.aliquotaIcms,
    aliquotaDestino: specific.aliquotaDestino ?? general.aliquotaDestino,
    fcp: specific.fcp ?? general.fcp,
    pisCofins: specific.pisCofins ?? general.pisCofins,
    aliquotaPis: specific.aliquotaPis ?? general.aliquotaPis,
    aliquotaCofins: specific.aliquotaCofins ?? general.aliquotaCofins,
  }
}
