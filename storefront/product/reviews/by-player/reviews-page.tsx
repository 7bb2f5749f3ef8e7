import type { Breadcrumb as Trail } from '#contract/page-frame.ts'
import type { ProductReviews } from '#contract/reviews/reviews.ts'
import { formatNumber, formatOneDecimal } from '#domain/format/format-number.ts'
import { reviewsAddress } from '#domain/review/review-query.ts'
import { Stars } from '#storefront/components/stars.tsx'
import { reviewPath } from '#storefront/reviews/form-paths.ts'
import { SubjectHead } from '#storefront/reviews/subject-head.tsx'
import buttons from '../../../components/button.module.css'
import { PageHead } from '../../../components/page-head.tsx'
import tools from '../../instruments/tool-page.module.css'
import { ReviewCard } from '../review-card.tsx'
import { ReaderForm } from './reader-form.tsx'
import styles from './reviews-page.module.css'

type Content = ProductReviews['conteudo']

/** A product's reviews, those of players like the reader first. */
export function ReviewsPage({ trail, content }: { trail: Trail; content: Content }) {
  const { produto, escolha, avaliacoes, quantidade } = content

  return (
    <div className="wrap">
      <PageHead trail={trail} title={`Avaliações de ${produto.nome}`} text={HOW} />
      <div className={tools['columns']}>
        <SubjectHead produto={produto}>
          <a href={reviewPath(produto.id)} className={buttons['quiet']}>
            Avaliar este produto
          </a>
        </SubjectHead>
        <Averages content={content} />
        <ReaderForm key={reviewsAddress(produto.id, { ...escolha, pg: 1 })} content={content} />
        <div className={tools['results']}>
          <h2 className="visually-hidden">As avaliações</h2>
          {quantidade > 0 && <Found content={content} />}
          {avaliacoes.length > 0 && (
            <ul className={styles['reviews']}>
              {avaliacoes.map((review) => (
                <li key={review.id}>
                  <ReviewCard review={review.parecida ? saidToBeAlike(review) : review} />
                </li>
              ))}
            </ul>
          )}
          <Pages content={content} />
        </div>
      </div>
    </div>
  )
}

const HOW =
  'Diga o que você toca: as avaliações de quem toca como você vêm primeiro, e a média delas conta à parte.'

function Averages({ content: { media, quantidade, parecidas } }: { content: Content }) {
  if (quantidade === 0) return <p>Este produto ainda não tem avaliações.</p>

  return (
    <section aria-label="Médias" className={tools['card']}>
      <p>
        <Stars media={media} />
        {' Todas: '}
        <strong>{formatOneDecimal(media)}</strong>, {reviewCount(quantidade)}
      </p>
      {parecidas && parecidas.quantidade > 0 && (
        <p>
          <Stars media={parecidas.media} />
          {' Quem toca como você: '}
          <strong>{formatOneDecimal(parecidas.media)}</strong>, {reviewCount(parecidas.quantidade)}
        </p>
      )}
      {parecidas?.quantidade === 0 && <p>Ninguém que toca como você avaliou este produto ainda.</p>}
      {parecidas && (
        <p className={tools['basis']}>
          Quanto mais alguém toca como você (instrumento, nível, estilo), mais a nota conta na segunda média.
        </p>
      )}
    </section>
  )
}

function reviewCount(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'avaliação' : 'avaliações'}`
}

function Found({ content: { produto, total, quantidade } }: { content: Content }) {
  return (
    <p role="status">
      {reviewCount(total)}
      {total < quantidade && (
        <>
          {' com esses filtros. '}
          <a href={reviewsAddress(produto.id)}>Ver todas</a>
        </>
      )}
    </p>
  )
}

function Pages({ content: { produto, escolha, pg, qtdPages } }: { content: Content }) {
  if (qtdPages === 1) return null
  const address = (page: number) => reviewsAddress(produto.id, { ...escolha, pg: page })

  return (
    <nav aria-label="Páginas das avaliações" className={tools['instruments']}>
      {pg > 1 && (
        <a href={address(pg - 1)} rel="prev">
          Página anterior
        </a>
      )}
      {pg < qtdPages && (
        <a href={address(pg + 1)} rel="next">
          Próxima página
        </a>
      )}
    </nav>
  )
}

/** A review whose line about its author says that they play like the reader. */
function saidToBeAlike(review: Content['avaliacoes'][number]) {
  const words = review.quemToca.replace(/^Toca /, '')

  return { ...review, quemToca: `Toca como você: ${words.charAt(0).toLowerCase()}${words.slice(1)}` }
}
