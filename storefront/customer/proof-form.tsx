import type { ReactNode } from 'react'
import { Form } from 'react-router'
import buttons from '../components/button.module.css'
import { Field } from '../components/forms/field.tsx'
import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { useFirstProblem } from '../components/forms/use-first-problem.ts'
import styles from './access-page.module.css'
import { CodeField } from './code-field.tsx'
import type { ProofAnswer } from './proof-answer.ts'

type Props = {
  /** Identifies this form on its page. */
  formName: string
  /** The answer to the page's form that was sent last. */
  answer: ProofAnswer | undefined
  /** An account without a password can only be confirmed by a code. */
  temSenha: boolean
  /** The text of the button. */
  label: string
  /** Set if another address handles the form; codes are still sent by the page itself. */
  action?: string
  children?: ReactNode
}

/** A form for actions that need confirmation: it asks for the password, or for a code sent by e-mail. */
export function ProofForm({ formName, answer, temSenha, label, action, children }: Props) {
  const own = answer?.formName === formName ? answer : undefined
  const form = useFirstProblem(own)
  const byCode = own?.codeSent === true
  const ready = temSenha || byCode
  const parts = (
    <>
      <input type="hidden" name="formulario" value={formName} />
      {own?.done && <p role="status">{own.done}</p>}
      <FormRefusal sentence={byCode ? null : own?.refusal} />
      {children}
      {byCode ? (
        <CodeField
          hint="Enviamos para o e-mail da sua conta. Ele vale por 10 minutos."
          problem={own?.refusal ?? undefined}
        />
      ) : (
        temSenha && (
          <Field
            label="Senha atual"
            name="senhaAtual"
            type="password"
            autoComplete="current-password"
            maxLength={128}
            required
            problem={own?.problems['senhaAtual']}
          />
        )
      )}
      <div className={styles['proof']}>
        {ready && (
          <button type="submit" className={buttons['primary']}>
            {label}
          </button>
        )}
        <button
          type="submit"
          name="acao"
          value="codigo"
          className={buttons[ready ? 'quiet' : 'secondary']}
          {...(action && { formAction: '?' })}
        >
          {byCode ? 'Enviar outro código' : 'Receber um código por e-mail'}
        </button>
      </div>
    </>
  )

  // Another address answers with a file, not a page, so the browser must submit the form itself.
  return action ? (
    <form ref={form} method="post" action={action} className={styles['form']} noValidate>
      {parts}
    </form>
  ) : (
    <Form ref={form} method="post" className={styles['form']} noValidate preventScrollReset>
      {parts}
    </Form>
  )
}
