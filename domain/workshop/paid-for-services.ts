import { splitCents } from '../money/split-cents.ts'

/** An order's line; money in centavos. */
type Line = {
  quantidade: number
  total: number
  descontoVista: number
  servicos: readonly { preco: number }[] | null
}

/**
 * Returns what was paid for the services of a line, in centavos: on Pix, without their part of the discount for paying at
 * once, which was taken off goods and services.
 */
export function paidForServices(
  { quantidade, total, descontoVista, servicos }: Line,
  onPix: boolean,
): number {
  const services = quantidade * (servicos ?? []).reduce((sum, { preco }) => sum + preco, 0)
  if (!onPix || services === 0) return services
  const [, part = 0] = splitCents(descontoVista, [Math.max(0, total - services), services])

  return services - part
}
