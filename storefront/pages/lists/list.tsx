import { Html } from '#storefront/components/html/html.tsx'
import { ListingHead } from '#storefront/listing/listing-head.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/list'
import { ListForm } from './list-form.tsx'
import { listOptions } from './list-options.ts'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const list = framed(context, await pageAnswer(api.catalog.list({ url: url.pathname })))

  return { storeUrl, list, options: await listOptions(api, list.conteudo.itens) }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, storeUrl } = pageData(loaderData)

  return frameMeta(list.estrutura, storeUrl)
}

/** A list: products that belong together, with quantities and a total. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { list, options } = pageData(loaderData)
  const { estrutura, conteudo } = list

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} title={conteudo.titulo}>
        <Html html={conteudo.descricao} />
      </ListingHead>
      <ListForm conteudo={conteudo} options={options} />
    </div>
  )
}
