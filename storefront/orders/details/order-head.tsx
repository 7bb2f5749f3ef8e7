import type { Order } from '#contract/orders/orders.ts'
import { firstName } from '#domain/customer/first-name.ts'
import { maskEmail } from '#domain/customer/mask-email.ts'
import { ORDERS_PATH } from '#domain/order/order-path.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { Breadcrumb } from '#storefront/components/breadcrumb.tsx'
import { AnyIcon, type AnyIconName } from '#storefront/components/icons/any-icon.tsx'
import styles from './order-head.module.css'

type Props = {
  order: Order
  guest: boolean
  /** Whether the order was just placed. */
  thanks: boolean
}

/** The number and the state of an order. Screen readers announce changes while the page is open. */
export function OrderHead({ order, guest, thanks }: Props) {
  const { numero, numeroAntigo, criadoEm, titulo, texto } = order
  const { tone, icon } = LOOKS[order.situacao]
  const bad = order.situacao === 'aguardandoPagamento' && order.pagamento === 'recusado'

  return (
    <>
      <Breadcrumb
        trail={[
          { label: 'Início', url: '/' },
          ...(guest ? [] : [{ label: 'Meus pedidos', url: ORDERS_PATH }]),
          { label: `Pedido nº ${numero}`, url: '' },
        ]}
      />
      {thanks && !bad && order.situacao !== 'cancelado' && <Thanks order={order} />}
      <div className={styles['head']}>
        <h1>Pedido nº {numero}</h1>
        <p className={styles['date']}>
          Feito em <time dateTime={criadoEm}>{formatDate(criadoEm)}</time>
          {numeroAntigo !== null && ` na nossa loja anterior, com o nº ${numeroAntigo}`}
        </p>
      </div>
      <div className={styles['standing']} data-tone={bad ? 'bad' : tone}>
        <span className={styles['sign']}>
          <AnyIcon name={bad ? 'close' : icon} size={1.5} />
        </span>
        <div role="status">
          <p className={styles['title']}>{titulo}</p>
          <p>{texto}</p>
        </div>
      </div>
    </>
  )
}

/** The message after a purchase, with the address that the confirmation was sent to. */
function Thanks({ order: { comprador } }: { order: Order }) {
  const nome = firstName(comprador)

  return (
    <div className={styles['thanks']}>
      <p>{nome === '' ? 'Obrigado pela compra' : `Obrigado, ${nome}`}</p>
      {comprador.email !== '' && (
        <p className={styles['date']}>
          A confirmação vai para <strong>{maskEmail(comprador.email)}</strong>. Se não chegar em alguns
          minutos, confira a caixa de spam.
        </p>
      )}
    </div>
  )
}

const LOOKS: Readonly<Record<Order['situacao'], { tone: 'waiting' | 'good' | 'over'; icon: AnyIconName }>> = {
  aguardandoPagamento: { tone: 'waiting', icon: 'clock' },
  pagamentoEmAnalise: { tone: 'waiting', icon: 'clock' },
  pagamentoAprovado: { tone: 'good', icon: 'check' },
  emSeparacao: { tone: 'good', icon: 'bag' },
  enviado: { tone: 'good', icon: 'truck' },
  entregue: { tone: 'good', icon: 'check' },
  devolucaoSolicitada: { tone: 'waiting', icon: 'exchange' },
  devolvido: { tone: 'over', icon: 'exchange' },
  cancelado: { tone: 'over', icon: 'close' },
}
