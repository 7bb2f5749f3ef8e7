import { type CubingRule, chargeableWeight } from './chargeable-weight.ts'
import { pack } from './pack.ts'
import type { Parcel, ParcelLimits, UnitLine } from './parcel.ts'

/** A way of sending goods, as a merchant's freight tables know it. */
export type FreightService = ParcelLimits & CubingRule & { codigo: string; nome: string }

/** One row of a table. Both CEPs are included, as numbers; of the weights, in grams, the first is not. Money in centavos. */
export type FreightRow = {
  cepDe: number
  cepAte: number
  pesoDe: number
  pesoAte: number
  valor: number
  /** For each kilogram begun above `pesoDe`. */
  excedenteKg: number
  /** Insurance: hundredths of a percent of the goods' value. */
  seguro: number
  /** Business days on the way. */
  prazo: number
}

/**
 * What a service asks for goods, in centavos, and its business days; null where it doesn't go there or doesn't take them.
 * Each volume is charged by the row for its weight; where several rows have the CEP, the narrowest range counts.
 */
export function tablePrice(
  service: FreightService & { faixas: readonly FreightRow[] },
  cep: string,
  lines: readonly UnitLine[],
): { valor: number; prazo: number } | null {
  const number = Number(cep)
  const rows = service.faixas
    .filter(({ cepDe, cepAte }) => cepDe <= number && number <= cepAte)
    .toSorted((a, b) => a.cepAte - a.cepDe - (b.cepAte - b.cepDe) || b.cepDe - a.cepDe)
  if (rows.length === 0) return null
  const charges = pack(lines, service)?.map((parcel) => chargeOf(parcel, rows, service))
  if (!charges) return null

  let [valor, prazo] = [0, 0]
  for (const charge of charges) {
    if (!charge) return null
    valor += charge.valor
    prazo = Math.max(prazo, charge.prazo)
  }
  return { valor, prazo }
}

function chargeOf(parcel: Parcel, rows: readonly FreightRow[], rule: CubingRule) {
  const weight = chargeableWeight(parcel, rule)
  const row = rows.find(({ pesoDe, pesoAte }) => pesoDe < weight && weight <= pesoAte)
  if (!row) return null
  const excess = row.excedenteKg * Math.ceil((weight - row.pesoDe) / 1000)

  return { valor: row.valor + excess + Math.round((parcel.valor * row.seguro) / 10_000), prazo: row.prazo }
}
