import type { FieldProblem } from '#domain/format/field-problem.ts'
import { CSOSN, CST_ICMS, type TaxFields } from './tax-fields.ts'

/** The tax regime: 1 Simples, 2 Simples beyond its limit, 3 normal, 4 MEI. */
export type Regime = 1 | 2 | 3 | 4

/** A tax on a base, in centavos, at a rate in hundredths of a percent. */
export type Tax = { base: number; aliquota: number; valor: number }

export type ItemTaxes = {
  /** `imposto` is null where the situation has no amounts. */
  icms: { situacao: string; imposto: Tax | null }
  /** The difference to the buyer's state, with the rate between the states and that state's fund; null if none is due. */
  difal: (Tax & { interestadual: number; fcp: { aliquota: number; valor: number } }) | null
  pis: { situacao: string; imposto: Tax }
  cofins: { situacao: string; imposto: Tax }
  /** The taxes of the reform, of the normal regime only; null otherwise. */
  ibsCbs: { base: number; ibsUf: Tax; cbs: Tax } | null
}

type ItemTaxesInput = {
  regime: Regime
  campos: TaxFields
  /** The item's price with its share of the freight, without its discount, in centavos. */
  valor: number
  /** 0 to 8. */
  origem: number
  ufLoja: string
  uf: string
  /** Whether the buyer pays ICMS. */
  contribuinte: boolean
  /** Of issue. */
  ano: number
}

/**
 * Calculates the taxes of an item of a sale to a final consumer. Sources: Simples and MEI by CSOSN without amounts (LC
 * 123/2006; they owe no DIFAL, ADI 5464); ICMS between states by Resolução do Senado 22/1989 and 13/2012; DIFAL on one
 * base (Convênio ICMS 236/2021); PIS and COFINS without ICMS in their base (RE 574.706). What the store's accountant has
 * to say first is listed in `problems`.
 */
export function itemTaxes(input: ItemTaxesInput): { taxes: ItemTaxes; problems: FieldProblem[] } {
  const { regime, campos, valor } = input
  const simple = regime === 1 || regime === 4
  const icms = simple ? simpleIcms(campos) : normalIcms(input)
  const difal = simple || icms.taxes.imposto === null ? NO_DIFAL : difalOf(input, icms.taxes.imposto)
  const icmsOfAll =
    (icms.taxes.imposto?.valor ?? 0) + (difal.taxes?.valor ?? 0) + (difal.taxes?.fcp.valor ?? 0)
  const contributions = regime === 3 ? normalContributions(campos, valor - icmsOfAll) : OTHER_CONTRIBUTIONS
  const { pis, cofins } = contributions.taxes
  const reform =
    regime === 3
      ? reformTaxes(valor - icmsOfAll - pis.imposto.valor - cofins.imposto.valor, input.ano)
      : NO_REFORM

  return {
    taxes: { icms: icms.taxes, difal: difal.taxes, pis, cofins, ibsCbs: reform.taxes },
    problems: [...icms.problems, ...difal.problems, ...contributions.problems, ...reform.problems],
  }
}

type Part<Taxes> = { taxes: Taxes; problems: FieldProblem[] }

function simpleIcms({ icms }: TaxFields): Part<ItemTaxes['icms']> {
  const situacao = icms ?? '102'

  return {
    taxes: { situacao, imposto: null },
    problems:
      situacao in CSOSN
        ? []
        : [{ campo: 'icms', mensagem: `${situacao} não é um CSOSN: a loja é do Simples ou MEI.` }],
  }
}

function normalIcms({ campos, valor, origem, ufLoja, uf }: ItemTaxesInput): Part<ItemTaxes['icms']> {
  const situacao = campos.icms ?? '00'
  if (!(situacao in CST_ICMS)) {
    const mensagem = `${situacao} não é um CST: a loja recolhe o ICMS pelo regime normal.`
    return { taxes: { situacao, imposto: null }, problems: [{ campo: 'icms', mensagem }] }
  }
  if (situacao !== '00') return { taxes: { situacao, imposto: null }, problems: [] }
  const aliquota = uf === ufLoja ? campos.aliquotaIcms : interstateRate({ origem, ufLoja, uf })

  return {
    taxes: { situacao, imposto: taxOn(valor, aliquota ?? 0) },
    problems:
      aliquota === null
        ? [{ campo: 'aliquotaIcms', mensagem: 'Informe a alíquota de ICMS dentro do estado.' }]
        : [],
  }
}

const SOUTH_AND_SOUTHEAST = ['MG', 'PR', 'RJ', 'RS', 'SC', 'SP']

/** Goods with more than 40 % of foreign content (Resolução do Senado 13/2012): origins 1, 2, 3 and 8. */
const FOREIGN = [1, 2, 3, 8]

/** The rate of ICMS between two states, in hundredths of a percent. */
export function interstateRate(sale: { origem: number; ufLoja: string; uf: string }): number {
  if (FOREIGN.includes(sale.origem)) return 400
  const outOfSouth = SOUTH_AND_SOUTHEAST.includes(sale.ufLoja) && !SOUTH_AND_SOUTHEAST.includes(sale.uf)

  return outOfSouth ? 700 : 1200
}

const NO_DIFAL: Part<ItemTaxes['difal']> = { taxes: null, problems: [] }

/** A buyer who pays ICMS owes the difference too, but pays it to their state themselves. */
function difalOf(
  { campos, ufLoja, uf, contribuinte }: ItemTaxesInput,
  { base, aliquota: interestadual }: Tax,
): Part<ItemTaxes['difal']> {
  if (uf === ufLoja || contribuinte) return NO_DIFAL
  const { aliquotaDestino, fcp } = campos
  const aliquota = aliquotaDestino ?? 0
  const difference = Math.max(0, aliquota - interestadual)

  return {
    taxes: {
      base,
      aliquota,
      valor: shareOf(base, difference),
      interestadual,
      fcp: { aliquota: fcp ?? 0, valor: shareOf(base, fcp ?? 0) },
    },
    problems:
      aliquotaDestino === null
        ? [{ campo: 'aliquotaDestino', mensagem: `Informe a alíquota interna de ${uf}, para o DIFAL.` }]
        : [],
  }
}

/** Simples and MEI pay PIS and COFINS with their own tax. */
const OTHER_CONTRIBUTIONS: Part<Pick<ItemTaxes, 'pis' | 'cofins'>> = {
  taxes: { pis: { situacao: '49', imposto: taxOn(0, 0) }, cofins: { situacao: '49', imposto: taxOn(0, 0) } },
  problems: [],
}

function normalContributions(campos: TaxFields, base: number): Part<Pick<ItemTaxes, 'pis' | 'cofins'>> {
  const { pisCofins, aliquotaPis, aliquotaCofins } = campos
  const situacao = pisCofins ?? '01'
  const isTaxed = situacao === '01'
  const lacks = isTaxed && (aliquotaPis === null || aliquotaCofins === null)

  return {
    taxes: {
      pis: { situacao, imposto: isTaxed ? taxOn(base, aliquotaPis ?? 0) : taxOn(0, 0) },
      cofins: { situacao, imposto: isTaxed ? taxOn(base, aliquotaCofins ?? 0) : taxOn(0, 0) },
    },
    problems: lacks ? [{ campo: 'aliquotaPis', mensagem: 'Informe as alíquotas de PIS e COFINS.' }] : [],
  }
}

const NO_REFORM: Part<ItemTaxes['ibsCbs']> = { taxes: null, problems: [] }

/** The rates of the reform by year, in hundredths of a percent: those of the test year (LC 214/2025, arts. 343 and 346). */
const REFORM: Readonly<Record<number, { ibsUf: number; cbs: number }>> = { 2026: { ibsUf: 10, cbs: 90 } }

function reformTaxes(base: number, ano: number): Part<ItemTaxes['ibsCbs']> {
  if (ano < 2026) return NO_REFORM
  const rates = REFORM[ano]
  if (!rates)
    return {
      taxes: null,
      problems: [
        {
          campo: 'ibsCbs',
          mensagem: `Esta versão da loja não conhece as alíquotas de IBS e CBS de ${ano}. Atualize a loja.`,
        },
      ],
    }

  return { taxes: { base, ibsUf: taxOn(base, rates.ibsUf), cbs: taxOn(base, rates.cbs) }, problems: [] }
}

function taxOn(base: number, aliquota: number): Tax {
  return { base, aliquota, valor: shareOf(base, aliquota) }
}

/** `rate` in hundredths of a percent. */
function shareOf(base: number, rate: number): number {
  return Math.round((base * rate) / 10_000)
}
