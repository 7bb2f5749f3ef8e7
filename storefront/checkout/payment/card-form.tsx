import { lazy, Suspense } from 'react'
import type { Installment } from '#contract/money.ts'
import type { CardIntake } from '#contract/orders/card-fields.ts'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import { TypedCardForm } from './typed-card-form.tsx'

/**
 * The card as a token, and the account that it is for. `cartao` is the stored card of which the token was made;
 * `tokenGuardar` a second token by which the card is stored.
 */
export type CardPayment = {
  token: string
  parcelas: number
  conta: string
  cartao?: string
  tokenGuardar?: string
}

export type CardFormProps = {
  /** Whose fields these are. */
  formulario: CardIntake
  /** The buyer's stored cards; null or absent if none can be stored. */
  guardados?: OfferedCard[] | null
  parcelas: Installment[]
  /** True while the payment that `onPay` started is in progress. */
  busy: boolean
  /** `token` stands for the card and is valid once, at `conta`. */
  onPay: (payment: CardPayment) => void
  /** Called when the number of instalments changes, for a sum beside the form. */
  onChoose?: (parcelas: number) => void
  /** The text of the button. */
  label?: string
  /** False until the buyer opens the form: a provider's script is not loaded before. True if left out. */
  open?: boolean
}

/** Loaded by shops that need it only. */
const MercadoPagoForm = lazy(() => import('./mercado-pago/mercado-pago-form.tsx'))

/** The card form, with the fields of the provider that takes the card. */
export function CardForm(props: CardFormProps) {
  const { campos } = props.formulario
  switch (campos.provedor) {
    case 'pagarme':
      return <TypedCardForm {...props} campos={campos} />
    case 'mercadoPago':
      return (
        <Suspense>
          <MercadoPagoForm {...props} campos={campos} />
        </Suspense>
      )
  }
}
