import { Html } from '#storefront/components/html/html.tsx'
import { ListingHead } from '#storefront/listing/listing-head.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { deserialize, pack } from '#storefront/rendering/serialized-data.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/list'
import { ListForm } from './list-form.tsx'
import { listOptions } from './list-options.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const list = framed(context, await pageAnswer(api.catalog.list({ url: url.pathname })))

  return pack(context, { storeUrl, list, options: await listOptions(api, list.conteudo.itens) })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { list, storeUrl } = deserialize(loaderData)

  return frameMeta(list.estrutura, storeUrl)
}

/** A list: what belongs together, in the quantities that are needed, and what all of it costs. */
export default function List({ loaderData }: Route.ComponentProps) {
  const { list, options } = deserialize(loaderData)
  const { estrutura, conteudo } = list

  return (
    <div className="wrap">
      <ListingHead estrutura={estrutura} titulo={conteudo.titulo}>
        <Html html={conteudo.descricao} />
      </ListingHead>
      <ListForm conteudo={conteudo} options={options} />
    </div>
  )
}
