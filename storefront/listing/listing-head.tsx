import type { ReactNode } from 'react'
import type { PageFrame } from '#contract/page-frame.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import styles from './listing-head.module.css'

type Props = { estrutura: Pick<PageFrame, 'breadcrumb'>; titulo: ReactNode; children?: ReactNode }

/** What a listing opens with: where one is, its title, and a few words where there are some. */
export function ListingHead({ estrutura, titulo, children }: Props) {
  return (
    <header className={styles['head']}>
      <Breadcrumb trail={estrutura.breadcrumb} />
      <h1 className={styles['title']}>{titulo}</h1>
      {children}
    </header>
  )
}
