import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { PaymentMethod } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { lastWithoutFee } from '#domain/money/installments.ts'
import { returnTerm } from '#domain/order/return-days.ts'
import { pixTermText } from '#domain/payments/pix/own-pix-text.ts'
import { useToggle } from '#storefront/rendering/browser/use-toggle.ts'
import { StepButton } from '../steps/step-button.tsx'
import { trackStep } from '../steps/use-tracked-steps.ts'
import { CardForm, type CardPayment } from './card-form.tsx'
import { storeIdempotencyKey } from './last-idempotency-key.ts'
import { MethodIcon } from './method-icon.tsx'
import styles from './payment-step.module.css'
import type { PlaceOrderRefusal } from './place-order-refusal.ts'

type PaymentOption = Checkout['formas'][number]

/** The chosen payment method and number of instalments. */
export type Choice = { metodo: PaymentMethod; parcelas: number }

type Props = {
  checkout: Checkout
  /** The idempotency key: one order per key, however often the form is sent. */
  chave: string
  choice: Choice
  onChoose: (choice: Choice) => void
  refusal: PlaceOrderRefusal | null | undefined
}

/** The payment methods, each with its total. Refusals are shown above them. */
export function PaymentStep({ checkout, chave, choice, onChoose, refusal }: Props) {
  const { formas, formularioCartao, cartoesGuardados, prazoPixProprio, versao, devolucao } = checkout
  const submit = useSubmit()
  const waits = useNavigation().state !== 'idle'
  const fields = { acao: 'pagar', versao: versao ?? '', chave }

  function choose(metodo: PaymentMethod) {
    if (metodo !== choice.metodo) onChoose({ metodo, parcelas: 1 })
  }

  function beforePay() {
    storeIdempotencyKey(chave)
    trackStep('add_payment_info', checkout.carrinho)
  }

  function payByCard({ parcelas, ...card }: CardPayment) {
    beforePay()
    void submit({ ...fields, metodo: 'cartao', parcelas: String(parcelas), ...card }, { method: 'post' })
  }

  return (
    <div className={styles['step']}>
      <Changes refusal={refusal} />
      {formas.length === 0 && (
        <p role="status">
          Não há forma de pagamento disponível agora. Fale com a gente: fechamos o pedido com você.
        </p>
      )}
      {formas.map((forma) => {
        const { metodo } = forma
        const shared = { forma, open: metodo === choice.metodo, onOpen: () => choose(metodo) }
        if (metodo === 'cartao')
          return formularioCartao === null ? null : (
            <Method key={metodo} {...shared} name="Cartão de crédito" about={cardText(forma)}>
              <CardForm
                formulario={formularioCartao}
                guardados={cartoesGuardados}
                open={shared.open}
                parcelas={forma.parcelas}
                busy={waits}
                onPay={payByCard}
                onChoose={(parcelas) => onChoose({ metodo, parcelas })}
                label="Finalizar compra"
              />
            </Method>
          )
        const { name, text, label } = forma.total === 0 ? NOTHING_TO_PAY : PLAIN[metodo]
        return (
          <Method key={metodo} {...shared} name={name} about={forma.total === 0 ? '' : aboutText(forma)}>
            <Form method="post" className={styles['form']} onSubmit={beforePay}>
              {Object.entries({ ...fields, metodo }).map(([field, value]) => (
                <input key={field} type="hidden" name={field} value={value} />
              ))}
              <p>{metodo === 'pix' && forma.total > 0 ? `${text} ${pixTermText(prazoPixProprio)}` : text}</p>
              <StepButton>{waits ? 'Fechando o pedido…' : label}</StepButton>
            </Form>
          </Method>
        )
      })}
      <p className={styles['terms']}>
        Ao finalizar, você concorda com os{' '}
        <a href="/pagina/termos-de-uso" target="_blank" rel="noopener">
          termos de uso
        </a>{' '}
        e pode desistir da compra em até {returnTerm(devolucao.dias)}.
      </p>
    </div>
  )
}

const PLAIN: Record<'pix' | 'boleto', { name: string; text: string; label: string }> = {
  pix: {
    name: 'Pix',
    text: 'Mostramos o QR code e o código para copiar na próxima página.',
    label: 'Finalizar e pagar com Pix',
  },
  boleto: {
    name: 'Boleto',
    text: 'Mostramos o boleto na próxima página. Ele vence em 3 dias úteis, e até lá seus produtos ficam reservados. Depois de pago, o banco leva até 3 dias úteis para confirmar.',
    label: 'Finalizar e gerar o boleto',
  },
}

const NOTHING_TO_PAY = {
  name: 'Nada a pagar',
  text: 'O desconto cobre tudo. Confirme o pedido e começamos a prepará-lo.',
  label: 'Confirmar o pedido',
}

function aboutText({ desconto }: PaymentOption): string {
  return desconto > 0 ? `${formatBRL(desconto)} de desconto` : 'Vencimento em 3 dias úteis'
}

function cardText({ parcelas }: PaymentOption): string {
  const plan = lastWithoutFee(parcelas)
  if (!plan || plan.parcelas === 1) return 'À vista'

  return `Até ${plan.parcelas}x de ${formatBRL(plan.valorParcela)} ${plan.taxa > 0 ? 'com juros' : 'sem juros'}`
}

type MethodProps = {
  forma: PaymentOption
  open: boolean
  onOpen: () => void
  name: string
  about: string
  children: ReactNode
}

/** One payment method, in an exclusive accordion (`details` with a shared `name`). */
function Method({ forma, open, onOpen, name, about, children }: MethodProps) {
  const toggle = useToggle((isOpen) => isOpen && onOpen())

  return (
    <details className={styles['method']} name="forma" open={open} {...toggle}>
      <summary>
        <MethodIcon metodo={forma.metodo} />
        <span className={styles['name']}>{name}</span>
        <strong className={styles['value']}>{formatBRL(forma.total)}</strong>
        <span className={styles['about']} data-off={forma.desconto > 0 || undefined}>
          {about}
        </span>
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  )
}

/** The changes since the shopper saw the checkout. Nothing they typed is lost, and the buttons below work again. */
function Changes({ refusal }: { refusal: PlaceOrderRefusal | null | undefined }) {
  const notification = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (refusal) notification.current?.focus()
  }, [refusal])
  if (!refusal) return null

  return (
    <div ref={notification} role="alert" tabIndex={-1} className={styles['changes']}>
      <p>
        <strong>{refusal.sentence}</strong>
      </p>
      {refusal.changes.length > 0 && (
        <>
          <ul>
            {refusal.changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
          <p>Os valores desta página já são os novos. Se estiver de acordo, é só finalizar de novo.</p>
        </>
      )}
    </div>
  )
}

/** The chosen payment method; the first one by default. */
export function useChoice(formas: readonly PaymentOption[]) {
  const [choice, choose] = useState<Choice | null>(null)
  const metodo = formas.find((forma) => forma.metodo === choice?.metodo)?.metodo ?? formas[0]?.metodo ?? 'pix'

  return { choice: { metodo, parcelas: choice?.parcelas ?? 1 }, choose }
}
