import type { Api } from '#contract/contract.ts'
import type { StoreEvaluation } from '#contract/reviews/reviews.ts'
import { formatNumber, formatOneDecimal } from '#domain/format/format-number.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { Stars } from '#storefront/components/stars.tsx'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import buttons from '../../components/button.module.css'
import styles from './store-evaluations.module.css'

const PER_PAGE = 10

/** Loads one page of the store's evaluations; `pg` is the query parameter. Returns null if the call fails. */
export async function loadStoreEvaluations(api: Api, pg: string | null) {
  const page = /^[1-9]\d{0,3}$/.test(pg ?? '') ? Number(pg) : 1
  const offset = (page - 1) * PER_PAGE
  const answer = await optionalPart(
    'store evaluations',
    api.reviews.listStoreEvaluations({ offset, limit: PER_PAGE }),
  )

  return answer && { media: answer.media, total: answer.total, avaliacoes: answer.avaliacoes, page }
}

type Props = NonNullable<Awaited<ReturnType<typeof loadStoreEvaluations>>>

export function StoreEvaluations({ media, total, avaliacoes, page }: Props) {
  if (total === 0) return null

  return (
    <section className={styles['evaluations']} aria-labelledby="avaliacoes">
      <h2 id="avaliacoes">O que dizem da loja</h2>
      <p className={styles['summary']}>
        <strong>{formatOneDecimal(media)}</strong>
        <Stars media={media} />
        <span>
          {formatNumber(total)} {total === 1 ? 'avaliação' : 'avaliações'}
        </span>
      </p>
      <ul>
        {avaliacoes.map((avaliacao) => (
          <li key={`${avaliacao.nome} ${avaliacao.data}`}>
            <Evaluation {...avaliacao} />
          </li>
        ))}
      </ul>
      <nav className={styles['pages']} aria-label="Páginas das avaliações">
        {page > 1 && (
          <a href={`?pg=${page - 1}`} className={buttons['secondary']} rel="prev">
            Mais recentes
          </a>
        )}
        {page * PER_PAGE < total && (
          <a href={`?pg=${page + 1}`} className={buttons['secondary']} rel="next">
            Mais antigas
          </a>
        )}
      </nav>
    </section>
  )
}

function Evaluation({ nome, atendimento, experiencia, satisfacao, mensagem, data }: StoreEvaluation) {
  return (
    <article className={styles['evaluation']}>
      <p className={styles['by']}>
        <strong>{nome}</strong> <time dateTime={data}>{formatDate(data)}</time>
      </p>
      <dl className={styles['criteria']}>
        <Criterion label="Atendimento" nota={atendimento} />
        <Criterion label="Experiência" nota={experiencia} />
        <Criterion label="Satisfação" nota={satisfacao} />
      </dl>
      {mensagem && <p>{mensagem}</p>}
    </article>
  )
}

function Criterion({ label, nota }: { label: string; nota: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Stars media={nota} />
      </dd>
    </div>
  )
}
