/** A carrier's service, with its prices and limits. Made up, but for names, ids and Correios' limits. */
export type Service = {
  id: number
  name: string
  company: { id: number; name: string }
  /** Reais for a package, and for each kilogram. */
  base: number
  perKilogram: number
  days: number
  /** Kilograms and centimetres of one package. */
  maxWeight: number
  maxSide: number
  /** Whether it takes only parcels with a nota fiscal, and only one package in a label. */
  needsInvoice: boolean
  onePackage: boolean
}

const CORREIOS = { id: 1, name: 'Correios' }
const JADLOG = { id: 2, name: 'Jadlog' }
const LOGGI = { id: 14, name: 'Loggi' }

/** `.Com` costs more than SEDEX and takes longer, so no shop should show it. */
export const SERVICES: readonly Service[] = [
  service(1, 'PAC', CORREIOS, { base: 18.5, perKilogram: 2.1, days: 7, onePackage: true }),
  service(2, 'SEDEX', CORREIOS, { base: 32.4, perKilogram: 3.2, days: 2, onePackage: true }),
  service(3, '.Package', JADLOG, { base: 19.9, perKilogram: 1.8, days: 5, needsInvoice: true }),
  service(4, '.Com', JADLOG, { base: 48, perKilogram: 4, days: 4, needsInvoice: true }),
  service(31, 'Express', LOGGI, { base: 24.05, perKilogram: 2, days: 3, onePackage: true }),
]

function service(
  id: number,
  name: string,
  company: Service['company'],
  about: Pick<Service, 'base' | 'perKilogram' | 'days'> & { needsInvoice?: true; onePackage?: true },
): Service {
  const { needsInvoice = false, onePackage = false, ...price } = about

  return { id, name, company, maxWeight: 30, maxSide: 100, needsInvoice, onePackage, ...price }
}

/** The price of packages in reais. */
export function priceOf({ base, perKilogram }: Service, weights: readonly number[]): number {
  const sum = weights.reduce((all, weight) => all + base + perKilogram * weight, 0)

  return Math.round(sum * 100) / 100
}
