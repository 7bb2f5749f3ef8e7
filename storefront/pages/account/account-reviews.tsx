import type { Picture } from '#contract/picture.ts'
import { formatDate } from '#domain/time/format-date.ts'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import { Stars } from '#storefront/components/stars.tsx'
import { AccountHead } from '#storefront/customer/account-head.tsx'
import { customerAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '#storefront/customer/login-path.ts'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageTitle } from '#storefront/rendering/page-title.ts'
import { reviewPath } from '#storefront/reviews/form-paths.ts'
import buttons from '../../components/button.module.css'
import type { Route } from './+types/account-reviews'
import styles from './account-reviews.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  return customerAnswer(context.get(apiContext).reviews.mine(), loginPath(url.pathname))
}

export function meta({ matches }: Route.MetaArgs) {
  return [{ title: pageTitle('Minhas avaliações', matches) }, { name: 'robots', content: 'noindex' }]
}

const SITUATIONS = {
  pendente: 'Em análise: logo aparece na loja.',
  publicada: 'Publicada na loja.',
  recusada: 'Não foi publicada.',
}

/** The customer's reviews, and the bought products that they can still review. */
export default function AccountReviews({ loaderData: { avaliacoes, aAvaliar } }: Route.ComponentProps) {
  return (
    <div className={`wrap ${styles['page']}`}>
      <AccountHead
        page={{ label: 'Avaliações', url: '' }}
        title="Minhas avaliações"
        text={
          avaliacoes.length + aAvaliar.length === 0
            ? 'Quando uma compra chegar, conte aqui o que achou.'
            : 'Sua opinião ajuda quem está escolhendo.'
        }
      />
      {aAvaliar.length > 0 && (
        <section aria-labelledby="a-avaliar" className={styles['section']}>
          <h2 id="a-avaliar">Conte o que achou</h2>
          <ul>
            {aAvaliar.map(({ id, nome, url, imagem }) => (
              <li key={id} className={styles['item']}>
                <SmallPicture picture={imagem} />
                <a href={url}>{nome}</a>
                <a href={reviewPath(id)} className={buttons['secondary']}>
                  Avaliar<span className="visually-hidden"> {nome}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {avaliacoes.length > 0 && (
        <section aria-labelledby="avaliados" className={styles['section']}>
          <h2 id="avaliados">O que você disse</h2>
          <ul>
            {avaliacoes.map(({ id, produto, nota, titulo, comentario, situacao, data, resposta }) => (
              <li key={id} className={styles['item']}>
                <SmallPicture picture={produto.imagem} />
                <div className={styles['said']}>
                  <a href={produto.url}>{produto.nome}</a>
                  <Stars media={nota} />
                  <p>
                    <strong>{titulo}</strong>
                  </p>
                  <p>{comentario}</p>
                  {resposta && (
                    <p>
                      <strong>{resposta.nome}:</strong> {resposta.texto}
                    </p>
                  )}
                  <p className={styles['hint']}>
                    {formatDate(data)} · {SITUATIONS[situacao]}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** Without alternative text: the name is beside it. */
function SmallPicture({ picture }: { picture: Picture }) {
  return (
    <ResponsivePicture
      picture={{ ...picture, alt: '' }}
      sizes="72px"
      maxWidth={160}
      className={styles['picture'] ?? ''}
    />
  )
}
