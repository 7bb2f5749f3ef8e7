import type { ReviewSummary } from '#contract/reviews/reviews.ts'
import { formatOneDecimal } from '#domain/format/format-number.ts'
import { Stars } from '#storefront/components/stars.tsx'
import { FilledBar } from './filled-bar.tsx'
import styles from './review-figures.module.css'

type Props = {
  avaliacao: ReviewSummary
  /** The rating that the reviews are filtered by. */
  nota: number | undefined
  onChoose: (nota: number | undefined) => void
}

/** The average, the histogram of ratings (each bar toggles a filter) and the averages of the criteria. */
export function ReviewFigures({ avaliacao, nota, onChoose }: Props) {
  const { media, quantidade, recomendam, histograma, criterios } = avaliacao

  return (
    <div className={styles['figures']}>
      <div>
        <p className={styles['average']}>{formatOneDecimal(media)}</p>
        <Stars media={media} quantidade={quantidade} />
        <p className={styles['recommend']}>{recomendam}% recomendam</p>
      </div>
      <ul className={styles['histogram']} aria-label="Avaliações por nota">
        {histograma.map((bar) => (
          <li key={bar.nota}>
            <button
              type="button"
              className={styles['bar']}
              aria-pressed={bar.nota === nota}
              disabled={bar.quantidade === 0}
              onClick={() => onChoose(bar.nota === nota ? undefined : bar.nota)}
            >
              <span>
                {bar.nota}
                <span className="visually-hidden"> {bar.nota === 1 ? 'estrela' : 'estrelas'}:</span>
              </span>
              <FilledBar share={bar.quantidade / quantidade} />
              <span>
                {bar.quantidade}
                <span className="visually-hidden"> {bar.quantidade === 1 ? 'avaliação' : 'avaliações'}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
      {criterios.length > 0 && (
        <dl className={styles['criteria']}>
          {criterios.map((entry) => (
            <div key={entry.criterio}>
              <dt>{entry.rotulo}</dt>
              <dd>
                <FilledBar share={entry.media / 5} />
                {formatOneDecimal(entry.media)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
