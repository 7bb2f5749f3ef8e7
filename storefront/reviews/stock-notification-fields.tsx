import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import { CheckField } from '../components/forms/field.tsx'
import type { RefusedForm } from '../components/forms/form-answer.ts'
import styles from './form-page.module.css'
import { EmailField } from './writer-fields.tsx'

export const NOTIFICATION_TEXTS = {
  title: 'Avise-me quando chegar',
  thanks: 'Anotado',
  button: 'Avise-me',
  note: CONSENT_TEXTS.fila,
}

type Props = { idSku: number; known: boolean; refused: RefusedForm | undefined }

/** The fields of a stock notification: the e-mail of a visitor who is not logged in, and the newsletter consent. */
export function NotificationFields({ idSku, known, refused }: Props) {
  return (
    <>
      <input type="hidden" name="opcao" value={idSku} />
      {known ? (
        <p className={styles['text']}>O aviso vai para o e-mail da sua conta.</p>
      ) : (
        <EmailField refused={refused} />
      )}
      <CheckField name="mailing" value="sim" defaultChecked={refused?.typed['mailing'] === 'sim'}>
        {CONSENT_TEXTS.produto}
      </CheckField>
    </>
  )
}
