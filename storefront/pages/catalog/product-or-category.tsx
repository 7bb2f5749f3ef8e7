import { lazy } from 'react'
import { redirect } from 'react-router'
import { listingAnswer } from '#storefront/listing/listing-answer.ts'
import { listingData } from '#storefront/listing/listing-data.ts'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { listingUrl } from '#storefront/listing/params/listing-url.ts'
import { loadProduct } from '#storefront/product/load-product.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { lazyCode } from '#storefront/rendering/lazy-hydrate.tsx'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { deserialize, pack } from '#storefront/rendering/serialized-data.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/product-or-category'

/**
 * Products and categories share a route, but not their code: each page fetches its own. The server has both at hand, since
 * it renders without waiting.
 */
const CategoryPage = import.meta.env.SSR
  ? (await import('#storefront/listing/category/category-page.tsx')).CategoryPage
  : lazy(async () => ({
      default: (await import('#storefront/listing/category/category-page.tsx')).CategoryPage,
    }))
const ProductPage = import.meta.env.SSR
  ? (await import('#storefront/product/product-page.tsx')).ProductPage
  : lazy(async () => {
      const { ProductPage } = await import('#storefront/product/product-page.tsx')
      await lazyCode()
      return { default: ProductPage }
    })

/** The platform knows what a path of the root is, and its canonical form; every other form leaves for that one (301). */
export async function loader({ url, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const { pathname, search } = url
  const { nivel, canonical } = await pageAnswer(api.catalog.verify({ url: pathname }))
  if (canonical !== pathname) throw redirect(canonical + search, 301)

  if (nivel === 'produto') {
    const { product, ...around } = await loadProduct(api, pathname + search)
    return { nivel, storeUrl, page: pack(context, { product: framed(context, product), ...around }) }
  }
  if (nivel === 'categoria' || nivel === 'landing-page') {
    const type = nivel === 'categoria' ? 'category' : 'landing-page'
    const answer = api.catalog.listing({ type, url: listingUrl(url) })
    const listing = listingData(
      framed(context, await listingAnswer(url, answer, `url/product/listing/${type}`)),
    )

    return { nivel, storeUrl, listing: pack(context, listing) }
  }

  throw new Response('Não encontramos esta página.', {
    status: 404,
    statusText: 'Não encontramos esta página.',
  })
}

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { storeUrl } = loaderData

  return loaderData.nivel === 'produto'
    ? frameMeta(deserialize(loaderData.page).product.estrutura, storeUrl)
    : listingMeta(deserialize(loaderData.listing), location, storeUrl)
}

export default function ProductOrCategory({ loaderData }: Route.ComponentProps) {
  if (loaderData.nivel !== 'produto') return <CategoryPage listing={deserialize(loaderData.listing)} />
  const { product, ...around } = deserialize(loaderData.page)

  return <ProductPage key={product.conteudo.id} product={product} {...around} />
}
