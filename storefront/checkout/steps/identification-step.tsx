import { useState } from 'react'
import { Form } from 'react-router'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { User } from '#contract/customers/customers.ts'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { formatCnpj } from '#domain/documents/format-cnpj.ts'
import { formatCpf } from '#domain/documents/format-cpf.ts'
import { EmailField } from '#storefront/components/forms/email-field.tsx'
import { CheckField, Field } from '#storefront/components/forms/field.tsx'
import type { RefusedForm } from '#storefront/components/forms/form-answer.ts'
import { FormRefusal } from '#storefront/components/forms/form-refusal.tsx'
import { PhoneField } from '#storefront/components/forms/phone-field.tsx'
import { useFirstProblem } from '#storefront/components/forms/use-first-problem.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { CHECKOUT_PATH } from '../checkout-paths.ts'
import { useSavedInput } from '../saved-input.ts'
import styles from './identification-step.module.css'
import { StepButton } from './step-button.tsx'

type Props = {
  user: User
  /** What is known so far. */
  buyer: Buyer | null
  aceitaOfertas: boolean
  refused: RefusedForm | null | undefined
}

/** Asks for the buyer's data. A logged-in customer is asked only for what the account lacks. */
export function IdentificationStep({ user, buyer, aceitaOfertas, refused }: Props) {
  const form = useFirstProblem(refused)
  const typing = useSavedInput<HTMLDivElement>('identificacao')
  const known = user.logado ? user : null
  const field = (name: 'nomeRazao' | 'email' | 'documento' | 'celular' | 'inscricaoEstadual') => ({
    name,
    maxLength: 120,
    defaultValue: refused?.typed[name] ?? buyer?.[name] ?? '',
    problem: refused?.problems[name],
  })
  const [isFirm, setFirm] = useState((refused?.typed['pessoa'] ?? known?.pessoa ?? buyer?.pessoa) === 'J')

  return (
    <div ref={typing} className={styles['step']}>
      {known ? (
        <p>Olá, {known.nomeRazao}. Falta só isto, para a nota fiscal e a entrega.</p>
      ) : (
        <p className={styles['account']}>
          Já tem conta? <a href={loginPath(CHECKOUT_PATH)}>Entrar</a>. Para comprar, não precisa.
        </p>
      )}
      <Form ref={form} method="post" className={styles['form']} noValidate>
        <input type="hidden" name="acao" value="identificar" />
        <FormRefusal sentence={refused?.refusal} />
        {known ? (
          <>
            {isFirm && <input type="hidden" name="pessoa" value="J" />}
            <input type="hidden" name="nomeRazao" value={known.nomeRazao} />
            <input type="hidden" name="email" value={known.email} />
          </>
        ) : (
          <>
            <EmailField
              {...field('email')}
              label="E-mail"
              enterKeyHint="next"
              hint="Para onde mandamos a confirmação e o rastreio."
              required
            />
            <Field
              {...field('nomeRazao')}
              label={<Either person="Nome completo" firm="Razão social" />}
              autoComplete="name"
              autoCapitalize="words"
              enterKeyHint="next"
              required
            />
          </>
        )}
        <div className={styles['pair']}>
          <Field
            {...field('documento')}
            label={<Either person="CPF" firm="CNPJ" />}
            format={isFirm ? formatCnpj : formatCpf}
            inputMode={isFirm ? 'text' : 'numeric'}
            autoComplete="off"
            enterKeyHint="next"
            hint="Necessário para a nota fiscal."
            required
          />
          {known && known.celular !== '' ? (
            <input type="hidden" name="celular" value={known.celular} />
          ) : (
            <PhoneField
              {...field('celular')}
              label="Celular com DDD"
              autoComplete="tel-national"
              enterKeyHint="done"
              hint="Só para avisos da entrega."
              required
            />
          )}
        </div>
        <Field
          {...field('inscricaoEstadual')}
          label="Inscrição estadual (opcional)"
          autoComplete="off"
          enterKeyHint="done"
          hint="Deixe em branco se for isento."
          className={styles['firm']}
        />
        {!known && (
          <div className={styles['wishes']}>
            <CheckField
              name="pessoa"
              value="J"
              defaultChecked={isFirm}
              onChange={(event) => setFirm(event.currentTarget.checked)}
            >
              Comprar com CNPJ
            </CheckField>
            <CheckField
              name="aceitaOfertas"
              defaultChecked={refused ? refused.typed['aceitaOfertas'] !== undefined : aceitaOfertas}
            >
              {CONSENT_TEXTS.checkout}
            </CheckField>
          </div>
        )}
        <StepButton>Continuar para a entrega</StepButton>
      </Form>
    </div>
  )
}

/** Text for a person and for a company; the style sheet shows one of them. */
function Either({ person, firm }: { person: string; firm: string }) {
  return (
    <>
      <span className={styles['person']}>{person}</span>
      <span className={styles['firm']}>{firm}</span>
    </>
  )
}
