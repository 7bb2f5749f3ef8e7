import { bestInstallment, type Installment, type InstallmentRules } from './installments.ts'

/** What a merchant decides about prices: `descontoVista` is the percent off on Pix. */
export type PriceRules = InstallmentRules & { descontoVista: number }

export type Priced = { precoDe: number | null; precoPor: number; aPartirDe: boolean }

export type Prices = Priced & { desconto: number; vista: number; descontoVista: number; parcela: Installment }

/** All that is said of a price beside it, in centavos. */
export function pricesOf({ precoDe, precoPor, aPartirDe }: Priced, rules: PriceRules): Prices {
  return {
    precoDe,
    precoPor,
    desconto: discountPercent(precoDe, precoPor),
    vista: cashPrice(precoPor, rules.descontoVista),
    descontoVista: rules.descontoVista,
    aPartirDe,
    parcela: bestInstallment(precoPor, rules),
  }
}

/** Rounded down, so that the shop never promises more than it gives; 0 without `precoDe`. */
export function discountPercent(precoDe: number | null, precoPor: number): number {
  if (precoDe === null || precoDe <= precoPor) return 0

  // 100 % off is no offer that a listing could tell of.
  return Math.min(99, Math.floor(((precoDe - precoPor) * 100) / precoDe))
}

/** What Pix costs: the price less the percentage, rounded half up. */
export function cashPrice(precoPor: number, descontoVista: number): number {
  return Math.round((precoPor * (100 - descontoVista)) / 100)
}

/**
 * What two products cost apart and together, in centavos. The discount is of the second one, and at most half of the cheaper
 * one: a pair never costs less than one of its products alone.
 */
export function combinedPrice(
  precoPor: number,
  combined: { precoPor: number; tipoDesconto: 'porcentagem' | 'valor'; desconto: number },
): { precoSeparado: number; precoJunto: number } {
  const { tipoDesconto, desconto } = combined
  const precoSeparado = precoPor + combined.precoPor
  const off = tipoDesconto === 'valor' ? desconto : Math.round((combined.precoPor * desconto) / 100)
  const most = Math.floor(Math.min(precoPor, combined.precoPor) / 2)

  return { precoSeparado, precoJunto: precoSeparado - Math.min(off, most) }
}
