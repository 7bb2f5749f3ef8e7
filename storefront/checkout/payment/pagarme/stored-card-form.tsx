import type { FormEvent } from 'react'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'
import { useInstallments } from '../installments/use-installments.ts'

type Props = CardFormProps & { card: OfferedCard }

/** Pays with a stored card, of which nothing is typed again: its code would have to pass through the shop. */
export function StoredCardForm({ formulario, card, parcelas, busy, onPay, onChoose, label }: Props) {
  const { chosen, choose } = useInstallments(parcelas, onChoose)

  function pay(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy) return
    onPay({ parcelas: chosen?.parcelas ?? 1, conta: formulario.conta, cartao: card.id })
  }

  return (
    <CardFormFrame
      parcelas={parcelas}
      chosen={chosen}
      onChoose={choose}
      waits={busy}
      label={label ?? 'Pagar com cartão'}
      refusal={undefined}
      onSubmit={pay}
    >
      {null}
    </CardFormFrame>
  )
}
