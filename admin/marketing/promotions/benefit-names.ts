import type { Benefit } from '#domain/promotions/promotion.ts'

/** The kinds of benefits that a promotion or a coupon gives, as the panel calls them. */
export const BENEFITS: readonly { value: Benefit['tipo']; label: string }[] = [
  { value: 'porcentagem', label: 'Porcentagem' },
  { value: 'valor', label: 'Valor em reais' },
  { value: 'levePague', label: 'Leve mais, pague menos' },
  { value: 'freteGratis', label: 'Frete grátis' },
]
