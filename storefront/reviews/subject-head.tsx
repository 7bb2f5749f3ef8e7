import type { ReactNode } from 'react'
import type { Picture } from '#contract/picture.ts'
import { ResponsivePicture } from '../components/picture.tsx'
import { ShopLink } from '../components/shop-link.tsx'
import styles from './subject-head.module.css'

type Props = {
  produto: { nome: string; url: string; imagem: Picture }
  /** What is chosen of it, or what is to be done with it. */
  children?: ReactNode
}

/** The product that a form is about. */
export function SubjectHead({ produto: { nome, url, imagem }, children }: Props) {
  return (
    <div className={styles['subject']}>
      <ResponsivePicture picture={{ ...imagem, alt: '' }} sizes="80px" widest={192} />
      <div>
        <p className={styles['name']}>
          <ShopLink to={url}>{nome}</ShopLink>
        </p>
        {children && <div className={styles['choice']}>{children}</div>}
      </div>
    </div>
  )
}
