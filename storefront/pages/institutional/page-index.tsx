import type { InstitutionalPage } from '#contract/content/content.ts'
import styles from './page-index.module.css'

type Props = { current: string; links: InstitutionalPage['conteudo']['irmas'] }

/** Links to the children and siblings of this page. */
export function PageIndex({ current, links }: Props) {
  if (links.length === 0) return null

  return (
    <nav aria-label="Páginas de ajuda" className={styles['index']}>
      <ul className={styles['links']}>
        {links.map(({ titulo, url }) => (
          <li key={url}>
            <a href={url} {...(url === current && { 'aria-current': 'page' })}>
              {titulo}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The child pages, each with its summary. */
export function ChildPages({ filhas }: { filhas: InstitutionalPage['conteudo']['filhas'] }) {
  if (filhas.length === 0) return null

  return (
    <ul className={styles['children']}>
      {filhas.map(({ titulo, url, resumo }) => (
        <li key={url}>
          <a href={url}>{titulo}</a>
          <p>{resumo}</p>
        </li>
      ))}
    </ul>
  )
}
