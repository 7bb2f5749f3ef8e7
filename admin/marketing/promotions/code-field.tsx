import { TextInput } from '@mantine/core'
import { couponCode } from '#domain/promotions/coupon-code.ts'
import type { PromotionFieldsProps } from './promotion-draft.ts'

/** A coupon's code can't change once it exists: orders refer to it. */
export function CodeField({ value, change, problems, fixed }: PromotionFieldsProps & { fixed: boolean }) {
  return (
    <TextInput
      label="Código"
      description={fixed ? 'O código não muda: os pedidos lembram dele.' : 'O que a pessoa digita na sacola.'}
      value={value.codigo}
      maxLength={30}
      required
      disabled={fixed}
      error={problems['codigo']}
      onChange={(event) => change({ codigo: couponCode(event.currentTarget.value) })}
    />
  )
}
