import type { Benefit } from '#domain/promotions/promotion.ts'

/** Names of the kinds of benefits. */
export const BENEFITS: readonly { value: Benefit['tipo']; label: string }[] = [
  { value: 'porcentagem', label: 'Porcentagem' },
  { value: 'valor', label: 'Valor em reais' },
  { value: 'levePague', label: 'Leve mais, pague menos' },
  { value: 'freteGratis', label: 'Frete grátis' },
]
