import { type Installment, type InstallmentRules, installments, lastWithoutFee } from './installments.ts'

/** The merchant's price settings: `descontoVista` is the Pix discount in percent. */
export type PriceRules = InstallmentRules & { descontoVista: number }

export type Priced = { precoDe: number | null; precoPor: number; aPartirDe: boolean }

export type Prices = Priced & { desconto: number; vista: number; descontoVista: number; parcela: Installment }

/** Returns a price with everything that is shown next to it, in centavos. */
export function pricesOf({ precoDe, precoPor, aPartirDe }: Priced, rules: PriceRules): Prices {
  return {
    precoDe,
    precoPor,
    desconto: discountPercent(precoDe, precoPor),
    vista: cashPrice(precoPor, rules.descontoVista),
    descontoVista: rules.descontoVista,
    aPartirDe,
    parcela: lastWithoutFee(installments(precoPor, rules)),
  }
}

/** Rounded down, so that the shop never promises more than it gives; 0 without `precoDe`. */
export function discountPercent(precoDe: number | null, precoPor: number): number {
  if (precoDe === null || precoDe <= precoPor) return 0

  // A listing can't show 100 % off.
  return Math.min(99, Math.floor(((precoDe - precoPor) * 100) / precoDe))
}

/** Returns the Pix price: the price minus the percentage, rounded half up. */
export function cashPrice(precoPor: number, descontoVista: number): number {
  return Math.round((precoPor * (100 - descontoVista)) / 100)
}

/**
 * Returns what two products cost apart and together, in centavos. The discount applies to the second one and is at most
 * half of the cheaper one, so a pair never costs less than one of its products alone.
 */
export function combinedPrice(
  precoPor: number,
  combined: { precoPor: number; tipoDesconto: 'porcentagem' | 'valor'; desconto: number },
): { precoSeparado: number; precoJunto: number } {
  const { tipoDesconto, desconto } = combined
  const precoSeparado = precoPor + combined.precoPor
  const off = tipoDesconto === 'valor' ? desconto : Math.round((combined.precoPor * desconto) / 100)
  const max = Math.floor(Math.min(precoPor, combined.precoPor) / 2)

  return { precoSeparado, precoJunto: precoSeparado - Math.min(off, max) }
}
