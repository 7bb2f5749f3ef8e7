import type { ChosenCard } from '#contract/orders/saved-cards.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'

/** The card of a submitted `CardPayment`; empty for another method. */
export function cardIn(form: FormData): ChosenCard {
  const text = (field: string) => textOf(form, field) || undefined

  return {
    token: text('token'),
    conta: text('conta'),
    cartao: text('cartao'),
    guardar: form.has('guardar') || undefined,
    tokenGuardar: text('tokenGuardar'),
  }
}
