import type { ReactNode } from 'react'
import type { ReviewSummary } from '#contract/reviews/reviews.ts'
import { reviewPath, reviewsPath } from '#storefront/reviews/form-paths.ts'
import buttons from '../../components/button.module.css'
import { Section } from '../details/section.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewFigures } from './review-figures.tsx'
import { ReviewSort } from './review-sort.tsx'
import styles from './reviews.module.css'
import { useReviews } from './use-reviews.ts'

/** The reviews: figures, then the reviews with filter and sort order. The first ones are in the page. */
export function Reviews({ idProduto, avaliacao }: { idProduto: number; avaliacao: ReviewSummary }) {
  const { shown, order, nota, loading, failed, choose, more } = useReviews(idProduto, avaliacao)

  if (avaliacao.quantidade === 0) {
    return (
      <Section id="avaliacoes" title="Avaliações">
        <p>Este produto ainda não tem avaliações.</p>
        <WriteReview idProduto={idProduto} />
      </Section>
    )
  }

  return (
    <Section id="avaliacoes" title="Avaliações">
      <ReviewFigures
        avaliacao={avaliacao}
        nota={nota}
        onChoose={(chosen) => choose({ order, nota: chosen })}
      />
      <WriteReview idProduto={idProduto}>
        <a href={reviewsPath(idProduto)} className={buttons['quiet']}>
          Ver avaliações de quem toca como você
        </a>
      </WriteReview>
      <ReviewSort order={order} nota={nota} total={shown.total} onChoose={choose} />
      <ul className={styles['reviews']} aria-busy={loading}>
        {shown.avaliacoes.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
      {failed && (
        <p className={styles['failed']} role="alert">
          As avaliações não carregaram. Tente de novo daqui a pouco.
        </p>
      )}
      {shown.avaliacoes.length < shown.total && (
        <button type="button" className={styles['more']} disabled={loading} onClick={more}>
          Mostrar mais avaliações
        </button>
      )}
    </Section>
  )
}

function WriteReview({ idProduto, children }: { idProduto: number; children?: ReactNode }) {
  return (
    <p className={styles['write']}>
      <a href={reviewPath(idProduto)} className={buttons['secondary']}>
        Avaliar este produto
      </a>
      {children}
    </p>
  )
}
