import { type CubingRule, chargeableWeight } from './chargeable-weight.ts'
import { pack } from './pack.ts'
import type { Parcel, ParcelLimits, UnitLine } from './parcel.ts'

/** A delivery service of the merchant's freight tables. */
export type FreightService = ParcelLimits & CubingRule & { codigo: string; nome: string }

/**
 * One row of a table. CEPs are numbers, both inclusive; weights are in grams, from exclusive, to inclusive. Money in
 * centavos.
 */
export type FreightRow = {
  cepDe: number
  cepAte: number
  pesoDe: number
  pesoAte: number
  valor: number
  /** For each started kilogram above `pesoDe`. */
  excedenteKg: number
  /** Insurance: hundredths of a percent of the goods' value. */
  seguro: number
  /** Delivery time in business days. */
  prazo: number
}

/**
 * Returns the price of a service for these goods, in centavos, and its business days; null if it does not serve the CEP
 * or does not take the goods. Charges each parcel by the row for its weight; if several rows match the CEP, the
 * narrowest range applies.
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
