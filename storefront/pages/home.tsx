import { heroPreload } from '../home/hero/hero-preload.ts'
import { HomeSections } from '../home/home-sections.tsx'
import { loadFirstFold, loadSecondFold } from '../home/load-home.ts'
import { SecondFold } from '../home/second-fold.tsx'
import { withSharedPicture } from '../home/shared-picture.ts'
import { apiContext, shopContext } from '../rendering/context.ts'
import { pageData, pageLoader } from '../rendering/page-loader.ts'
import { frameMeta } from '../rendering/seo.ts'
import { framed } from '../rendering/structured-data.ts'
import type { Route } from './+types/home'

/** `?dobra=2` renders both folds, for browsers without JavaScript. */
export const loader = pageLoader(async ({ context, url }: Route.LoaderArgs) => {
  const api = context.get(apiContext)
  const whole = url.searchParams.get('dobra') === '2'
  const [firstFold, secondFold] = await Promise.all([loadFirstFold(api), whole ? loadSecondFold(api) : null])

  const { storeUrl } = context.get(shopContext)

  return { ...framed(context, firstFold), secondFold, storeUrl }
})

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl, sections } = pageData(loaderData)
  const hero = sections.find((section) => section.tipo === 'hero')
  const banners = hero?.group?.banners ?? []

  return [...frameMeta(withSharedPicture(estrutura, banners), storeUrl), ...heroPreload(banners)]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { estrutura, titles, sections, secondFold } = pageData(loaderData)

  return (
    <>
      <h1 className="visually-hidden">{estrutura.seo.title}</h1>
      <HomeSections sections={sections} titles={titles} />
      <SecondFold loaded={secondFold} titles={titles} />
    </>
  )
}
