import { lazy, Suspense } from 'react'
import type { Installment } from '#contract/money.ts'
import type { CardIntake } from '#contract/orders/card-fields.ts'
import type { OfferedCard } from '#contract/orders/saved-cards.ts'
import { PagarmeForm } from './pagarme/pagarme-form.tsx'

/**
 * The card as a token, and the account that it is for. `cartao` is a stored card, of which the token was made if its
 * provider wants one. `guardar`: the card is to be stored, by the second token `tokenGuardar` if its provider wants one.
 */
export type CardPayment = {
  token?: string
  parcelas: number
  conta: string
  cartao?: string
  guardar?: 'sim'
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
  /** The token stands for the card and is valid once, at `conta`. */
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
      return <PagarmeForm {...props} campos={campos} />
    case 'mercadoPago':
      return (
        <Suspense>
          <MercadoPagoForm {...props} campos={campos} />
        </Suspense>
      )
  }
}
