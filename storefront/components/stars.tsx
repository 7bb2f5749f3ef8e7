import type { CSSProperties } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import styles from './stars.module.css'

type Props = {
  /** 0 to 5, one decimal. */
  media: number
  /** The number of reviews, shown in brackets; left out for the stars of a single review. */
  quantidade?: number
}

/** An average as five stars, the last one partly filled. Renders nothing without reviews. */
export function Stars({ media, quantidade }: Props) {
  if (quantidade === 0) return null
  const rating = `${formatNumber(media)} de 5 estrelas`
  const label =
    quantidade === undefined
      ? rating
      : `${rating}, ${quantidade} ${quantidade === 1 ? 'avaliação' : 'avaliações'}`
  const filled: CSSProperties & { '--filled': string } = { '--filled': `${media * 20}%` }

  return (
    <span className={styles['stars']} role="img" aria-label={label}>
      <span className={styles['row']} style={filled} />
      {quantidade !== undefined && <span aria-hidden="true">{`(${formatNumber(quantidade)})`}</span>}
    </span>
  )
}
