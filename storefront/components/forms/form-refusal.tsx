import styles from '../../customer/access-page.module.css'

/** Why a form as a whole was refused; renders nothing without a refusal. */
export function FormRefusal({ sentence }: { sentence: string | null | undefined }) {
  return sentence ? (
    <p role="alert" className={styles['refusal']}>
      {sentence}
    </p>
  ) : null
}
