import { Field } from '../components/forms/field.tsx'
import type { RefusedForm } from '../components/forms/form-answer.ts'
import styles from './form-page.module.css'

type Props = {
  refused: RefusedForm | undefined
  /** Whether a phone number may be told, too. */
  phone?: boolean
  /** Whether an address is enough to answer. */
  nameless?: boolean
}

/** Who writes, for who is not logged in. */
export function WriterFields({ refused, phone = false, nameless = false }: Props) {
  const { campos = {}, typed = {} } = refused ?? {}

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
          problem={campos['nome']}
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
          problem={campos['contato']}
        />
      )}
    </>
  )
}

/** Where to write to, where nothing else has to be known. */
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
      problem={refused?.campos['email']}
    />
  )
}

/** A field that people neither see nor reach. Programs fill it in, and are thanked like everybody. */
export function Trap() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        Deixe em branco
        <input name="site" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
