import { TextInput } from '@mantine/core'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { PromotionFieldsProps } from './promotion-draft.ts'

/** Orders remember a coupon by its code: once made, it stays. */
export function CodeField({ valor, change, problems, fixed }: PromotionFieldsProps & { fixed: boolean }) {
  return (
    <TextInput
      label="Código"
      description={fixed ? 'O código não muda: os pedidos lembram dele.' : 'O que a pessoa digita na sacola.'}
      value={valor.codigo}
      maxLength={30}
      required
      disabled={fixed}
      error={problems['codigo']}
      onChange={(event) => change({ codigo: couponCode(event.currentTarget.value) })}
    />
  )
}
