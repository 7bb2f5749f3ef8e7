import { type FieldProblem, problem } from '#domain/format/field-problem.ts'

/**
 * What the invoice says of an item's taxes, as a rule sets it; null is left to a more general rule, and in the end to
 * the default of the store's regime. Rates in hundredths of a percent.
 */
export type TaxFields = {
  /** Eight digits; the product's own comes first. */
  ncm: string | null
  /** Seven digits, only for goods listed in Convênio ICMS 142/2018. */
  cest: string | null
  /** Commercial unit, such as UN, JG or PC. */
  unidade: string | null
  /** Four digits. */
  cfop: string | null
  /** CSOSN (three digits) for Simples and MEI, CST (two digits) otherwise. */
  icms: string | null
  aliquotaIcms: number | null
  /** The rate that the buyer's state charges within itself, for the difference (DIFAL), and that state's fund (FCP). */
  aliquotaDestino: number | null
  fcp: number | null
  /** CST of PIS and COFINS. */
  pisCofins: string | null
  aliquotaPis: number | null
  aliquotaCofins: number | null
}

export const NO_TAXES: TaxFields = {
  ncm: null,
  cest: null,
  unidade: null,
  cfop: null,
  icms: null,
  aliquotaIcms: null,
  aliquotaDestino: null,
  fcp: null,
  pisCofins: null,
  aliquotaPis: null,
  aliquotaCofins: null,
}

/** The CSOSN that the shop issues: those that need no calculation of tax substitution or credit. */
export const CSOSN: Readonly<Record<string, string>> = {
  '102': 'Tributada, sem permissão de crédito',
  '103': 'Isenta pela faixa de receita',
  '300': 'Imune',
  '400': 'Não tributada pelo Simples',
  '500': 'ICMS já cobrado por substituição tributária',
  '900': 'Outras',
}

/** The CST of ICMS that the shop issues. */
export const CST_ICMS: Readonly<Record<string, string>> = {
  '00': 'Tributada integralmente',
  '40': 'Isenta',
  '41': 'Não tributada',
  '60': 'ICMS já cobrado por substituição tributária',
}

/** The CST of PIS and COFINS of a sale; 01 needs rates. */
export const CST_PIS_COFINS: Readonly<Record<string, string>> = {
  '01': 'Tributável à alíquota básica',
  '04': 'Monofásica, alíquota zero na revenda',
  '06': 'Tributável à alíquota zero',
  '07': 'Isenta',
  '08': 'Sem incidência',
  '49': 'Outras saídas',
}

const MAX_RATE = 10_000

/** Returns what is wrong with the fields of a rule; rates are 0 to 100 %. */
export function taxFieldProblems(fields: TaxFields): FieldProblem[] {
  const { ncm, cest, unidade, cfop, icms, pisCofins } = fields
  const rates = ['aliquotaIcms', 'aliquotaDestino', 'fcp', 'aliquotaPis', 'aliquotaCofins'] as const

  return [
    ...problem('ncm', matches(ncm, /^\d{8}$/) ? null : 'O NCM tem oito algarismos.'),
    ...problem('cest', matches(cest, /^\d{7}$/) ? null : 'O CEST tem sete algarismos.'),
    ...problem(
      'unidade',
      matches(unidade, /^[A-Z0-9]{1,6}$/) ? null : 'Use uma unidade curta, como UN ou JG.',
    ),
    ...problem(
      'cfop',
      matches(cfop, /^[56]\d{3}$/) ? null : 'O CFOP de venda tem quatro algarismos: 5xxx ou 6xxx.',
    ),
    ...problem('icms', icms === null || icms in CSOSN || icms in CST_ICMS ? null : UNKNOWN_ICMS),
    ...problem(
      'pisCofins',
      pisCofins === null || pisCofins in CST_PIS_COFINS ? null : 'Escolha uma das situações.',
    ),
    ...rates.flatMap((rate) => problem(rate, isRate(fields[rate]) ? null : 'A alíquota vai de 0 a 100%.')),
  ]
}

const UNKNOWN_ICMS =
  'Escolha uma das situações. As que calculam substituição tributária ou crédito não são emitidas por aqui.'

function matches(value: string | null, pattern: RegExp): boolean {
  return value === null || pattern.test(value)
}

function isRate(value: number | null): boolean {
  return value === null || (Number.isInteger(value) && value >= 0 && value <= MAX_RATE)
}
