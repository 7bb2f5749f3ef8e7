import type { CSSProperties } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import styles from './stars.module.css'

type Props = {
  /** 0 to 5, one decimal. */
  media: number
  /** How many reviews; shown in brackets, left out for a single review's own stars. */
  quantidade?: number
}

/** An average as five stars, the last one filled as far as it goes. Nothing when nobody has judged yet. */
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
