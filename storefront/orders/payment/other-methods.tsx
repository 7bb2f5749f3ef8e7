import { useState } from 'react'
import type { CardIntake } from '#contract/orders/card-fields.ts'
import type { Order } from '#contract/orders/orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { lastWithoutFee } from '#domain/money/installments.ts'
import { METHOD_NAMES } from '#domain/order/payment/payment-text.ts'
import { useToggle } from '#storefront/rendering/browser/use-toggle.ts'
import { CardPayment } from './card-payment.tsx'
import styles from './other-methods.module.css'
import { PayForm } from './pay-form.tsx'

type Props = {
  formas: Order['formas']
  formulario: CardIntake | null
  guardados: Order['cartoesGuardados']
  /** Whether the list is open at first. */
  open: boolean
  title: string
}

/** All methods to pay the outstanding amount, with their totals. */
export function OtherMethods({ formas, formulario, guardados, open, title }: Props) {
  if (formas.length === 0) return null

  return (
    <details className={styles['all']} open={open}>
      <summary>{title}</summary>
      <ul className={styles['ways']}>
        {formas.map((forma) => (
          <li key={forma.metodo} className={styles['way']}>
            {forma.metodo === 'cartao' ? (
              <ByCard forma={forma} formulario={formulario} guardados={guardados} />
            ) : (
              <>
                <p className={styles['name']}>
                  {METHOD_NAMES[forma.metodo]}
                  <strong>{formatBRL(forma.total)}</strong>
                </p>
                <PayForm metodo={forma.metodo} label={`Pagar com ${METHOD_NAMES[forma.metodo]}`} quiet />
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}

type ByCardProps = Pick<Props, 'formulario' | 'guardados'> & { forma: Order['formas'][number] }

/** Renders the card form, and loads the provider's script, only when it is opened. */
function ByCard({ forma, formulario, guardados }: ByCardProps) {
  const [shown, setShown] = useState(false)
  const toggle = useToggle(setShown)
  const best = lastWithoutFee(forma.parcelas)
  if (!formulario) return null

  return (
    <>
      <p className={styles['name']}>
        {METHOD_NAMES.cartao}
        <strong>
          {best && best.parcelas > 1
            ? `${best.parcelas}x de ${formatBRL(best.valorParcela)}${best.taxa > 0 ? '' : ' sem juros'}`
            : formatBRL(forma.total)}
        </strong>
      </p>
      <details className={styles['card']} {...toggle}>
        <summary>Pagar com cartão</summary>
        {shown && <CardPayment formulario={formulario} guardados={guardados} parcelas={forma.parcelas} />}
        <noscript>
          <p>Para pagar com cartão, ative o JavaScript do navegador. Pix e boleto funcionam sem ele.</p>
        </noscript>
      </details>
    </>
  )
}
