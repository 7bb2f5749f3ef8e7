import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-head.module.css'

/** The head of a text page: breadcrumb, title and an introductory line. */
export function PageHead({ trail, title, text }: { trail: Trail; title: string; text?: string }) {
  return (
    <>
      <Breadcrumb trail={trail} />
      <div className={styles['head']}>
        <h1>{title}</h1>
        {text && <p className={styles['text']}>{text}</p>}
      </div>
    </>
  )
}
