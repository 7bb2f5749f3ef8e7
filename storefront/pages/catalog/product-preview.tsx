import { productLinks } from '#storefront/product/details/product-links.ts'
import { productData } from '#storefront/product/product-data.ts'
import { ProductPage } from '#storefront/product/product-page.tsx'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import type { Route } from './+types/product-preview'
import styles from './product-preview.module.css'

/** An unpublished product, for anyone with a preview link from the panel. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const query = url.searchParams
  const link = {
    id: Number(params.produto),
    vence: Number(query.get('vence')),
    chave: query.get('chave') ?? '',
  }
  if (!Number.isSafeInteger(link.id) || !Number.isSafeInteger(link.vence) || link.vence < 1)
    throw new Response('Este link não vale mais.', { status: 410, statusText: 'Este link não vale mais.' })
  const product = await pageAnswer(context.get(apiContext).catalog.preview(link))

  return {
    storeUrl: context.get(shopContext).storeUrl,
    product: productData(product),
    links: productLinks({ conteudo: product.conteudo, trades: false }),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? frameMeta(loaderData.product.estrutura, loaderData.storeUrl) : []
}

export default function ProductPreview({ loaderData: { product, links } }: Route.ComponentProps) {
  return (
    <>
      <p className={styles['note']} role="note">
        Prévia: a página como ficará na loja. Só quem tem este link a vê, e por pouco tempo.
      </p>
      <ProductPage product={product} related={[]} promotions={[]} benefits={[]} guides={[]} links={links} />
    </>
  )
}
