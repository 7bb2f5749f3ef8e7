import styles from '../../customer/access-page.module.css'

/** Why a form as a whole was refused; nothing where it was not. */
export function FormRefusal({ sentence }: { sentence: string | null | undefined }) {
  return sentence ? (
    <p role="alert" className={styles['refusal']}>
      {sentence}
    </p>
  ) : null
}
