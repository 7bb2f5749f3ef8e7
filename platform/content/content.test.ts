import { createRouterClient, safe } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { BannerDraft, BannerGroupDraft, PopupDraft } from '#contract/content/content-input.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { sampleCategory } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveBannerGroup } from './banners/save-banner-group.ts'
import { saveMenu } from './menus/save-menu.ts'
import { nextContentChange } from './next-content-change.ts'
import { listPages } from './pages/list-pages.ts'
import { savePage } from './pages/save-page.ts'
import { savePopup } from './popups/save-popup.ts'
import { contentRoutes } from './routes.ts'
import { loadSettings } from './settings/load-settings.ts'
import { saveSettings } from './settings/save-settings.ts'

let database: TestDatabase
let requestContext: ReturnType<typeof testContext>
let published: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  const listener = await database.pool.connect()
  listener.on('notification', ({ payload }) => void published.push(...(payload ?? '').split(' ')))
  await listener.query('listen tags')
  stopListening = () => listener.release(true)
})
afterAll(async () => {
  stopListening()
  await database.close()
})
beforeEach(async () => {
  requestContext = testContext(database.db)
  await settled()
  published = []
})

describe('menus', () => {
  test('a menu is returned as the tree that was saved, in order', async () => {
    await saveMenu(requestContext, {
      hash: 'main',
      nome: 'Principal',
      itens: [
        {
          label: 'Cordas',
          link: '/cordas',
          tipo: 'categoria',
          sub: [
            { label: 'Violino', link: '/cordas/violino', sub: [{ label: 'Mi', link: '/cordas/violino/mi' }] },
            { label: 'Viola', link: '/cordas/viola' },
          ],
        },
        { label: 'Marcas', link: '/marcas', destaque: true },
      ],
    })

    const { menu } = await shop().menu({ hash: 'main' })

    expect(menu).toMatchObject([
      {
        label: 'Cordas',
        link: '/cordas',
        rota: '/cordas',
        tipo: 'categoria',
        sub: [{ label: 'Violino', sub: [{ label: 'Mi', sub: [] }] }, { label: 'Viola' }],
      },
      { label: 'Marcas', destaque: true, target: '_self', sub: [] },
    ])
    expect(requestContext.noted).toContain('menu:main')
  })

  test('an entry of a category or page has its id, found by its link', async () => {
    const { id: cordas } = await saveCategory(database, sampleCategory('cordas'))
    const { id: violino } = await saveCategory(database, sampleCategory('cordas/violino'))
    await saveMenu(requestContext, {
      hash: 'ids',
      nome: 'Ids',
      itens: [
        {
          label: 'Cordas',
          link: '/cordas',
          tipo: 'categoria',
          sub: [{ label: 'Em oferta', link: '/cordas/violino?oferta=1', tipo: 'categoria' }],
        },
        { label: 'Sumida', link: '/sumida', tipo: 'categoria' },
        { label: 'Só um link', link: '/cordas' },
      ],
    })

    const { menu } = await shop().menu({ hash: 'ids' })

    expect(menu.map(({ idTipo }) => idTipo)).toEqual([cordas, null, null])
    expect(menu[0]?.sub[0]?.idTipo).toBe(violino)
    expect(requestContext.noted).toContain('categorias')
  })

  test('saving the same menu again changes nothing and invalidates nothing; a change does', async () => {
    const draft = { hash: 'ajuda', nome: 'Ajuda', itens: [{ label: 'Garantia', link: '/pagina/garantia' }] }

    expect(await saveMenu(requestContext, draft)).toBe(true)
    expect(await saveMenu(requestContext, draft)).toBe(false)
    await settled()
    expect(published).toEqual(['menu:ajuda'])

    expect(await saveMenu(requestContext, { ...draft, itens: [] })).toBe(true)
    expect(await shop().menu({ hash: 'ajuda' })).toEqual({ menu: [] })
    expect(await saveMenu(requestContext, { ...draft, itens: [] })).toBe(false)
  })

  test('a fourth level is refused, and the stored menu stays', async () => {
    await saveMenu(requestContext, { hash: 'fundo', nome: 'Fundo', itens: [{ label: 'Um' }] })
    const deep = {
      label: '1',
      sub: [{ label: '2', sub: [{ label: '3', sub: [{ label: '4' }] }] }],
    }

    expect(() => saveMenu(requestContext, { hash: 'fundo', nome: 'Fundo', itens: [deep] })).toThrow()
    expect(await shop().menu({ hash: 'fundo' })).toMatchObject({ menu: [{ label: 'Um' }] })
  })

  test.each(['javascript:alert(1)', '//outro.example/', 'data:text/html,oi'])(
    'refuses a link to %s',
    (link) => {
      expect(() =>
        saveMenu(requestContext, { hash: 'x', nome: 'X', itens: [{ label: 'X', link }] }),
      ).toThrow()
    },
  )

  test('an icon keeps its shapes and loses executable parts', async () => {
    const svg =
      '<svg viewBox="0 0 24 24" onload="alert(1)"><script>alert(1)</script><path d="M0 0h9" stroke="currentColor" onclick="x()"/><image href="https://x.example/a.png"/></svg>'
    await saveMenu(requestContext, { hash: 'icone', nome: 'Ícone', itens: [{ label: 'X', svg }] })

    const { menu } = await shop().menu({ hash: 'icone' })

    expect(menu[0]?.svg).toBe('<svg viewBox="0 0 24 24"><path d="M0 0h9" stroke="currentColor"></path></svg>')
  })

  test('an unknown menu is a 404, tagged so that it is invalidated when the menu is created', async () => {
    const { error } = await safe(shop().menu({ hash: 'nenhum' }))

    expect(error).toMatchObject({ code: 'MenuInexistente', status: 404 })
    expect(requestContext.noted).toContain('menu:nenhum')
  })

  test('an invalid menu name is a bad request', async () => {
    const { error } = await safe(shop().menu({ hash: "x'; drop table menus" }))

    expect(error).toMatchObject({ status: 400 })
  })
})

describe('banners', () => {
  const banner = (nome: string, dataInicial: string | null, dataFinal: string | null): BannerDraft => ({
    nome,
    alt: nome,
    dataInicial,
    dataFinal,
    dimensoes: { desktop: { arquivo: 'a'.repeat(24), largura: 1920, altura: 720 } },
  })
  const group = (hash: string, banners: BannerDraft[]): BannerGroupDraft => ({ hash, nome: hash, banners })
  const names = async (hash: string, now: string) =>
    (await shop({ now: new Date(now) }).banners({ hash })).banners.map(({ nome }) => nome)

  test('a group contains only banners that are valid now', async () => {
    await saveBannerGroup(
      requestContext,
      group('validade', [
        banner('sempre', null, null),
        banner('natal', '2026-12-01T03:00:00Z', '2026-12-26T03:00:00Z'),
        banner('passado', null, '2026-11-01T03:00:00Z'),
      ]),
    )

    expect(await names('validade', '2026-10-31T12:00:00Z')).toEqual(['sempre', 'passado'])
    expect(await names('validade', '2026-12-01T02:59:59.999Z')).toEqual(['sempre'])
    expect(await names('validade', '2026-12-01T03:00:00Z')).toEqual(['sempre', 'natal'])
    expect(await names('validade', '2026-12-26T03:00:00Z')).toEqual(['sempre'])
  })

  test('the next change is the nearest start or end, with all groups that change then', async () => {
    const { db } = database
    await saveBannerGroup(
      requestContext,
      group('a', [banner('x', '2030-01-10T00:00:00Z', '2030-01-20T00:00:00Z')]),
    )
    await saveBannerGroup(requestContext, group('b', [banner('x', null, '2030-01-20T00:00:00Z')]))

    expect(await nextContentChange(db, new Date('2030-01-01'))).toEqual({
      em: new Date('2030-01-10T00:00:00Z'),
      tags: ['banner:a'],
    })
    expect(await nextContentChange(db, new Date('2030-01-10'))).toEqual({
      em: new Date('2030-01-20T00:00:00Z'),
      tags: ['banner:a', 'banner:b'],
    })
    expect(await nextContentChange(db, new Date('2030-01-20'))).toBeNull()
  })

  test('a picture is returned in its default size, with dimensions and alternative text', async () => {
    await saveBannerGroup(requestContext, {
      ...group('foto', []),
      titulo: 'Destaques',
      banners: [
        {
          ...banner('hero', null, null),
          dimensoes: {
            desktop: {
              arquivo: 'f'.repeat(24),
              largura: 1920,
              altura: 720,
              link: '/violinos',
              parametrosAdicionais: { titulo: 'Violinos', botao: 'Ver' },
            },
          },
        },
      ],
    })

    expect(await shop().banners({ hash: 'foto' })).toMatchObject({
      vitrine: { hash: 'foto', titulo: 'Destaques', nivel: 'home' },
      banners: [
        {
          dataInicial: null,
          dimensoes: {
            desktop: {
              imagem: `/imagens/${'f'.repeat(24)}/640.jpg`,
              imagemOriginal: `/imagens/${'f'.repeat(24)}/1920.jpg`,
              largura: 1920,
              link: '/violinos',
              parametrosAdicionais: { titulo: 'Violinos', botao: 'Ver' },
            },
            mobile: null,
          },
        },
      ],
    })
    expect(requestContext.noted).toContain('banner:foto')
  })

  test('saving again keeps ids and invalidates nothing; omitted banners are deleted; the order is kept', async () => {
    const both = group('troca', [banner('um', null, null), banner('dois', null, null)])
    expect(await saveBannerGroup(requestContext, both)).toBe(true)
    const before = await shop().banners({ hash: 'troca' })

    expect(await saveBannerGroup(requestContext, both)).toBe(false)
    expect(await shop().banners({ hash: 'troca' })).toEqual(before)

    const turned = group('troca', [banner('três', null, null), banner('um', null, null)])
    expect(await saveBannerGroup(requestContext, turned)).toBe(true)
    const after = await shop().banners({ hash: 'troca' })
    expect(after.banners.map(({ nome }) => nome)).toEqual(['três', 'um'])
    expect(after.banners[1]?.id).toBe(before.banners[0]?.id)

    expect(await saveBannerGroup(requestContext, group('troca', []))).toBe(true)
    expect((await shop().banners({ hash: 'troca' })).banners).toEqual([])
    await settled()
    expect(published).toEqual(['banner:troca', 'banner:troca', 'banner:troca'])
  })

  test('refuses two banners with one name, and an end before the start', () => {
    const twice = group('x', [banner('um', null, null), banner('um', null, null)])
    const backwards = group('x', [banner('um', '2026-12-02T00:00:00Z', '2026-12-01T00:00:00Z')])

    expect(() => saveBannerGroup(requestContext, twice)).toThrow(refusalFor('mesmo nome'))
    expect(() => saveBannerGroup(requestContext, backwards)).toThrow(refusalFor('depois do começo'))
  })

  test('an unknown group is a 404', async () => {
    const { error } = await safe(shop().banners({ hash: 'nenhum' }))

    expect(error).toMatchObject({ code: 'BannerInexistente', status: 404 })
  })
})

describe('institutional pages', () => {
  beforeAll(async () => {
    const { db } = database
    await savePage(
      { db },
      { slug: 'central', titulo: 'Central', resumo: 'Fale com a gente', html: '<p>Oi</p>' },
    )
    await savePage({ db }, { slug: 'sobre', titulo: 'Sobre', html: '<p>Oi</p>', posicao: 9 })
    await savePage({ db }, { slug: 'garantia', mae: 'central', titulo: 'Garantia', html: '<p>90 dias</p>' })
    await savePage(
      { db },
      { slug: 'trocas', mae: 'central', titulo: 'Trocas', html: '<p>7 dias</p>', posicao: 1 },
    )
  })

  test('a page has its neighbours and the pages below it', async () => {
    const { estrutura, conteudo } = await shop().page({ url: '/pagina/central' })

    expect(conteudo).toMatchObject({
      slug: 'central',
      html: '<p>Oi</p>',
      irmas: [{ titulo: 'Sobre', url: '/pagina/sobre' }],
      filhas: [
        { titulo: 'Garantia', url: '/pagina/garantia', resumo: '' },
        { titulo: 'Trocas', url: '/pagina/trocas', resumo: '' },
      ],
    })
    expect(estrutura).toMatchObject({
      nivel: 'pagina',
      seo: {
        title: 'Central | Lira',
        description: 'Fale com a gente',
        canonical: '/pagina/central',
        indexar: true,
      },
    })
  })

  test('a page below another names it in the breadcrumb and in the structured data', async () => {
    const { estrutura, conteudo } = await shop().page({ url: '/pagina/garantia?utm_source=x' })

    expect(estrutura.breadcrumb.map(({ label }) => label)).toEqual(['Início', 'Central', 'Garantia'])
    expect(estrutura.dadosEstruturados).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, { item: 'http://loja.test/pagina/central' }, {}] },
    ])
    expect(conteudo.irmas).toEqual([{ titulo: 'Trocas', url: '/pagina/trocas' }])
    expect(requestContext.noted).toEqual(new Set(['pagina:garantia', 'configuracao', 'pagina:central']))
  })

  test('an old address below the parent redirects to the page', async () => {
    const { error } = await safe(shop().page({ url: '/pagina/central/garantia' }))

    expect(error).toMatchObject({ code: 'EnderecoMudou', data: { url: '/pagina/garantia' } })
  })

  test.each(['/pagina/nenhuma', '/pagina/', '/central', '/pagina/a/b/central'])(
    '%s is a 404',
    async (url) => {
      const { error } = await safe(shop().page({ url }))

      expect(error).toMatchObject({ code: 'PaginaInexistente', status: 404 })
    },
  )

  test('a text loses scripts, handlers and foreign frames, and keeps tables and details', async () => {
    const html =
      '<h1>Título</h1><p onclick="x()">Oi<script>alert(1)</script></p><iframe src="https://x.example"></iframe><a href="javascript:x()">a</a><a href="https://x.example" target="_blank">b</a><table><tr><th scope="col">A</th></tr></table><details><summary>S</summary>D</details>'
    await savePage(requestContext, { slug: 'suja', titulo: 'Suja', html })

    const { conteudo } = await shop().page({ url: '/pagina/suja' })

    expect(conteudo.html).toBe(
      '<h2>Título</h2><p>Oi</p><a>a</a><a href="https://x.example" target="_blank" rel="noopener noreferrer">b</a><table><tr><th scope="col">A</th></tr></table><details><summary>S</summary>D</details>',
    )
  })

  test('a change invalidates the page and its level; saving the same invalidates nothing', async () => {
    const draft = { slug: 'prazos', mae: 'central', titulo: 'Prazos', html: '<p>2 dias</p>' }

    expect(await savePage(requestContext, draft)).toBe(true)
    expect(await savePage(requestContext, draft)).toBe(false)
    await settled()
    expect(published).toEqual(['pagina:prazos', 'pagina:central'])

    expect(await savePage(requestContext, { ...draft, mae: null })).toBe(true)
    await settled()
    expect(published.slice(2)).toEqual(['pagina:prazos', 'pagina:central', 'paginas'])
  })

  test('refuses a page below an unknown one, below itself, or on a third level', async () => {
    const draft = { slug: 'nova', titulo: 'Nova', html: '' }

    await expect(savePage(requestContext, { ...draft, mae: 'nenhuma' })).rejects.toMatchObject({
      code: 'CadastroInvalido',
    })
    expect(() => savePage(requestContext, { ...draft, mae: 'nova' })).toThrow()
    await expect(savePage(requestContext, { ...draft, mae: 'garantia' })).rejects.toThrow()
  })

  test('the sitemap gets the indexable pages', async () => {
    await savePage(requestContext, { slug: 'rascunho', titulo: 'Rascunho', html: '', indexar: false })

    const urls = (await listPages(requestContext)).map(({ url }) => url)

    expect(urls).toContain('/pagina/garantia')
    expect(urls).not.toContain('/pagina/rascunho')
  })
})

describe('popups', () => {
  const draft: PopupDraft = { nivel: 'home', nome: 'Oi', tempo: 20, titulo: 'Oi', html: '<p>Oi</p>' }
  const shown = async (nivel: 'home' | 'detail' | 'page', now = requestContext.now) =>
    (await shop({ now }).popup({ nivel })).data?.titulo

  test('a popup is sanitized; saving it again invalidates nothing; an inactive one is not returned', async () => {
    expect(await shop().popup({ nivel: 'home' })).toEqual({ data: null })

    expect(await savePopup(requestContext, { ...draft, html: '<p>Oi</p><script>x</script>' })).toBe(true)
    expect(await savePopup(requestContext, draft)).toBe(false)
    expect(await shop().popup({ nivel: 'home' })).toMatchObject({
      data: { tempo: 20, titulo: 'Oi', html: '<p>Oi</p>' },
    })

    expect(await savePopup(requestContext, { ...draft, ativo: false })).toBe(true)
    expect(await shop().popup({ nivel: 'home' })).toEqual({ data: null })
    expect(requestContext.noted).toContain('popup:home')
    await settled()
    expect(published).toEqual(['popup:home', 'popup:home'])
  })

  test('a new text gets a new id, for those who have seen the popup; new dates keep it', async () => {
    const idOf = async () => (await shop().popup({ nivel: 'home' })).data?.id
    await savePopup(requestContext, draft)
    const first = await idOf()
    await savePopup(requestContext, { ...draft, tempo: 5, dataInicial: '2026-11-01T03:00:00Z' })
    expect(await idOf()).toBe(first)
    await savePopup(requestContext, { ...draft, titulo: 'Olá' })

    expect(await idOf()).not.toBe(first)
  })

  test('of several valid popups, the one that started last is returned', async () => {
    const page: PopupDraft = { ...draft, nivel: 'page', titulo: 'sempre' }
    await savePopup(requestContext, page)
    await savePopup(requestContext, {
      ...page,
      nome: 'Natal',
      titulo: 'natal',
      dataInicial: '2026-12-01T03:00:00Z',
      dataFinal: '2026-12-26T03:00:00Z',
    })

    expect(await shown('page', new Date('2026-12-01T02:59:59Z'))).toBe('sempre')
    expect(await shown('page', new Date('2026-12-01T03:00:00Z'))).toBe('natal')
    expect(await shown('page', new Date('2026-12-26T03:00:00Z'))).toBe('sempre')
  })

  test('a popup for one device is returned to that device only', async () => {
    await savePopup(requestContext, { ...draft, nivel: 'detail', dispositivo: 'mobile' })

    expect(await shop().popup({ nivel: 'detail' })).toEqual({ data: null })
    expect(await shop().popup({ nivel: 'detail', dispositivo: 'mobile' })).toMatchObject({
      data: { titulo: 'Oi' },
    })
  })

  test('refuses an end before the start', () => {
    const backwards = { dataInicial: '2026-12-02T00:00:00Z', dataFinal: '2026-12-01T00:00:00Z' }

    expect(() => savePopup(requestContext, { ...draft, ...backwards })).toThrow(
      refusalFor('depois do começo'),
    )
  })
})

describe('settings and home', () => {
  test('settings are stored once, and invalidated only by a change', async () => {
    expect(await loadSettings(database.db)).toBeNull()

    expect(await saveSettings(requestContext, DEMO_SETTINGS)).toBe(true)
    expect(await saveSettings(requestContext, DEMO_SETTINGS)).toBe(false)
    expect(await loadSettings(database.db)).toEqual(DEMO_SETTINGS)
    await settled()
    expect(published).toEqual(['configuracao'])
    expect(await shop().settings()).toEqual(DEMO_SETTINGS)
  })

  test('the home page describes the store and its search', async () => {
    const { estrutura } = await shop().home()

    expect(estrutura.seo).toMatchObject({ canonical: '/', indexar: true, title: DEMO_SETTINGS.seo.title })
    expect(estrutura.dadosEstruturados).toMatchObject([
      {
        '@type': ['Organization', 'OnlineStore'],
        taxID: '12.345.678/0001-95',
        telephone: '+5511900000000',
        hasMerchantReturnPolicy: { merchantReturnDays: 30 },
      },
      {
        '@type': 'WebSite',
        potentialAction: { target: { urlTemplate: 'http://loja.test/busca?q={search_term_string}' } },
      },
    ])
    expect(requestContext.noted).toEqual(new Set(['aparencia', 'configuracao', 'inicio']))
  })

  test('the platform answers a ping', async () => {
    expect(await shop().ping()).toEqual({ sucesso: true })
  })
})

let stopListening = () => {}

const shop = (changes: { now?: Date } = {}) =>
  createRouterClient(contentRoutes, { context: { ...requestContext, ...changes } })

/** Waits for notifications, which arrive on another connection: those sent before this query have arrived after it. */
async function settled() {
  await database.pool.query("select pg_notify('tags', 'fim')")
  while (published.at(-1) !== 'fim') await new Promise((resolve) => setImmediate(resolve))
  published.pop()
}

/** A refusal of invalid input, with its reason. */
function refusalFor(reason: string) {
  return expect.objectContaining({
    code: 'CadastroInvalido',
    data: { motivo: expect.stringContaining(reason) },
  })
}
