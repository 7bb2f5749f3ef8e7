import { lazy } from 'react'
import { redirect } from 'react-router'
import { categoryLoader } from '#storefront/listing/category/category-loader.ts'
import { listingMeta } from '#storefront/listing/listing-meta.ts'
import { productLoader } from '#storefront/product/product-loader.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { lazyCode } from '#storefront/rendering/lazy-hydrate.tsx'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import type { Route } from './+types/product-or-category'

/**
 * Products and categories share a route but not their code: in the browser each page loads its own. On the server both
 * are imported, since rendering does not wait.
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

/** The platform resolves a root path to its kind and its canonical form; other forms are redirected (301). */
export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const { storeUrl } = context.get(shopContext)
  const { pathname, search } = url
  const { nivel, canonical } = await pageAnswer(context.get(apiContext).catalog.verify({ url: pathname }))
  if (canonical !== pathname) throw redirect(canonical + search, 301)

  if (nivel === 'produto') return { nivel, storeUrl, page: await productLoader({ url, context }) }
  if (nivel === 'categoria')
    return { nivel, storeUrl, listing: await categoryLoader('category', { url, context }) }
  if (nivel === 'landing-page')
    return { nivel, storeUrl, listing: await categoryLoader('landing-page', { url, context }) }

  throw new Response('Não encontramos esta página.', {
    status: 404,
    statusText: 'Não encontramos esta página.',
  })
})

export function meta({ loaderData, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const data = pageData(loaderData)

  return data.nivel === 'produto'
    ? frameMeta(data.page.product.estrutura, data.storeUrl)
    : listingMeta(data.listing, location, data.storeUrl)
}

export default function ProductOrCategory({ loaderData }: Route.ComponentProps) {
  const data = pageData(loaderData)
  if (data.nivel !== 'produto') return <CategoryPage listing={data.listing} />
  const { product, ...around } = data.page

  return <ProductPage key={product.conteudo.id} product={product} {...around} />
}
