import { use } from 'react'
import { useNavigation, useSubmit } from 'react-router'
import type { CardIntake } from '#contract/orders/card-fields.ts'
import type { Order } from '#contract/orders/orders.ts'
import { CardForm } from '#storefront/checkout/payment/card-form.tsx'
import styles from './card-payment.module.css'
import { IdempotencyKey } from './idempotency-key-context.ts'

type Props = {
  formulario: CardIntake
  /** The buyer's stored cards; null for whoever may not use them. */
  guardados: Order['cartoesGuardados']
  parcelas: Order['formas'][number]['parcelas']
}

/** Pays the order by card: submits the card's token, or which stored card, to the page's action. */
export function CardPayment({ formulario, guardados, parcelas }: Props) {
  const submit = useSubmit()
  const key = use(IdempotencyKey)
  const busy = useNavigation().state !== 'idle'

  return (
    <div className={styles['card']}>
      <CardForm
        formulario={formulario}
        guardados={guardados}
        parcelas={parcelas}
        busy={busy}
        onPay={(card) =>
          void submit(
            { acao: 'pagar', metodo: 'cartao', desejo: key, ...card },
            { method: 'post', preventScrollReset: true },
          )
        }
      />
    </div>
  )
}
