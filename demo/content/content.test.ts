import { expect, test } from 'vitest'
import {
  BannerGroupInput,
  MenuInput,
  type MenuItemDraft,
  PageInput,
  PopupInput,
} from '#contract/content/content-input.ts'
import { Settings } from '#contract/settings/settings.ts'
import { CATEGORIES } from '#demo/catalogue/categories.ts'
import { products } from '#demo/catalogue/products.ts'
import { freightTables } from '#demo/freight.ts'
import { bannerNames } from '#demo/pictures/scenes/banners.ts'
import { returnDays } from '#domain/order/return-days.ts'
import { BRAND_NAMES, brandsInWords } from '#domain/payments/cards/brand-names.ts'
import { BRANDS_IN_ORDER } from '#domain/payments/cards/brands.ts'
import { sanitizeHtml, sanitizeSvg } from '#platform/content/sanitize.ts'
import { bannerGroups } from './banner-groups.ts'
import { menus } from './menus.ts'
import { pages } from './pages.ts'
import { popups } from './popups.ts'
import { DEMO_SETTINGS } from './settings.ts'

/** The menus and groups that section 7 of the specification requires, and those that our home page adds. */
const MENUS = [
  ...[
    'main-menu',
    'institutional-menu',
    'account-menu',
    'help-menu',
    'footer-rights-reserved',
    'contact-footer',
  ],
  ...['newsletter', 'help-popup', 'menu-banner-hero-esquerda', 'menu-banner-hero-direita', 'titles-home'],
  ...['benefits-home', 'benefits-pdp', 'rodape-modelos', 'icone-rodape', 'para-musicos'],
]
const GROUPS = [
  ...['banner-home', 'banner-about-home', 'banners-categoria-home', 'payment-methods', 'social-network'],
  ...['security-seals', 'capas-de-disco'],
]
const SLUGS = ['trocas-e-devolucoes', 'formas-de-pagamento', 'prazos-e-entrega', 'garantia', 'seguranca']

/** Paths served by other pages of the shop. */
const ELSEWHERE = [
  '/',
  '/marcas',
  '/contato',
  '/lista',
  '/comparar',
  '/guias',
  '/oficina',
  '/ferramentas/tamanho',
  '/ferramentas/tensao',
  '/ferramentas/cordas',
  '/ferramentas/meu-instrumento',
  '/ferramentas/afinador',
  '/ferramentas/ouvir',
  '/ferramentas/canhotos',
  '/passaporte',
  '/minha-conta/trocas',
  '/checkout/acesso/',
  '/checkout/cadastro/',
  '/minha-conta/dados',
  '/minha-conta/pedido',
  '/minha-conta/favoritos',
  '/minha-conta/ensino',
]

test('every menu and banner group that the shop requires exists', () => {
  expect(
    menus()
      .map(({ hash }) => hash)
      .sort(),
  ).toEqual(MENUS.toSorted())
  expect(bannerGroups.map(({ hash }) => hash).sort()).toEqual(GROUPS.toSorted())
  expect(pages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining([...SLUGS, 'avaliacao-da-loja', 'central-de-atendimento']),
  )
})

test('settings, menus, pages and popups are valid', () => {
  expect(Settings.parse(DEMO_SETTINGS)).toEqual(DEMO_SETTINGS)
  for (const menu of menus()) expect(MenuInput.safeParse(menu).error).toBeUndefined()
  for (const page of pages) expect(PageInput.safeParse(page).error).toBeUndefined()
  for (const popup of popups) expect(PopupInput.safeParse(popup).error).toBeUndefined()
})

test('banner groups are valid once they have their pictures', () => {
  const picture = { arquivo: 'a'.repeat(24), largura: 1920, altura: 720 }
  const stored = bannerGroups.map(({ banners, ...group }) => ({
    ...group,
    banners: banners.map(({ dimensoes: { desktop, mobile }, ...banner }) => ({
      ...banner,
      dimensoes: { desktop: { ...desktop, ...picture }, mobile: mobile && { ...mobile, ...picture } },
    })),
  }))

  for (const group of stored) expect(BannerGroupInput.safeParse(group).error).toBeUndefined()
})

test('every banner names an existing drawing', () => {
  const drawings = bannerGroups
    .flatMap(({ banners }) => banners.flatMap(({ dimensoes: { desktop, mobile } }) => [desktop, mobile]))
    .flatMap((size) => (size && 'drawing' in size.picture ? [size.picture.drawing] : []))

  expect(drawings.filter((name) => !bannerNames.includes(name))).toEqual([])
})

test('every link leads to a page, a category or another part of the shop', () => {
  const links = [
    ...menus().flatMap((menu) => linksOf(menu.itens)),
    ...bannerGroups.flatMap(({ link, banners }) => [
      link,
      ...banners.flatMap(({ dimensoes }) => [dimensoes.desktop.link, dimensoes.mobile?.link]),
    ]),
    ...[...pages, ...popups].flatMap(({ html }) =>
      [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
    ),
  ].filter((link) => link?.startsWith('/'))
  const known = new Set([
    ...ELSEWHERE,
    ...pages.map(({ slug }) => `/pagina/${slug}`),
    ...CATEGORIES.map(({ caminho }) => `/${caminho}`),
  ])

  expect(links.length).toBeGreaterThan(150)
  expect([...new Set(links)].filter((link) => !known.has(link ?? ''))).toEqual([])
})

test('the main menu reaches every category, three levels deep', () => {
  const main = menus().find(({ hash }) => hash === 'main-menu')
  const links = new Set(linksOf(main?.itens ?? []))

  expect(CATEGORIES.filter(({ caminho }) => !links.has(`/${caminho}`))).toEqual([])
  expect(main?.itens.some(({ sub }) => sub?.some((second) => (second.sub ?? []).length > 0))).toBe(true)
})

test('parents come before their children, and pages have two levels', () => {
  pages.forEach(({ mae }, i) => {
    if (mae) expect(pages.slice(0, i).find(({ slug }) => slug === mae)?.mae ?? null).toBeNull()
    if (mae) expect(pages.slice(0, i).map(({ slug }) => slug)).toContain(mae)
  })
})

test.each(pages)('$slug survives sanitising unchanged', ({ html }) => {
  const words = html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length

  expect(words).toBeGreaterThanOrEqual(300)
  expect(words).toBeLessThanOrEqual(900)
  expect(html).not.toMatch(/\b(lorem|undefined|NaN|null)\b/)
  expect(tags(sanitizeHtml(html))).toEqual(tags(html))
})

test('icons are line drawings of 24 by 24 that survive sanitising unchanged', () => {
  const svgs = menus().flatMap(({ itens }) => itens.flatMap(({ svg }) => (svg ? [svg] : [])))

  expect(svgs.length).toBeGreaterThan(20)
  for (const svg of svgs) {
    expect(svg).toContain('viewBox="0 0 24 24"')
    expect(svg).toContain('stroke-width="1.5"')
    expect(svg).toContain('stroke="currentColor"')
    expect(tags(sanitizeSvg(svg))).toEqual(tags(svg))
  }
})

test('the company is invented: its CNPJ has valid check digits, its addresses are reserved domains', () => {
  const { cnpj, email, redesSociais } = DEMO_SETTINGS.loja
  const digits = [...cnpj.replace(/\D/g, '')].map(Number)
  const check = (length: number) => {
    const sum = digits
      .slice(0, length)
      .reduce((total, digit, i) => total + digit * (2 + ((length - 1 - i) % 8)), 0)
    return sum % 11 < 2 ? 0 : 11 - (sum % 11)
  }

  expect(digits).toHaveLength(14)
  expect([check(12), check(13)]).toEqual(digits.slice(12))
  expect(
    [email, ...redesSociais.map(({ url }) => new URL(url).hostname)].every((address) =>
      address.endsWith('lira.example'),
    ),
  ).toBe(true)
})

test('the delivery page states the days that the freight calculator returns', () => {
  const html = pages.find(({ slug }) => slug === 'prazos-e-entrega')?.html ?? ''
  const { frete } = DEMO_SETTINGS.sistema
  const statedDays = (destination: string) =>
    [...(html.split(`<td>${destination}</td>`)[1] ?? '').matchAll(/<td>(\d+)(?: a (\d+))? dias úteis<\/td>/g)]
      .slice(0, 2)
      .map(([, from, to]) => [Number(from), Number(to ?? from)])
  const days = (prefix: number, services: readonly string[]) =>
    freightTables()
      .filter(({ codigo }) => services.includes(codigo))
      .map(({ faixas }) => {
        // The narrower range takes precedence over the state's.
        const rows = faixas.filter(({ cepDe, cepAte }) => cepDe <= prefix * 1000 && prefix * 1000 <= cepAte)
        return Math.min(...rows.map(({ prazo }) => prazo)) + frete.diasPreparo
      })
      .toSorted((a, b) => a - b)

  const post = days(1310, ['pac', 'sedex'])
  const road = days(1310, ['transportadora'])
  expect(statedDays('São Paulo, capital')).toEqual([
    [post[0], post.at(-1)],
    [road[0], road[0]],
  ])
  const inland = days(13_010, ['pac', 'sedex'])
  expect(statedDays('Interior, litoral e Grande São Paulo')[0]).toEqual([inland[0], inland.at(-1)])
  expect(statedDays('Demais estados do Norte')).toHaveLength(2)
})

test('the payment page names every card brand that the form accepts', () => {
  const html = pages.find(({ slug }) => slug === 'formas-de-pagamento')?.html ?? ''

  expect(BRANDS_IN_ORDER.filter((brand) => !html.includes(BRAND_NAMES[brand]))).toEqual([])
  expect(html).toContain(brandsInWords())
})

test('pages, seals and benefits state the return period of the settings', () => {
  const days = returnDays(DEMO_SETTINGS.devolucao.dias)
  const texts = pages.map(({ slug, html }) => ({ slug, html: html.replace(/<[^>]+>/g, ' ') }))
  const seal = bannerGroups
    .find(({ hash }) => hash === 'security-seals')
    ?.banners.find(({ dimensoes }) => dimensoes.desktop.link === '/pagina/trocas-e-devolucoes')

  expect(seal?.nome).toBe(`Troca em ${days} dias`)
  expect(texts.find(({ slug }) => slug === 'perguntas-frequentes')?.html).toContain(
    `${days} dias corridos depois de receber`,
  )
  expect(texts.find(({ slug }) => slug === 'trocas-e-devolucoes')?.html).toContain(`Do 8º ao ${days}º dia`)
  // Seven days are named as the legal minimum, never as the whole period.
  expect(
    texts.filter(({ html }) => /pode desistir em (até )?7 dias/.test(html)).map(({ slug }) => slug),
  ).toEqual([])
})

test('no text promises left-handed variants that the catalogue does not have', () => {
  const html = pages.find(({ slug }) => slug === 'perguntas-frequentes')?.html ?? ''
  const leftHanded = products().filter(({ skus }) =>
    skus.some(({ atributos }) => atributos.simples.some(({ valor }) => valor === 'Canhoto')),
  )

  expect(new Set(leftHanded.map(({ categoria }) => categoria.split('/')[0]))).toEqual(new Set(['guitarras']))
  expect(leftHanded.filter(({ categoria }) => categoria.startsWith('guitarras/baixos'))).toEqual([])
  expect(html).toMatch(/Em guitarras, sim/)
  expect(html).toMatch(/Não temos violões, baixos nem violinos para canhotos/)
})

function linksOf(itens: readonly MenuItemDraft[]): string[] {
  return itens.flatMap(({ link, sub }) => [...(link ? [link] : []), ...linksOf(sub ?? [])])
}

/** The tags and words of a text, without attributes that sanitising may add or reorder. */
function tags(html: string): string[] {
  return [...html.matchAll(/<(\w+)/g)].map((match) => match[1] ?? '')
}
