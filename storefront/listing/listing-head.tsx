import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/page-frame.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import styles from './listing-head.module.css'

type Props = { estrutura: Pick<PageFrame, 'breadcrumb'>; title: ReactNode; children?: ReactNode }

/** The head of a listing: breadcrumb, title and an optional text. */
export function ListingHead({ estrutura, title, children }: Props) {
  return (
    <header className={styles['head']}>
      <Breadcrumb trail={estrutura.breadcrumb} />
      <h1 className={styles['title']}>{title}</h1>
      {children}
    </header>
  )
}
