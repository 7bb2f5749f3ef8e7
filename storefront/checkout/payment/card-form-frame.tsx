import type { FormEvent, FormEventHandler, ReactNode, RefObject } from 'react'
import type { Installment } from '#contract/money.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { AnyIcon } from '#storefront/components/icons/any-icon.tsx'
import buttons from '../../components/button.module.css'
import styles from './card-form.module.css'
import type { CardFormProps } from './card-form.tsx'
import { InstallmentField } from './installments/installment-field.tsx'
import { useInstallments } from './installments/use-installments.ts'
import { SimulationNote } from './simulation-note.tsx'

type Props = Pick<CardFormProps, 'parcelas' | 'onChoose' | 'label'> & {
  ref?: RefObject<HTMLFormElement | null>
  /** True while a card is checked or paid with. */
  waits: boolean
  /** Why the card was not taken. */
  refusal?: string | undefined
  /** Called unless the form waits. */
  onPay: (form: HTMLFormElement, chosen: Installment | undefined) => void
  onChange?: FormEventHandler<HTMLFormElement>
  /** The card's fields, if any. */
  children?: ReactNode
}

/**
 * What every provider's card form has around its fields, with the choice of instalments. It must not be nested in
 * another form.
 */
export function CardFormFrame(props: Props) {
  const {
    ref,
    parcelas,
    onChoose,
    waits,
    label = 'Pagar com cartão',
    refusal,
    onPay,
    onChange,
    children,
  } = props
  const { chosen, choose } = useInstallments(parcelas, onChoose)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!waits) onPay(event.currentTarget, chosen)
  }

  return (
    <form
      ref={ref}
      className={styles['form']}
      aria-label="Cartão de crédito"
      noValidate
      onSubmit={submit}
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
      <InstallmentField parcelas={parcelas} chosen={chosen} onChoose={choose} disabled={waits} />
      <button type="submit" className={buttons['primary']} disabled={waits}>
        {waits ? 'Pagando…' : label}
      </button>
      <p className={styles['safe']}>
        <AnyIcon name="shield" />
        Os dados do cartão vão direto para a operadora, por conexão segura. A loja não os vê nem os guarda.
      </p>
    </form>
  )
}
