import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import { Breadcrumb } from './breadcrumb.tsx'
import styles from './page-head.module.css'

/** Where a page of text stands, its title, and a line about it. */
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
