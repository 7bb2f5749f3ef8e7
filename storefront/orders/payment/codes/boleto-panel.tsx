import { useRef } from 'react'
import type { Order } from '#contract/orders/orders.ts'
import { boletoPath, boletoPdfPath } from '#domain/order/order-path.ts'
import { formatLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { SimulationNote } from '#storefront/checkout/payment/simulation-note.tsx'
import buttons from '../../../components/button.module.css'
import { BarCode } from './bar-code.tsx'
import styles from './boleto-panel.module.css'
import { CopyButton } from './copy-button.tsx'
import { PaymentPanel } from './payment-panel.tsx'
import type { Drawing } from './qr-drawing.ts'

type Props = {
  id: string
  chave: string | null
  payment: Order['pagamentos'][number]
  boleto: NonNullable<Order['pagamentos'][number]['boleto']>
  bars: Drawing
}

/** A boleto: its line to copy, its bar code, and buttons to print it. */
export function BoletoPanel({ id, chave, payment, boleto, bars }: Props) {
  const field = useRef<HTMLTextAreaElement>(null)

  return (
    <PaymentPanel id="boleto" title="Pague o boleto" valor={payment.valor}>
      <p>
        Vence em <strong>{formatDay(boleto.vencimento)}</strong>, e até o fim desse dia seus produtos ficam
        reservados. Depois de pago, o banco leva até 3 dias úteis para nos avisar.
      </p>
      <div className={styles['line']}>
        <label htmlFor="linha-digitavel">Linha digitável</label>
        <textarea
          ref={field}
          id="linha-digitavel"
          readOnly
          rows={2}
          value={formatLinhaDigitavel(boleto.linhaDigitavel)}
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <BarCode bars={bars} />
      <div className={styles['actions']}>
        <CopyButton field={field} text={boleto.linhaDigitavel} label="Copiar código" done="Código copiado" />
        <a className={buttons['secondary']} href={boletoPath(id, chave)} target="_blank" rel="noopener">
          Imprimir boleto
        </a>
        <a className={buttons['secondary']} href={boletoPdfPath(id, chave)} download>
          Baixar PDF
        </a>
      </div>
      <SimulationNote payment={payment} />
    </PaymentPanel>
  )
}
