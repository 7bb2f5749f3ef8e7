import { Field } from '../components/forms/field.tsx'
import type { RefusedForm } from '../components/forms/form-answer.ts'
import styles from './form-page.module.css'

type Props = {
  refused: RefusedForm | undefined
  /** Whether to offer a field for a phone number. */
  phone?: boolean
  /** Whether the name is optional. */
  nameless?: boolean
}

/** Name and e-mail of a visitor who is not logged in. */
export function WriterFields({ refused, phone = false, nameless = false }: Props) {
  const { problems = {}, typed = {} } = refused ?? {}

  return (
    <>
      <div className={styles['pair']}>
        <Field
          label={nameless ? 'Nome (se quiser)' : 'Nome'}
          name="nome"
          autoComplete="name"
          maxLength={80}
          required={!nameless}
          defaultValue={typed['nome']}
          problem={problems['nome']}
        />
        <EmailField refused={refused} />
      </div>
      {phone && (
        <Field
          label="Celular ou WhatsApp (se quiser)"
          name="contato"
          type="tel"
          autoComplete="tel-national"
          maxLength={30}
          defaultValue={typed['contato']}
          problem={problems['contato']}
        />
      )}
    </>
  )
}

export function EmailField({ refused }: { refused: RefusedForm | undefined }) {
  return (
    <Field
      label="E-mail"
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      required
      defaultValue={refused?.typed['email']}
      problem={refused?.problems['email']}
    />
  )
}

/** A honeypot: a field that people neither see nor reach. Bots fill it in, and get the usual thanks. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Deixe em branco
        <input name="site" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
