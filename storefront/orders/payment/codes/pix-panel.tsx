import { useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { OWN_PIX_CONFIRMATION, payeeText } from '#domain/payments/pix/own-pix-text.ts'
import { SimulationNote } from '#storefront/checkout/payment/simulation-note.tsx'
import { PayForm } from '../pay-form.tsx'
import { CopyButton } from './copy-button.tsx'
import { Countdown } from './countdown.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import styles from './pix-panel.module.css'
import type { Drawing } from './qr-drawing.ts'

type Payment = Order['pagamentos'][number]
type Props = { payment: Payment; pix: NonNullable<Payment['pix']>; qr: Drawing }

/** The quiet zone around the QR code, in modules. */
const QUIET = 4

/** A Pix code: as text to copy, which is what phones need, and as QR code. */
export function PixPanel({ payment, pix: { copiaECola, proprio }, qr }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)
  const size = qr.largura + 2 * QUIET

  return (
    <PaymentPanel id="pix" title="Pague com Pix" valor={payment.valor} discounted>
      <Countdown expiraEm={payment.expiraEm}>
        <div className={styles['over']}>
          <p>O prazo deste código acabou. Nada foi cobrado.</p>
          <PayForm metodo="pix" label="Gerar novo código Pix" />
        </div>
      </Countdown>
      <div className={styles['ways']}>
        <div className={styles['code']}>
          <label htmlFor="copia-e-cola">Pix Copia e Cola</label>
          <textarea
            ref={field}
            id="copia-e-cola"
            readOnly
            rows={4}
            value={copiaECola}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton field={field} label="Copiar código" done="Código copiado" />
          <ol className={styles['steps']}>
            <li>Abra o aplicativo do seu banco e escolha Pix.</li>
            <li>Em Pix Copia e Cola, cole o código, ou leia o QR code.</li>
            {proprio ? (
              <li>{payeeText(proprio)}</li>
            ) : (
              <li>Confira o valor e confirme. Esta página avisa quando o pagamento chegar.</li>
            )}
          </ol>
          {proprio && <p className={styles['steps']}>{OWN_PIX_CONFIRMATION}</p>}
        </div>
        <figure className={styles['qr']}>
          <svg role="img" aria-label="QR code do Pix" viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}>
            <path d={qr.d} />
          </svg>
          <figcaption>Aponte a câmera do aplicativo do banco</figcaption>
        </figure>
      </div>
      <SimulationNote payment={payment} />
    </PaymentPanel>
  )
}
