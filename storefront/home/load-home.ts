import type { Api } from '#contract/contract.ts'
import { pageAnswer } from '../answers.ts'
import { cardData } from '../card/card-data.ts'
import { optionalPart } from '../optional-part.ts'
import { menuLinks } from '../shell/menu-link.ts'

/** What is seen first. Only the frame is needed: the rest is left out when its call fails. */
export async function loadFirstFold(api: Api) {
  const [home, hero, left, right, showcase, titles, benefits] = await Promise.all([
    pageAnswer(api.content.home()),
    banners(api, 'banner-home'),
    menu(api, 'menu-banner-hero-esquerda'),
    menu(api, 'menu-banner-hero-direita'),
    showcaseOf(api, 'vitrine-1'),
    menu(api, 'titles-home'),
    menu(api, 'benefits-home'),
  ])

  return { estrutura: home.estrutura, hero, left, right, showcase, titles, benefits }
}

/** What lies below, and comes with the first scroll. */
export async function loadSecondFold(api: Api) {
  const [categories, about, covers, showcases, brands] = await Promise.all([
    banners(api, 'banners-categoria-home'),
    banners(api, 'banner-about-home'),
    banners(api, 'capas-de-disco'),
    Promise.all(['vitrine-2', 'vitrine-3'].map((hash) => showcaseOf(api, hash))),
    largestBrands(api),
  ])

  return { categories, about, covers, showcases, brands }
}

export type SecondFold = Awaited<ReturnType<typeof loadSecondFold>>

async function banners(api: Api, hash: string) {
  const group = await optionalPart(`banners ${hash}`, api.content.banners({ hash }))

  return group && group.banners.length > 0 ? group : null
}

async function menu(api: Api, hash: string) {
  const answer = await optionalPart(`menu ${hash}`, api.content.menu({ hash }))

  return answer ? menuLinks(answer.menu) : []
}

async function showcaseOf(api: Api, hash: string) {
  const showcase = await optionalPart(`showcase ${hash}`, api.catalog.showcase({ hash }))

  return showcase && showcase.produtos.length > 0
    ? { vitrine: showcase.vitrine, produtos: showcase.produtos.map(cardData) }
    : null
}

/** The brands with the most products, by name. */
async function largestBrands(api: Api) {
  const answer = await optionalPart('brands', api.catalog.brands())

  return (answer?.conteudo.letras ?? [])
    .flatMap(({ marcas }) => marcas)
    .sort((a, b) => b.total - a.total)
    .slice(0, 24)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
    .map(({ nome, url }) => ({ nome, url }))
}
