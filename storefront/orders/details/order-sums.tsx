import type { Order } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { chargedTotal, orderPaymentText } from '#domain/order/payment/payment-text.ts'
import styles from './order-sums.module.css'

/** The sums of an order, line by line, and how it is paid. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, ajustes, frete, total, deServicos } = order
  const { juros, charged } = chargedTotal(total, order.pagamentos)
  const received = order.pagamentos.reduce((sum, { recebido }) => sum + recebido, 0)
  const given = order.pagamentos.reduce((sum, { estornado }) => sum + estornado, 0)

  return (
    <dl className={styles['sums']}>
      <Line label={deServicos ? 'Serviços' : 'Produtos'} valor={subtotal} />
      {ajustes.map(({ tipo, origem, label, valor }) => (
        <Line key={tipo + origem} label={label} valor={valor} />
      ))}
      {!deServicos && <Line label={`Frete: ${frete.label}`} valor={frete.valorCheio} />}
      {frete.ajustes.map(({ tipo, origem, label, valor }) => (
        <Line key={tipo + origem} label={label} valor={valor} />
      ))}
      <div className={styles['total']}>
        <dt>Total</dt>
        <dd>{formatBRL(total)}</dd>
      </div>
      {juros > 0 && (
        <>
          <Line label="Juros do parcelamento" valor={juros} />
          <Line label="Total no cartão" valor={charged} />
        </>
      )}
      <div className={styles['method']}>
        <dt>Forma de pagamento</dt>
        <dd>{orderPaymentText(order)}</dd>
      </div>
      {order.pagamento === 'pagoEmParte' && <Line label="Já recebemos" valor={received} />}
      {given > 0 && <Line label="Devolvido a você" valor={given} />}
    </dl>
  )
}

function Line({ label, valor }: { label: string; valor: number }) {
  return (
    <div className={styles['line']} data-less={valor < 0 || undefined}>
      <dt>{label}</dt>
      <dd>{valor === 0 ? 'Grátis' : formatBRL(valor)}</dd>
    </div>
  )
}
