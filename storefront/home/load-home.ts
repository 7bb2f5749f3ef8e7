import type { HomeSectionShown } from '#contract/content/content.ts'
import type { Api } from '#contract/contract.ts'
import { cardData } from '../components/product-card/card-data.ts'
import { toolsOffered } from '../product/instruments/tools-offered.ts'
import { pageAnswer } from '../rendering/answers.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { menuLinks } from '../shell/menu/menu-link.ts'

/** The number of sections in the page; the rest is loaded on the first scroll. */
const FIRST_FOLD = 4

/** The first fold. Only the frame is required: a section whose call fails is left out. */
export async function loadFirstFold(api: Api) {
  const { estrutura, secoes } = await pageAnswer(api.content.home())
  const [titles, sections] = await Promise.all([
    menu(api, 'titles-home'),
    loadSections(api, secoes.slice(0, FIRST_FOLD)),
  ])

  return { estrutura, titles, sections }
}

/** The sections below, loaded on the first scroll. */
export async function loadSecondFold(api: Api) {
  const home = await optionalPart('home', api.content.home())

  return { sections: await loadSections(api, home?.secoes.slice(FIRST_FOLD) ?? []) }
}

export type SecondFold = Awaited<ReturnType<typeof loadSecondFold>>

/** A section of the home page with its contents. */
export type HomeSection = Awaited<ReturnType<typeof loadSection>>

function loadSections(api: Api, secoes: HomeSectionShown[]): Promise<HomeSection[]> {
  return Promise.all(secoes.map((section) => loadSection(api, section)))
}

async function loadSection(api: Api, { id, tipo, titulo, hash, html }: HomeSectionShown) {
  switch (tipo) {
    case 'atalhos': {
      const sides = ['menu-banner-hero-esquerda', 'menu-banner-hero-direita']
      const [left = [], right = []] = await Promise.all(sides.map((side) => menu(api, side)))
      return { id, tipo, left, right }
    }
    case 'vantagens':
      return { id, tipo, items: await menu(api, 'benefits-home') }
    case 'marcas':
      return { id, tipo, titulo, brands: await largestBrands(api) }
    case 'vitrine':
      return { id, tipo, titulo, hash, showcase: hash === null ? null : await showcaseOf(api, hash) }
    case 'ferramentas':
      return { id, tipo, titulo, tools: await toolsOffered(api) }
    case 'guias':
      return { id, tipo, titulo, guides: await firstGuides(api) }
    case 'texto':
      return { id, tipo, titulo, html }
    default:
      return { id, tipo, titulo, group: hash === null ? null : await banners(api, hash) }
  }
}

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

/** The first guides in the merchant's order. */
async function firstGuides(api: Api) {
  const answer = await optionalPart('guias', api.guides.list({ pg: 1 }))

  return (answer?.conteudo.guias ?? [])
    .slice(0, GUIDES)
    .map(({ titulo, resumo, url }) => ({ nome: titulo, texto: resumo, url }))
}

const GUIDES = 5

/** The brands with the most products, sorted by name. */
async function largestBrands(api: Api) {
  const answer = await optionalPart('brands', api.catalog.brands())

  return (answer?.conteudo.letras ?? [])
    .flatMap(({ marcas }) => marcas)
    .sort((a, b) => b.total - a.total)
    .slice(0, 24)
    .sort((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
    .map(({ nome, url }) => ({ nome, url }))
}
