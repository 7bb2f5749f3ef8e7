import { redirect } from 'react-router'
import { formatDate } from '#domain/time/format-date.ts'
import { Html } from '#storefront/components/html/html.tsx'
import { PageHead } from '#storefront/components/page-head.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/institutional'
import styles from './institutional.module.css'
import { ChildPages, PageIndex } from './page-index.tsx'
import { loadStoreEvaluations, StoreEvaluations } from './store-evaluations.tsx'

/** The page that shows evaluations of the store below its text. */
const EVALUATIONS_PAGE = 'avaliacao-da-loja'

/** The address without a page redirects here. */
const FIRST_PAGE = '/pagina/central-de-atendimento'

export async function loader({ context, url, params }: Route.LoaderArgs) {
  if (!params.pagina) throw redirect(FIRST_PAGE)

  const api = context.get(apiContext)
  const [page, evaluations] = await Promise.all([
    pageAnswer(api.content.page({ url: url.pathname })),
    params.pagina === EVALUATIONS_PAGE ? loadStoreEvaluations(api, url.searchParams.get('pg')) : null,
  ])

  const { estrutura, conteudo } = framed(context, page)

  return { estrutura, conteudo, evaluations, storeUrl: context.get(shopContext).storeUrl }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? frameMeta(loaderData.estrutura, loaderData.storeUrl) : []
}

export default function Institutional({ loaderData }: Route.ComponentProps) {
  const { estrutura, conteudo, evaluations } = loaderData

  return (
    <div className="wrap">
      <PageHead trail={estrutura.breadcrumb} title={conteudo.titulo} text={conteudo.resumo} />
      <div className={styles['layout']}>
        <PageIndex current={estrutura.seo.canonical} links={[...conteudo.filhas, ...conteudo.irmas]} />
        <div className={styles['content']}>
          <Html html={conteudo.html} />
          <ChildPages filhas={conteudo.filhas} />
          <p className={styles['updated']}>
            Atualizado em <time dateTime={conteudo.atualizadoEm}>{formatDate(conteudo.atualizadoEm)}</time>
          </p>
          {evaluations && <StoreEvaluations {...evaluations} />}
        </div>
      </div>
    </div>
  )
}
