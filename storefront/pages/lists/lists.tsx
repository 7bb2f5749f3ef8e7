import { PageHead } from '#storefront/components/page-head.tsx'
import { ResponsivePicture } from '#storefront/components/picture.tsx'
import { Pagination } from '#storefront/listing/pagination/pagination.tsx'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/lists'
import styles from './lists.module.css'

export async function loader({ url, context }: Route.LoaderArgs) {
  const answer = await pageAnswer(context.get(apiContext).catalog.lists({ url: listingUrl(url) }))
  const { estrutura, conteudo, info } = framed(context, answer)

  return { estrutura, listas: conteudo.listas, info, storeUrl: context.get(shopContext).storeUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? frameMeta(loaderData.estrutura, loaderData.storeUrl) : []
}

/** The store's lists, each with its first pictures. */
export default function Lists({ loaderData: { estrutura, listas, info } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <PageHead
        trail={estrutura.breadcrumb}
        title="Listas"
        text="Conjuntos montados por quem toca e ensina, prontos para a primeira aula, a orquestra ou a estrada."
      />
      <ul>
        {listas.map((lista, i) => (
          <li key={lista.hash} className={styles['list']}>
            <div className={styles['pictures']}>
              {lista.imagens.slice(0, 4).map((imagem) => (
                <ResponsivePicture
                  key={imagem.imagem}
                  picture={{ ...imagem, alt: '' }}
                  sizes="(min-width: 769px) 14vw, 24vw"
                  eager={i === 0}
                />
              ))}
            </div>
            <div className={styles['words']}>
              <h2>
                <a href={lista.url}>{lista.titulo}</a>
              </h2>
              <p>{lista.descricao}</p>
              <p className={styles['count']}>
                {lista.totalItens} {lista.totalItens === 1 ? 'item' : 'itens'}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <Pagination info={info} />
      {listas.length === 0 && <p>Nenhuma lista no momento.</p>}
    </div>
  )
}
