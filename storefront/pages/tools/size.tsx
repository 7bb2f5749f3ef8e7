import type { SizeGuide } from '#contract/catalog/catalog.ts'
import type { Api } from '#contract/contract.ts'
import {
  readSizeQuestion,
  type SizeQuestion,
  sizeAddress,
} from '#domain/instruments/sizes/fitting/size-address.ts'
import { isGrowing } from '#domain/instruments/sizes/fitting/size-for.ts'
import { largerSizes } from '#domain/instruments/sizes/larger-sizes.ts'
import { cardData } from '#storefront/components/product-card/card-data.ts'
import { SizePage } from '#storefront/product/instruments/size/size-page.tsx'
import { sizeView } from '#storefront/product/instruments/size/size-view.ts'
import { takesTradeIns } from '#storefront/product/instruments/size/takes-trade-ins.ts'
import { pageAnswer } from '#storefront/rendering/answers.ts'
import { apiContext, shopContext } from '#storefront/rendering/context.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import { frameMeta } from '#storefront/rendering/seo.ts'
import { framed } from '#storefront/rendering/structured-data.ts'
import type { Route } from './+types/size'

/** Products of the size, shown before the listing is opened. */
const SHOWN = 8

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const { storeUrl } = context.get(shopContext)
  const question = readSizeQuestion(url.searchParams)
  const [answer, trades] = await Promise.all([
    pageAnswer(api.catalog.sizeGuide({ url: sizeAddress(question) })),
    takesTradeIns(api),
  ])
  const { estrutura, conteudo } = framed(context, answer)

  return {
    storeUrl,
    estrutura,
    view: sizeView(question, conteudo),
    produtos: await productsOf(api, conteudo),
    trades: trades && isGrowing(question.player) && isOutgrown(question.family, conteudo.tamanho),
  }
})

/** Whether players of this size grow into a larger one, so that it can be given in exchange. */
function isOutgrown(family: SizeQuestion['family'], tamanho: string | null): boolean {
  return family !== null && tamanho !== null && largerSizes(family, tamanho).length > 0
}

/** Cards of a listing with the size as its filter show and link the variant of that size. */
async function productsOf(api: Api, { tamanho, tamanhos }: SizeGuide['conteudo']) {
  const [first] = tamanhos.find((each) => each.tamanho === tamanho)?.listagens ?? []
  if (!first) return []
  const listing = await optionalPart(
    'tamanho-certo',
    api.catalog.listing({ type: 'category', url: first.url, limit: SHOWN }),
  )

  return listing?.conteudo.produtos.map(cardData) ?? []
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl } = pageData(loaderData)

  return frameMeta(estrutura, storeUrl)
}

export default function Size({ loaderData }: Route.ComponentProps) {
  const { estrutura, view, produtos, trades } = pageData(loaderData)

  return <SizePage trail={estrutura.breadcrumb} view={view} produtos={produtos} trades={trades} />
}
