import { apiContext, shopContext } from '../context.ts'
import { Benefits } from '../home/benefits.tsx'
import { Hero } from '../home/hero.tsx'
import { HeroMenus } from '../home/hero-menus.tsx'
import { heroPreload } from '../home/hero-preload.ts'
import { loadFirstFold, loadSecondFold } from '../home/load-home.ts'
import { SecondFold } from '../home/second-fold.tsx'
import { sectionTitle } from '../home/section-title.ts'
import { ShowcaseSection } from '../home/showcase-section.tsx'
import { pack, unpack } from '../packed.ts'
import { frameMeta } from '../seo.ts'
import { framed } from '../structured-data.ts'
import type { Route } from './+types/home'

/** `?dobra=2` answers both folds: it is what readers without JavaScript are led to. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const whole = url.searchParams.get('dobra') === '2'
  const [firstFold, secondFold] = await Promise.all([loadFirstFold(api), whole ? loadSecondFold(api) : null])

  const { storeUrl } = context.get(shopContext)

  return pack(context, { ...framed(context, firstFold), secondFold, storeUrl })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { estrutura, storeUrl, hero } = unpack(loaderData)

  return [...frameMeta(estrutura, storeUrl), ...heroPreload(hero?.banners[0])]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { estrutura, hero, left, right, showcase, titles, benefits, secondFold } = unpack(loaderData)

  return (
    <>
      <h1 className="visually-hidden">{estrutura.seo.title}</h1>
      {hero && <Hero banners={hero.banners} />}
      <HeroMenus left={left} right={right} />
      {showcase && <ShowcaseSection showcase={showcase} title={sectionTitle(titles, 'vitrine-1')} />}
      <Benefits items={benefits} />
      <SecondFold loaded={secondFold} titles={titles} />
    </>
  )
}
