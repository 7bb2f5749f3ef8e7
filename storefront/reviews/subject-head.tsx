import type { ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '../components/picture.tsx'
import styles from './subject-head.module.css'

type Props = {
  produto: { nome: string; url: string; imagem: Picture }
  /** The chosen variant, or an action. */
  children?: ReactNode
}

/** The product that a form is about. */
export function SubjectHead({ produto: { nome, url, imagem }, children }: Props) {
  return (
    <div className={styles['subject']}>
      <ResponsivePicture picture={{ ...imagem, alt: '' }} sizes="80px" maxWidth={192} />
      <div>
        <p className={styles['name']}>
          <a href={url}>{nome}</a>
        </p>
        {children && <div className={styles['choice']}>{children}</div>}
      </div>
    </div>
  )
}
