import type { ReactNode } from 'react'
import { Icon } from '../components/icons/icon.tsx'
import styles from './section.module.css'

type Props = { title?: string; text?: string; link?: string | null; children: ReactNode }

/** A section of the home page: an optional title with a line of text and a link to everything in it. */
export function Section({ title, text, link, children }: Props) {
  return (
    <section className={`wrap ${styles['section']}`}>
      {title && (
        <div className={styles['head']}>
          <h2>{title}</h2>
          {link && (
            <a href={link} className={styles['all']}>
              Ver tudo<span className="visually-hidden"> em {title}</span>
              <Icon name="arrow-right" size={1} />
            </a>
          )}
          {text && <p className={styles['text']}>{text}</p>}
        </div>
      )}
      {children}
    </section>
  )
}
