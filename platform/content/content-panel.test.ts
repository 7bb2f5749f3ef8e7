import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PanelBannerGroup } from '#contract/content/banners.ts'
import type { InstitutionalPage } from '#contract/content/content.ts'
import type { HomeSection } from '#contract/content/home-sections.ts'
import type { PageForm, PanelPage } from '#contract/content/pages.ts'
import type { PanelPopup } from '#contract/content/popups.ts'
import { listChanges } from '#platform/infrastructure/audit/list-changes.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { saveMenu } from './menus/save-menu.ts'
import { nextContentChange } from './next-content-change.ts'
import { savePage } from './pages/save-page.ts'

let database: TestDatabase
let arquivo: string
let published: string[] = []
let stopListening = () => {}

beforeAll(async () => {
  database = await testDatabase()
  const listener = await database.pool.connect()
  listener.on('notification', ({ payload }) => void published.push(...(payload ?? '').split(' ')))
  await listener.query('listen tags')
  stopListening = () => listener.release(true)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30" width="40" height="30"/>'
  arquivo = await saveOriginal(database.db, testContext(database.db).storage, Buffer.from(svg))
})
afterAll(async () => {
  stopListening()
  await database.close()
})
beforeEach(async () => {
  await settled()
  published = []
})

describe('banners', () => {
  const banner = (nome: string, changes = {}) => ({
    nome,
    alt: 'Um violino',
    dimensoes: { desktop: { arquivo, largura: 1, altura: 1, link: '/violinos' } },
    ...changes,
  })

  test('a banner is shown within its dates, for its screens', async () => {
    await ask<PanelBannerGroup>('POST', '/banner-groups', { hash: 'natal', nome: 'Natal' })
    const saved = await ask<PanelBannerGroup>('PUT', '/banner-groups/natal', {
      nome: 'Natal',
      versao: 1,
      banners: [
        banner('sempre', { dispositivo: 'mobile' }),
        banner('dezembro', { dataInicial: '2026-12-01T03:00:00Z', dataFinal: '2026-12-26T03:00:00Z' }),
      ],
    })

    expect(saved).toMatchObject({ status: 200, body: { versao: 2 } })
    expect(await bannersAt('2026-11-30T12:00:00Z')).toEqual([{ nome: 'sempre', dispositivo: 'mobile' }])
    expect((await bannersAt('2026-12-01T03:00:00Z')).map(({ nome }) => nome)).toEqual(['sempre', 'dezembro'])
    await settled()
    expect(published).toContain('banner:natal')
    expect(await nextContentChange(database.db, new Date('2026-11-30T12:00:00Z'))).toEqual({
      em: new Date('2026-12-01T03:00:00Z'),
      tags: ['banner:natal'],
    })
    const { body: list } = await ask<{ itens: object[] }>('GET', '/banner-groups?busca=natal')
    expect(list.itens).toMatchObject([{ hash: 'natal', total: 2, noAr: 1, agendados: 1 }])
  })

  test('takes dimensions from the stored picture, and refuses an unknown picture', async () => {
    const { body } = await ask<PanelBannerGroup>('GET', '/banner-groups/natal')
    expect(body.banners[0]?.dimensoes.desktop).toMatchObject({ largura: 40, altura: 30 })

    const stray = banner('x', { dimensoes: { desktop: { arquivo: 'f'.repeat(24), largura: 9, altura: 9 } } })
    const refused = await ask('PUT', '/banner-groups/natal', { ...body, banners: [stray] })
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'banners.0.dimensoes.desktop.arquivo' }] } },
    })
  })

  test('refuses a save of an old version', async () => {
    const { body } = await ask<PanelBannerGroup>('GET', '/banner-groups/natal')
    await ask('PUT', '/banner-groups/natal', { ...body, titulo: 'Primeiro' })
    const second = await ask('PUT', '/banner-groups/natal', { ...body, titulo: 'Segundo' })

    expect(second).toMatchObject({
      status: 409,
      body: { code: 'VersaoAntiga', data: { versao: body.versao + 1, atual: { titulo: 'Primeiro' } } },
    })
  })

  test.each(['javascript:alert(1)', '//outro.example', 'data:text/html,x'])(
    'refuses a link to %s',
    async (link) => {
      const { body } = await ask<PanelBannerGroup>('GET', '/banner-groups/natal')
      const bad = banner('x', { dimensoes: { desktop: { arquivo, largura: 1, altura: 1, link } } })

      expect(await ask('PUT', '/banner-groups/natal', { ...body, banners: [bad] })).toMatchObject({
        status: 400,
      })
    },
  )

  test('refuses to delete a group that the home page shows, and deletes another', async () => {
    await ask('POST', '/banner-groups', { hash: 'banner-home', nome: 'Hero' })
    expect(await ask('DELETE', '/banner-groups/banner-home')).toMatchObject({
      status: 422,
      body: { code: 'CadastroInvalido' },
    })
    expect(await ask('DELETE', '/banner-groups/natal')).toMatchObject({ status: 200 })
    expect(await ask('GET', '/banner-groups/natal')).toMatchObject({ status: 404 })
  })

  async function bannersAt(em: string) {
    const { body } = await testApi<{ banners: { nome: string; dispositivo: string }[] }>(database.db)(
      'GET',
      '/showcase/banners/natal',
      { context: { now: new Date(em) } },
    )
    return body.banners.map(({ nome, dispositivo }) => ({ nome, dispositivo }))
  }
})

describe('popups', () => {
  const popup = { nivel: 'page', nome: 'Natal', tempo: 5, titulo: 'Natal', html: '<p>Oi</p>' }

  test('sanitizes a popup, shows it within its dates, and again to those who saw it when its text changed', async () => {
    const created = await ask<PanelPopup>('POST', '/popups', {
      ...popup,
      html: '<p onclick="x()">Oi<script>x</script></p><a href="javascript:x()">a</a>',
      dataInicial: '2026-12-01T03:00:00Z',
    })
    expect(created.body).toMatchObject({ html: '<p>Oi</p><a>a</a>', situacao: 'agendado', versao: 1 })
    expect(await shownAt('2026-11-30T12:00:00Z')).toBeNull()
    const first = await shownAt('2026-12-01T03:00:00Z')

    const { id } = created.body
    await ask('PUT', `/popups/${id}`, { ...popup, versao: 1, dataInicial: '2026-11-01T03:00:00Z' })
    const other = await shownAt('2026-12-01T03:00:00Z')
    expect(other?.id).not.toBe(first?.id)

    const named = await ask<PanelPopup>('PUT', `/popups/${id}`, { ...popup, versao: 2, nome: 'Outro' })
    expect(named.body).toMatchObject({ id, versao: 3 })
    expect((await shownAt('2026-12-01T03:00:00Z'))?.id).toBe(other?.id)
    await settled()
    expect(published).toContain('popup:page')
  })

  test('refuses an old version and a used name; a deleted popup is not shown', async () => {
    const { body: first } = await ask<PanelPopup>('POST', '/popups', { ...popup, nome: 'Um' })
    const { body: second } = await ask<PanelPopup>('POST', '/popups', { ...popup, nome: 'Dois' })

    expect(await ask('PUT', `/popups/${second.id}`, { ...popup, nome: 'Um', versao: 1 })).toMatchObject({
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'nome' }] } },
    })
    expect(await ask('PUT', `/popups/${first.id}`, { ...popup, nome: 'Um', versao: 7 })).toMatchObject({
      body: { code: 'VersaoAntiga' },
    })
    await ask('DELETE', `/popups/${first.id}`)
    await ask('DELETE', `/popups/${second.id}`)
    expect(await ask('GET', `/popups/${first.id}`)).toMatchObject({ status: 404 })
  })

  async function shownAt(em: string) {
    const { body } = await testApi<{ data: { id: number } | null }>(database.db)(
      'GET',
      '/struct/popup/page',
      {
        context: { now: new Date(em) },
      },
    )
    return body.data
  }
})

describe('pages', () => {
  const form: PageForm = {
    slug: 'oficina',
    mae: null,
    titulo: 'Oficina',
    resumo: 'O que fazemos',
    seo: null,
    indexar: true,
    rascunho: false,
    publicarEm: null,
    blocos: [{ id: 'a', tipo: 'titulo', texto: 'Luthieria', nivel: 2 }],
  }

  test('a page of blocks is in the shop at once, and safe in every kind of block', async () => {
    const html = '<p onclick="x()">Oi<script>x</script></p><a href="javascript:x()">a</a>'
    const created = await ask<PanelPage>('POST', '/pages', {
      ...form,
      blocos: [
        { id: 'a', tipo: 'titulo', texto: '<script>x</script>', nivel: 2 },
        { id: 'b', tipo: 'texto', html },
        { id: 'c', tipo: 'colunas', esquerda: html, direita: html },
        { id: 'd', tipo: 'perguntas', itens: [{ pergunta: '<b onclick=x>', resposta: html }] },
        {
          id: 'e',
          tipo: 'imagem',
          arquivo,
          largura: 1,
          altura: 1,
          alt: '" onerror="x',
          legenda: '',
          link: null,
        },
      ],
    })
    const { body } = await shopPage('oficina')

    expect(created).toMatchObject({ status: 200, body: { situacao: 'noAr', versao: 1 } })
    expect(body.conteudo.html).toBe(created.body.html)
    expect(body.conteudo.html).not.toMatch(/<script|<b |<[^>"]*("[^"]*"[^>"]*)* on\w+=|javascript:/)
    expect(body.conteudo.html).toContain(`<img src="/imagens/${arquivo}/960.jpg"`)
    expect(JSON.stringify(created.body.blocos)).not.toMatch(/javascript:|onclick=.x\(/)
    await settled()
    expect(published).toEqual(expect.arrayContaining(['pagina:oficina', 'paginas']))
  })

  test('a new address leaves a redirect, and moves the pages below', async () => {
    const { body: parent } = await ask<PanelPage>('POST', '/pages', { ...form, slug: 'guias' })
    await ask('POST', '/pages', { ...form, slug: 'guia-de-breu', mae: 'guias' })
    await ask('PUT', `/pages/${parent.id}`, { ...form, slug: 'guias-de-compra', versao: 1 })

    expect((await shopPage('guias')).body).toMatchObject({
      code: 'EnderecoMudou',
      data: { url: '/pagina/guias-de-compra' },
    })
    expect((await shopPage('guias-de-compra')).body.conteudo.filhas).toMatchObject([
      { url: '/pagina/guia-de-breu' },
    ])

    await ask('PUT', `/pages/${parent.id}`, { ...form, slug: 'guias', versao: 2 })
    expect((await shopPage('guias')).status).toBe(200)
    expect((await shopPage('guias-de-compra')).body).toMatchObject({ data: { url: '/pagina/guias' } })
  })

  test('a scheduled page is shown on its day, which the shop knows; a draft never', async () => {
    const { body } = await ask<PanelPage>('POST', '/pages', {
      ...form,
      slug: 'feira',
      publicarEm: '2027-01-10T12:00:00Z',
    })
    expect(body.situacao).toBe('agendada')
    expect((await shopPage('feira', '2027-01-10T11:59:59Z')).status).toBe(404)
    expect((await shopPage('feira', '2027-01-10T12:00:00Z')).status).toBe(200)
    expect(await nextContentChange(database.db, new Date('2027-01-01'))).toEqual({
      em: new Date('2027-01-10T12:00:00Z'),
      tags: ['pagina:feira', 'paginas'],
    })

    await ask('PUT', `/pages/${body.id}`, { ...form, slug: 'feira', rascunho: true, versao: 1 })
    expect((await shopPage('feira', '2027-02-01T12:00:00Z')).status).toBe(404)
    expect(await nextContentChange(database.db, new Date('2027-01-01'))).toBeNull()
  })

  test('refuses an old version, a used address, an impossible parent and a missing picture', async () => {
    const { body } = await ask<PanelPage>('POST', '/pages', { ...form, slug: 'recusas' })
    const save = (changes: object) =>
      ask('PUT', `/pages/${body.id}`, { ...form, slug: 'recusas', versao: 1, ...changes })
    const missing = {
      id: 'a',
      tipo: 'imagem',
      arquivo: 'f'.repeat(24),
      largura: 1,
      altura: 1,
      alt: '',
      legenda: '',
      link: null,
    }

    expect((await save({ versao: 9 })).body).toMatchObject({ code: 'VersaoAntiga', data: { versao: 1 } })
    expect((await save({ slug: 'oficina' })).body).toMatchObject({ code: 'EnderecoOcupado' })
    expect((await save({ mae: 'nenhuma' })).body).toMatchObject({ data: { campos: [{ campo: 'mae' }] } })
    expect((await save({ mae: 'recusas' })).body).toMatchObject({ data: { campos: [{ campo: 'mae' }] } })
    expect((await save({ mae: 'guia-de-breu' })).body).toMatchObject({ data: { campos: [{ campo: 'mae' }] } })
    expect((await save({ blocos: [missing] })).body).toMatchObject({
      data: { campos: [{ campo: 'blocos.0.arquivo' }] },
    })
    for (const html of ['', '<p></p>', '<p>&nbsp; <b> </b></p>'])
      expect((await save({ blocos: [{ id: 'a', tipo: 'texto', html }] })).body).toMatchObject({
        data: { campos: [{ campo: 'blocos.0.html' }] },
      })
  })

  test('an imported text stays editable; importing it again removes its blocks', async () => {
    await savePage(testContext(database.db), { slug: 'termos', titulo: 'Termos', html: '<p>Um</p>' })
    const { body: list } = await ask<{ itens: PanelPage[] }>('GET', '/pages')
    const id = list.itens.find(({ slug }) => slug === 'termos')?.id
    const { body } = await ask<PanelPage>('GET', `/pages/${id}`)
    expect(body).toMatchObject({ blocos: null, html: '<p>Um</p>' })

    const blocos = [{ id: 'a', tipo: 'texto', html: '<p>Dois</p>' }]
    await ask('PUT', `/pages/${id}`, { ...form, slug: 'termos', blocos, versao: body.versao })
    await savePage(testContext(database.db), { slug: 'termos', titulo: 'Termos', html: '<p>Três</p>' })
    expect((await ask<PanelPage>('GET', `/pages/${id}`)).body).toMatchObject({
      blocos: null,
      html: '<p>Três</p>',
      versao: body.versao + 2,
    })
  })

  test('reorders pages, and refuses to delete one with pages below it', async () => {
    const { body: list } = await ask<{ itens: PanelPage[] }>('GET', '/pages')
    const level = list.itens.filter(({ mae }) => mae === null).map(({ id }) => id)
    await ask('PUT', '/page-order', { ids: level.toReversed() })
    const { body: after } = await ask<{ itens: PanelPage[] }>('GET', '/pages')
    expect(after.itens.filter(({ mae }) => mae === null).map(({ id }) => id)).toEqual(level.toReversed())

    const guias = list.itens.find(({ slug }) => slug === 'guias')
    expect(await ask('DELETE', `/pages/${guias?.id}`)).toMatchObject({ body: { code: 'CadastroInvalido' } })
  })

  test('records a change in the audit log with the previous values', async () => {
    const context = await staffContext(database.db, 'dono')
    const { itens } = await listChanges(context, { pagina: 1, porPagina: 50, busca: '', tipo: 'pagina' })

    expect(itens.map(({ acao }) => acao)).toEqual(
      expect.arrayContaining(['pagina.criada', 'pagina.alterada']),
    )
    expect(itens.flatMap(({ mudancas }) => mudancas)).toContainEqual({
      campo: 'slug',
      antes: 'guias',
      depois: 'guias-de-compra',
    })
  })

  function shopPage(slug: string, em = '2026-11-21T12:00:00Z') {
    return testApi<InstitutionalPage>(database.db)('GET', `/url/page?url=/pagina/${slug}`, {
      context: { now: new Date(em) },
    })
  }
})

describe('home page', () => {
  type Home = { secoes: HomeSection[]; versao: number }
  const shown = async () =>
    (await testApi<{ secoes: HomeSection[] }>(database.db)('GET', '/url/home')).body.secoes

  test('moves, removes and adds sections; sanitizes texts', async () => {
    const { body } = await ask<Home>('GET', '/home-sections')
    const [hero, ...rest] = body.secoes
    const texto = { id: 'aviso', tipo: 'texto', titulo: 'Aviso', hash: null, ativa: true }
    const secoes = [
      { ...hero, ativa: false },
      { ...texto, html: '<p>Oi<script>x</script></p>' },
      ...rest.toReversed(),
    ]
    expect((await shown()).map(({ id }) => id)).toEqual(body.secoes.map(({ id }) => id))

    expect(await ask('PUT', '/home-sections', { secoes, versao: body.versao })).toMatchObject({ status: 200 })

    const after = await shown()
    expect(after[0]).toEqual({ id: 'aviso', tipo: 'texto', titulo: 'Aviso', hash: null, html: '<p>Oi</p>' })
    expect(after.slice(1).map(({ id }) => id)).toEqual(rest.toReversed().map(({ id }) => id))
    await settled()
    expect(published).toEqual(['inicio'])
    expect((await ask('PUT', '/home-sections', { secoes, versao: body.versao })).body).toMatchObject({
      code: 'VersaoAntiga',
    })
  })

  test('the hero stays on top, and an unknown banner group is refused', async () => {
    const { body } = await ask<Home>('GET', '/home-sections')
    const [hero, ...rest] = body.secoes
    const stray = { id: 'x', tipo: 'banners', titulo: '', hash: 'nenhum', html: '', ativa: true }

    expect(await ask('PUT', '/home-sections', { ...body, secoes: [...rest, hero] })).toMatchObject({
      status: 400,
    })
    expect(await ask('PUT', '/home-sections', { ...body, secoes: [...body.secoes, stray] })).toMatchObject({
      status: 422,
    })
  })
})

test("the shop's help consists of links, contact channels and notes", async () => {
  await saveMenu(testContext(database.db), {
    hash: 'help-popup',
    nome: 'Ajuda',
    itens: [{ label: 'Das 9h às 18h' }],
  })
  const { body } = await ask<{ versao: number; avisos: string[]; sugestoes: object[] }>('GET', '/help')
  expect(body).toMatchObject({ links: [], contatos: [], avisos: ['Das 9h às 18h'] })
  expect(body.sugestoes).toContainEqual({
    label: 'Conversar no WhatsApp',
    link: 'https://wa.me/5511900000001',
    svg: null,
  })

  const links = [
    { label: 'Garantia', link: '/pagina/garantia', svg: '<svg onload="x()"><path d="M0 0"/></svg>' },
  ]
  const contatos = [{ label: 'Fale', link: 'tel:+5511900000000', svg: null }]
  const form = { links, contatos, avisos: ['Segunda a sexta'], versao: body.versao }
  const saved = await ask<{ links: { svg: string }[] }>('PUT', '/help', form)
  expect(saved.body).toMatchObject({ contatos, avisos: ['Segunda a sexta'], versao: body.versao + 1 })
  expect(saved.body.links[0]?.svg).not.toContain('onload')
  expect(await ask('PUT', '/help', form)).toMatchObject({ status: 409 })
  await settled()
  expect(published).toContain('menu:help-popup')
})

test('returns help with more entries than the form accepts unchanged', async () => {
  const note = 'Atendemos de segunda a sexta. '.repeat(20).slice(0, 400)
  const itens = Array.from({ length: 25 }, (_, i) => ({
    label: `${i} ${note}`.slice(0, 400),
    link: '/contato',
  }))
  await saveMenu(testContext(database.db), { hash: 'help-popup', nome: 'Ajuda', itens })
  const { status, body } = await ask<{ links: object[] }>('GET', '/help')
  expect(status).toBe(200)
  expect(body.links).toHaveLength(25)
})

test('a read-only role can change nothing', async () => {
  const call = testAdminApi<{ code: string }>(database.db)

  expect((await call('GET', '/pages', { papel: 'leitura' })).status).toBe(200)
  const body = { hash: 'x', nome: 'X' }
  expect(await call('POST', '/banner-groups', { papel: 'leitura', body })).toMatchObject({
    body: { code: 'PermissaoNegada' },
  })
})

function ask<Body>(method: string, path: string, body?: unknown) {
  return testAdminApi<Body>(database.db)(method, path, { papel: 'catalogo', body })
}

/** Waits for notifications, which arrive on another connection: those sent before this query have arrived after it. */
async function settled() {
  await database.pool.query("select pg_notify('tags', 'fim')")
  while (published.at(-1) !== 'fim') await new Promise((resolve) => setImmediate(resolve))
  published.pop()
}
