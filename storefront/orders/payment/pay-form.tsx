import { use } from 'react'
import { Form, useNavigation } from 'react-router'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import buttons from '../../components/button.module.css'
import { IdempotencyKey } from './idempotency-key-context.ts'

type Props = { metodo: Exclude<PaymentMethod, 'cartao'>; label: string; quiet?: boolean }

/** A button that requests a new Pix code or boleto. */
export function PayForm({ metodo, label, quiet = false }: Props) {
  const busy = useNavigation().state !== 'idle'

  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="acao" value="pagar" />
      <input type="hidden" name="metodo" value={metodo} />
      <input type="hidden" name="desejo" value={use(IdempotencyKey)} />
      <button type="submit" className={quiet ? buttons['secondary'] : buttons['primary']} disabled={busy}>
        {label}
      </button>
    </Form>
  )
}
