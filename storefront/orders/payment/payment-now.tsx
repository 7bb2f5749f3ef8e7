import type { Order } from '#contract/orders/orders.ts'
import type { OrderPage } from '../load-order.ts'
import { CardChallenge } from './card-challenge.tsx'
import { CardPayment } from './card-payment.tsx'
import { BoletoPanel } from './codes/boleto-panel.tsx'
import { PixPanel } from './codes/pix-panel.tsx'
import { OtherMethods } from './other-methods.tsx'
import { PayForm } from './pay-form.tsx'
import styles from './payment-now.module.css'
import { type PaymentStep, paymentStep } from './payment-step.ts'
import { Reload } from './reload.tsx'

/** Steps that end without the page. */
const WAITING: readonly PaymentStep[] = ['making', 'confirming', 'challenge', 'pix', 'boleto']

/** What the shopper has to pay now; renders nothing if nothing is left. */
export function PaymentNow({ page }: { page: OrderPage }) {
  const { order } = page
  const step = paymentStep(order)
  if (step === null) return null
  const waits = WAITING.includes(step)

  return (
    <div className={styles['now']}>
      <CurrentStep page={page} />
      {waits && <Reload />}
      <OtherMethods
        formas={otherMethods(order)}
        formulario={order.formularioCartao}
        guardados={order.cartoesGuardados}
        open={step === 'choose' || step === 'expired'}
        title={step === 'choose' ? 'Escolha como pagar' : 'Pagar de outra forma'}
      />
    </div>
  )
}

function CurrentStep({ page: { order, chave, qr, bars } }: { page: OrderPage }) {
  const [payment] = order.pagamentos
  if (!payment) return null
  const { pix, boleto } = payment
  switch (paymentStep(order)) {
    case 'making':
      return <p className={styles['waiting']}>Estamos gerando o código. Leva só alguns segundos.</p>
    case 'confirming':
      return <p className={styles['waiting']}>Estamos confirmando o pagamento. Leva só alguns segundos.</p>
    case 'challenge':
      return payment.cartao?.desafio && <CardChallenge url={payment.cartao.desafio} />
    case 'pix':
      return pix && qr && <PixPanel payment={payment} pix={pix} qr={qr} />
    case 'boleto':
      return (
        boleto &&
        bars && <BoletoPanel id={order.id} chave={chave} payment={payment} boleto={boleto} bars={bars} />
      )
    case 'declined':
      return <Declined order={order} payment={payment} />
    case 'expired':
      return <Expired payment={payment} />
    default:
      return null
  }
}

function Declined({ order, payment }: { order: Order; payment: Order['pagamentos'][number] }) {
  const byCard = order.formas.find(({ metodo }) => metodo === 'cartao')
  const { cartao, metodo } = payment

  return (
    <section className={styles['declined']} aria-labelledby="recusado">
      <h2 id="recusado">{metodo === 'cartao' ? 'O cartão não foi aprovado' : 'O código não foi gerado'}</h2>
      {cartao && (
        <p className={styles['reason']}>
          {cartao.motivoRecusa ??
            'O banco emissor não autorizou a compra. Tente outro cartão ou pague com Pix.'}
        </p>
      )}
      {metodo === 'cartao' && byCard && order.formularioCartao ? (
        <CardPayment
          key={payment.id}
          formulario={order.formularioCartao}
          guardados={order.cartoesGuardados}
          parcelas={byCard.parcelas}
        />
      ) : (
        metodo !== 'cartao' && <PayForm metodo={metodo} label="Tentar de novo" />
      )}
    </section>
  )
}

function Expired({ payment: { metodo } }: { payment: Order['pagamentos'][number] }) {
  if (metodo === 'cartao') return null

  return <PayForm metodo={metodo} label={metodo === 'pix' ? 'Gerar novo código Pix' : 'Gerar novo boleto'} />
}

/** The methods that the page does not already show. */
function otherMethods({ formas, pagamentos, ...order }: Order): Order['formas'] {
  const step = paymentStep({ ...order, pagamentos })
  const shown = step === 'choose' ? undefined : pagamentos[0]?.metodo

  return formas.filter(({ metodo }) => metodo !== shown)
}
