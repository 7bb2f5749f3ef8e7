import type { FreightTableInput } from '#contract/settings/shipping-input.ts'
import { STATES } from '#domain/customer/address/cep-city.ts'
import { UF_RANGES } from '#domain/documents/cep.ts'

/**
 * Freight tables of the demonstration store, from São Paulo to all 27 states: two services with the limits of Correios,
 * and a road carrier for larger goods. The prices are invented but plausible.
 */
export function freightTables(): FreightTableInput[] {
  return [
    {
      codigo: 'pac',
      nome: 'PAC',
      divisor: 6000,
      pesoIsento: 5000,
      pesoMaximo: 30_000,
      ladoMaximo: 1000,
      somaMaxima: 2000,
      valorMaximo: 300_000,
      faixas: rowsOf({ factor: 1, days: (days) => days, seguro: 50 }),
    },
    {
      codigo: 'sedex',
      nome: 'SEDEX',
      divisor: 6000,
      pesoIsento: 5000,
      pesoMaximo: 30_000,
      ladoMaximo: 1000,
      somaMaxima: 2000,
      valorMaximo: 1_000_000,
      faixas: rowsOf({ factor: 1.8, days: (days) => Math.ceil(days * 0.4), seguro: 50 }),
    },
    {
      codigo: 'transportadora',
      nome: 'Transportadora',
      divisor: 6000,
      pesoIsento: 0,
      pesoMaximo: 100_000,
      ladoMaximo: 2500,
      somaMaxima: 4000,
      valorMaximo: null,
      faixas: rowsOf({ factor: 1.2, days: (days) => days + 1, seguro: 30, from: 10_000, to: 300_000 }),
    },
  ]
}

/** Upper limits of the weight ranges, in grams. */
const WEIGHTS = [500, 1000, 3000, 5000, 10_000, 20_000, 30_000]

type Zone = {
  ufs: readonly string[]
  /** Centavos, one for each of `WEIGHTS`. */
  precos: readonly number[]
  excedenteKg: number
  prazo: number
}

/** Price and days to each part of the country, by the slow service, outside the capitals. */
const ZONES: readonly Zone[] = [
  zone('SP', [1790, 1990, 2490, 3190, 4490, 6490, 8490], 230, 4),
  zone('RJ MG PR', [2190, 2490, 3190, 4190, 5990, 8990, 11_990], 320, 5),
  zone('ES SC RS', [2390, 2790, 3590, 4690, 6790, 10_290, 13_790], 360, 6),
  zone('DF GO MS MT TO', [2790, 3290, 4390, 5790, 8490, 12_990, 17_490], 460, 8),
  zone('BA SE AL PE PB RN', [2990, 3590, 4890, 6490, 9590, 14_790, 19_990], 520, 9),
  zone('CE PI MA', [3290, 3990, 5490, 7290, 10_790, 16_690, 22_490], 590, 11),
  zone('PA AP AM RR AC RO', [3890, 4790, 6690, 8990, 13_490, 20_990, 28_490], 740, 14),
]

/** Capitals are faster and cheaper. */
const CAPITAL = { factor: 0.85, daysLess: 1 }

type ServiceKind = {
  factor: number
  days: (days: number) => number
  seguro: number
  /** In grams: one price up to the first weight; beyond the table a price per kilogram. */
  from?: number
  to?: number
}

function rowsOf(kind: ServiceKind): FreightTableInput['faixas'] {
  return ZONES.flatMap(({ ufs, ...zone }) =>
    ufs.flatMap((uf) => [
      ...UF_RANGES.filter(([, , other]) => other === uf).flatMap(([de, ate]) =>
        rowsTo([de, ate], zone, kind),
      ),
      ...STATES.filter((state) => state.uf === uf)
        .flatMap(({ faixas }) => faixas)
        // If the state is a single city, its ranges are already there.
        .filter(([de, ate]) => !UF_RANGES.some(([from, to]) => from === de && to === ate))
        .flatMap(([de, ate]) => rowsTo([de, ate], inCapital(zone), kind)),
    ]),
  )
}

function inCapital({ precos, excedenteKg, prazo }: Omit<Zone, 'ufs'>): Omit<Zone, 'ufs'> {
  return {
    precos: precos.map((preco) => toTenCents(preco * CAPITAL.factor)),
    excedenteKg,
    prazo: prazo - CAPITAL.daysLess,
  }
}

function rowsTo(
  [de, ate]: readonly [de: number, ate: number],
  { precos, excedenteKg, prazo }: Omit<Zone, 'ufs'>,
  { factor, days, seguro, from = 0, to }: ServiceKind,
): FreightTableInput['faixas'] {
  const common = { cepDe: de * 1000, cepAte: ate * 1000 + 999, seguro, prazo: days(prazo) }
  const heaviest = WEIGHTS.at(-1) ?? 0
  const rows = WEIGHTS.flatMap((pesoAte, n) => {
    const pesoDe = pesoAte <= from ? 0 : (WEIGHTS[n - 1] ?? 0)
    const valor = toTenCents((precos[n] ?? 0) * factor)
    return pesoAte < from ? [] : [{ ...common, pesoDe, pesoAte, valor, excedenteKg: 0 }]
  })
  if (to === undefined) return rows
  const excess = { pesoDe: heaviest, pesoAte: to, excedenteKg: toTenCents(excedenteKg * factor) }

  return [...rows, { ...common, ...excess, valor: toTenCents((precos.at(-1) ?? 0) * factor) }]
}

function zone(ufs: string, precos: readonly number[], excedenteKg: number, prazo: number): Zone {
  return { ufs: ufs.split(' '), precos, excedenteKg, prazo }
}

function toTenCents(centavos: number): number {
  return Math.round(centavos / 10) * 10
}
