import { useId, useState } from 'react'
import type { Installment } from '#contract/money.ts'
import { formatDocument } from '#domain/documents/format-document.ts'
import { BRAND_NAMES } from '#domain/payments/cards/brand-names.ts'
import { Field } from '#storefront/components/forms/field.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import type { CardFormProps } from '../card-form.tsx'
import { CardFormFrame } from '../card-form-frame.tsx'
import { CardFormMissing } from '../card-form-missing.tsx'
import pair from '../card-pair.module.css'
import { HolderNameField } from '../holder-name-field.tsx'
import { StoreCardField, storeCardIn } from '../saved-cards/store-card-field.tsx'
import { holderProblems } from './holder-problems.ts'
import styles from './mercado-pago-form.module.css'
import { SecureBox } from './secure-box.tsx'
import { type Holder, secureCard } from './secure-card.ts'
import { useSecurePayment } from './use-secure-payment.ts'

type Props = CardFormProps & { campos: { script: string; chavePublica: string } }

/** The card form with Mercado Pago's own fields for number, expiry and code; name and document are the shop's. */
export function NewCardForm(props: Props) {
  const { formulario, campos, guardados, busy, onPay, open = true } = props
  const id = useId()
  const containers = { cardNumber: `${id}n`, expirationDate: `${id}v`, securityCode: `${id}c` }
  const payment = useSecurePayment({ campos, containers, busy, open })
  const { state, focused, brand, sdk, bin, focus, wrong, waits } = payment
  const [problems, setProblems] = useState<Partial<Holder>>()
  const ref = useFirstProblem(wrong.length === 0 && problems)

  async function pay(form: HTMLFormElement, chosen: Installment | undefined) {
    if (!sdk.current) return
    const holder = holderIn(form)
    const guardar = storeCardIn(form)
    const found = holderProblems(holder)
    const answer = await payment.answered(
      secureCard({ sdk: sdk.current, bin: bin.current, holder, guardar, chosen }),
      'Não conseguimos conferir este cartão. Confira os dados, tente outro ou pague com Pix.',
    )
    setProblems(found)
    if (!answer || Object.keys(found).length > 0) return
    if ('refusal' in answer) payment.setRefusal(answer.refusal)
    else onPay({ ...answer, parcelas: chosen?.parcelas ?? 1, conta: formulario.conta })
  }

  if (state === 'missing') return <CardFormMissing />
  const secure = { focused, wrong, onLabel: focus, containers }

  return (
    <CardFormFrame
      {...props}
      ref={ref}
      waits={waits || state === 'loading'}
      refusal={payment.refusal}
      onPay={pay}
    >
      <SecureBox type="cardNumber" {...secure}>
        {brand && (
          <span className={styles['brand']}>
            <span className="visually-hidden">Bandeira: </span>
            {BRAND_NAMES[brand]}
          </span>
        )}
      </SecureBox>
      <HolderNameField problem={problems?.nome} />
      <div className={pair['pair']}>
        <SecureBox type="expirationDate" {...secure} />
        <SecureBox type="securityCode" {...secure} />
      </div>
      <Field
        label="CPF ou CNPJ de quem é o cartão"
        data-documento=""
        format={formatDocument}
        inputMode="numeric"
        autoComplete="off"
        required
        problem={problems?.documento}
      />
      {guardados && <StoreCardField />}
    </CardFormFrame>
  )
}

function holderIn(form: HTMLFormElement): Holder {
  const typed = (selector: string) => form.querySelector<HTMLInputElement>(selector)?.value ?? ''

  return {
    nome: typed('[autocomplete="cc-name"]').trim(),
    documento: typed('[data-documento]')
      .replace(/[^0-9A-Za-z]/g, '')
      .toUpperCase(),
  }
}
