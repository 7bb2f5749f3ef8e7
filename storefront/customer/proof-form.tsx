import type { ReactNode } from 'react'
import { Form } from 'react-router'
import buttons from '../components/button.module.css'
import { Field } from '../components/forms/field.tsx'
import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { useFirstProblem } from '../components/forms/use-first-problem.ts'
import styles from './access-page.module.css'
import type { ProofAnswer } from './proof-answer.ts'

type Props = {
  /** Tells this form from others of its page. */
  formulario: string
  /** Of whichever form of the page was sent last. */
  answer: ProofAnswer | undefined
  /** Without one, only a code can prove whose account it is. */
  temSenha: boolean
  /** What the button says. */
  label: string
  /** Given where another address takes the form; the page itself sends codes. */
  action?: string
  children?: ReactNode
}

/** A form for what only the account's owner may do: it asks for the password again, or for a code by mail. */
export function ProofForm({ formulario, answer, temSenha, label, action, children }: Props) {
  const own = answer?.formulario === formulario ? answer : undefined
  const form = useFirstProblem(own)
  const byCode = own?.codigo === true
  const ready = temSenha || byCode
  const parts = (
    <>
      <input type="hidden" name="formulario" value={formulario} />
      {own?.feito && <p role="status">{own.feito}</p>}
      <FormRefusal sentence={byCode ? null : own?.recusa} />
      {children}
      {byCode ? (
        <Field
          label="Código de seis dígitos"
          name="codigo"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={20}
          required
          className={styles['code']}
          hint="Enviamos para o e-mail da sua conta. Ele vale por 10 minutos."
          problem={own?.recusa ?? undefined}
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
            problem={own?.campos['senhaAtual']}
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

  // What another address answers is a file and no page: the browser takes it.
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
