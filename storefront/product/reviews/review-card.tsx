import type { Review } from '#contract/reviews/reviews.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { Icon } from '#storefront/components/icons/icon.tsx'
import { Stars } from '#storefront/components/stars.tsx'
import { Thumbnails } from '../gallery/thumbnails.tsx'
import { HelpfulVote } from './helpful-vote.tsx'
import styles from './review-card.module.css'

/** A review, with the store's answer if there is one. */
export function ReviewCard({ review }: { review: Review }) {
  const {
    nome,
    cidade,
    nota,
    titulo,
    comentario,
    recomenda,
    criterios,
    anexos,
    votosUteis,
    data,
    resposta,
    retorno,
  } = review

  return (
    <article id={`avaliacao-${review.id}`} className={styles['review']}>
      <div className={styles['author']}>
        <p className={styles['name']}>{nome}</p>
        {cidade && <p>{cidade}</p>}
        <p>
          <time dateTime={data}>{formatDate(data)}</time>
        </p>
        {review.quemToca && <p>{review.quemToca}</p>}
        {review.compraVerificada && (
          <p className={styles['verified']}>
            <Icon name="check" size={1} /> Compra verificada
          </p>
        )}
      </div>
      <div className={styles['words']}>
        <Stars media={nota} />
        {titulo && <h3 className={styles['headline']}>{titulo}</h3>}
        <p className={styles['comment']}>{comentario}</p>
        {criterios.length > 0 && (
          <p className={styles['criteria']}>
            {criterios.map((entry) => `${entry.rotulo} ${entry.nota}/5`).join(' · ')}
          </p>
        )}
        <p className={styles['criteria']}>
          {recomenda ? 'Recomenda este produto' : 'Não recomenda este produto'}
        </p>
        {anexos.length > 0 && <Thumbnails pictures={anexos} />}
        <HelpfulVote id={review.id} nome={nome} votosUteis={votosUteis} />
        {retorno && (
          <div className={styles['answer']}>
            <p className={styles['name']}>Aos 90 dias</p>
            <Stars media={retorno.nota} />
            <p>{retorno.texto}</p>
          </div>
        )}
        {resposta && (
          <div className={styles['answer']}>
            <p className={styles['name']}>Resposta de {resposta.nome}</p>
            <p>{resposta.texto}</p>
          </div>
        )}
      </div>
    </article>
  )
}
