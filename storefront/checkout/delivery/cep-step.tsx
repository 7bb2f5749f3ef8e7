import type { InputEvent } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { formatCep } from '#domain/documents/format-cep.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { CepHelp } from '#storefront/shipping/cep-help.tsx'
import buttons from '../../components/button.module.css'
import type { CheckoutAnswer } from '../answer-checkout.ts'
import { stepPath } from '../checkout-paths.ts'
import styles from './delivery-step.module.css'

type Props = {
  cep: string
  problem: string | undefined
  fetcher: FetcherWithComponents<CheckoutAnswer>
}

const CEP_DIGITS = 8

/** The CEP field. Requests a quote as soon as all 8 digits are typed. */
export function CepStep({ cep, problem, fetcher }: Props) {
  function ask(typed: string) {
    const digits = typed.replace(/\D/g, '')
    if (digits.length !== CEP_DIGITS || digits === cep) return
    void fetcher.submit({ acao: 'cep', cep: digits }, { method: 'post', action: stepPath('entrega') })
  }

  return (
    <div className={styles['cep']}>
      <fetcher.Form method="post" action={stepPath('entrega')} noValidate>
        <input type="hidden" name="acao" value="cep" />
        <div className={styles['row']}>
          <Field
            label="CEP"
            name="cep"
            format={formatCep}
            defaultValue={cep}
            placeholder="00000-000"
            autoComplete="postal-code"
            enterKeyHint="next"
            required
            problem={problem}
            onInputCapture={(event: InputEvent<HTMLInputElement>) => ask(event.currentTarget.value)}
          />
          <button type="submit" className={buttons['secondary']}>
            Calcular<span className="visually-hidden"> o frete</span>
          </button>
        </div>
      </fetcher.Form>
      <CepHelp onChoose={ask} />
    </div>
  )
}
