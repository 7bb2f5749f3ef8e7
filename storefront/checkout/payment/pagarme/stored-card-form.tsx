import type { Installment } from '#contract/money.ts'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'

type Props = CardFormProps & { card: OfferedCard }

/** Pays with a stored card, of which nothing is typed again: its code would have to pass through the shop. */
export function StoredCardForm(props: Props) {
  const { formulario, card, busy, onPay } = props

  function pay(_form: HTMLFormElement, chosen: Installment | undefined) {
    onPay({ parcelas: chosen?.parcelas ?? 1, conta: formulario.conta, cartao: card.id })
  }

  return <CardFormFrame {...props} waits={busy} onPay={pay} />
}
