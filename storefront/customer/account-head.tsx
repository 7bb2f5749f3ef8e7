import { FormRefusal } from '../components/forms/form-refusal.tsx'
import { PageHead } from '../components/page-head.tsx'
import styles from '../pages/account/account.module.css'
import { ACCOUNT_PATH } from './account-paths.ts'

type AccountHeadProps = {
  /** The page in the breadcrumb. */
  page: { label: string; url: string }
  title: string
  text?: string
  /** Why the page's form was refused. */
  refusal?: string | null | undefined
  /** What a form of the page did, when it is shown again. */
  done?: string | null | undefined
}

/** The head of a page of the account: breadcrumb, title, and what became of the page's form. */
export function AccountHead({ page, title, text, refusal, done }: AccountHeadProps) {
  return (
    <>
      <PageHead
        trail={[{ label: 'Início', url: '/' }, { label: 'Minha conta', url: ACCOUNT_PATH }, page]}
        title={title}
        {...(text !== undefined && { text })}
      />
      <FormRefusal sentence={refusal} />
      {done && (
        <p role="status" className={styles['done']}>
          {done}
        </p>
      )}
    </>
  )
}
