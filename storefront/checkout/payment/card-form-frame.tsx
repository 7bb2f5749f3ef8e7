import type { FormEventHandler, ReactNode, RefObject } from 'react'
import type { Installment } from '#contract/money.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { Icon } from '#storefront/components/icon.tsx'
import buttons from '../../components/button.module.css'
import styles from './card-form.module.css'
import { InstallmentField } from './installments/installment-field.tsx'
import { SimulationNote } from './simulation-note.tsx'

type Props = {
  ref?: RefObject<HTMLFormElement | null>
  parcelas: Installment[]
  chosen: Installment | undefined
  onChoose: (parcelas: number) => void
  /** True while a card is checked or paid with. */
  waits: boolean
  /** The text of the button. */
  label: string
  /** Why the card was not taken, or undefined. */
  refusal: string | undefined
  onSubmit: FormEventHandler<HTMLFormElement>
  onChange?: FormEventHandler<HTMLFormElement>
  /** The card's fields. */
  children: ReactNode
}

/** What every provider's card form has around its fields. It must not be nested in another form. */
export function CardFormFrame(props: Props) {
  const { ref, parcelas, chosen, onChoose, waits, label, refusal, onSubmit, onChange, children } = props

  return (
    <form
      ref={ref}
      className={styles['form']}
      aria-label="Cartão de crédito"
      noValidate
      onSubmit={onSubmit}
      onChange={onChange}
    >
      <noscript>
        <p className={styles['note']}>
          Para pagar com cartão, ative o JavaScript do navegador. Pix e boleto funcionam sem ele.
        </p>
      </noscript>
      <SimulationNote />
      <FormRefusal sentence={refusal} />
      {children}
      <InstallmentField parcelas={parcelas} chosen={chosen} onChoose={onChoose} disabled={waits} />
      <button type="submit" className={buttons['primary']} disabled={waits}>
        {waits ? 'Pagando…' : label}
      </button>
      <p className={styles['safe']}>
        <Icon name="shield" />
        Os dados do cartão vão direto para a operadora, por conexão segura. A loja não os vê nem os guarda.
      </p>
    </form>
  )
}
