import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bannerGroups as demoBanners } from '#demo/content/banner-groups.ts'
import { menus as demoMenus } from '#demo/content/menus.ts'
import { pages as demoPages } from '#demo/content/pages.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { SHOP_BANNERS } from '#platform/content/banners/shop-banners.ts'
import { SHOP_MENUS } from '#platform/content/menus/shop-menus.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { removeBannerGroup } from '../banners/change-banner-groups.ts'
import { getBanners } from '../banners/get-banners.ts'
import { getHome } from '../home/get-home.ts'
import { getFooterMenus } from '../menus/footer-menus.ts'
import { getMenu } from '../menus/get-menu.ts'
import { removeMenu } from '../menus/remove-menu.ts'
import { saveMenu } from '../menus/save-menu.ts'
import { removePage } from '../pages/change-pages.ts'
import { getPage } from '../pages/get-page.ts'
import { savePage } from '../pages/save-page.ts'
import { sanitizeHtml } from '../sanitize.ts'
import { ensureBasics } from '../settings/ensure-basics.ts'
import { saveSettings } from '../settings/save-settings.ts'
import { pages } from '../tables.ts'
import { SEED_OWN_MENU } from './seed-menus.ts'
import { SEED_PAGES } from './seed-pages.ts'

const HASHES = Object.keys(SHOP_MENUS)

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await ensureBasics(database)
})
afterAll(() => database.close())

describe('a new store', () => {
  test('has every menu, banner group and page that the shop names', async () => {
    const context = testContext(database.db)
    for (const hash of HASHES) expect((await getMenu(context, { hash })).menu).toBeInstanceOf(Array)
    for (const hash of Object.keys(SHOP_BANNERS))
      expect((await getBanners(context, { hash })).banners).toEqual([])
    for (const { slug, titulo } of SEED_PAGES)
      expect((await getPage(context, { url: `/pagina/${slug}` })).conteudo.titulo).toBe(titulo)
  })

  test('has a home page with everything that fills itself, whose texts name the store', async () => {
    const { secoes } = await getHome(testContext(database.db))

    expect(secoes.map(({ tipo }) => tipo)).toEqual([
      ...['hero', 'texto', 'atalhos', 'vitrine', 'vantagens', 'categorias', 'vitrine'],
      // What a shop for musicians knows, without a word of the merchant.
      ...['ferramentas', 'guias'],
      ...['sobre', 'vitrine', 'marcas'],
    ])
    expect(secoes.find(({ tipo }) => tipo === 'texto')?.titulo).toBe('Boas-vindas! Aqui é Lira')
  })

  test('leads to the workshop once it has one', async () => {
    const context = testContext(database.db)
    const links = async () => {
      const { menus } = await getFooterMenus(context)
      return menus.flatMap(({ menu }) => menu.map(({ link }) => link))
    }
    const setCounter = (open: boolean) =>
      database.pool.query(
        `insert into oficina (ajustes, alterado_em) values (jsonb_build_object('recebeNoBalcao', $1::boolean), now())
         on conflict (id) do update set ajustes = excluded.ajustes`,
        [open],
      )

    expect(await links()).not.toContain('/oficina')
    expect(await links()).toContain('/guias')
    await setCounter(true)
    expect(await links()).toContain('/oficina')
    await setCounter(false)
    await database.pool.query(
      `insert into servicos (nome, preco, minutos, criado_em, alterado_em) values ('Regulagem', 9000, 60, now(), now())`,
    )
    expect(await links()).toContain('/oficina')
    await database.pool.query('update servicos set ativo = false')
    expect(await links()).not.toContain('/oficina')
    // Saving a service, or how the workshop works, invalidates what has the menu.
    expect(context.noted).toContain('servicos')
  })

  test('shows no mark, whatever is missing, and follows its settings', async () => {
    const empty = { ...DEMO_SETTINGS, loja: { ...DEMO_SETTINGS.loja, cnpj: '', razaoSocial: '', email: '' } }
    for (const settings of [DEMO_SETTINGS, empty])
      for (const { slug } of SEED_PAGES) {
        const { conteudo } = await getPage(testContext(database.db, { settings }), { url: `/pagina/${slug}` })
        expect(JSON.stringify(conteudo)).not.toMatch(/\{\{|\[Preencha/)
      }
    const context = testContext(database.db, { settings: { ...DEMO_SETTINGS, devolucao: { dias: 45 } } })
    const { conteudo } = await getPage(context, { url: '/pagina/trocas-e-devolucoes' })
    expect(conteudo.html).toContain('<strong>45 dias</strong>')
    expect(context.noted).toContain('configuracao')
  })

  test('names the document that its seller has', async () => {
    const texts = async (cnpj: string) => {
      const settings = { ...DEMO_SETTINGS, loja: { ...DEMO_SETTINGS.loja, cnpj } }
      const found = SEED_PAGES.map(({ slug }) =>
        getPage(testContext(database.db, { settings }), { url: `/pagina/${slug}` }),
      )
      return JSON.stringify(await Promise.all(found))
    }
    const byPerson = await texts('529.982.247-25')

    expect(byPerson).toContain('CPF 529.982.247-25')
    // Buyers are asked for either.
    expect(byPerson).not.toMatch(/CNPJ \d/)
    expect(await texts('12.345.678/0001-95')).toContain('CNPJ 12.345.678/0001-95')
  })

  test('has the links of its help from the start', async () => {
    const { menu } = await getMenu(testContext(database.db), { hash: 'help-popup' })

    expect(menu.map(({ label }) => label)).toEqual([
      'Trocas e devoluções',
      'Formas de pagamento',
      'Prazos e entrega',
      'Garantia',
      DEMO_SETTINGS.loja.atendimento,
    ])
  })

  test('promises in menus only what applies to it', async () => {
    const { menu } = await getMenu(testContext(database.db), { hash: 'benefits-home' })
    // The tests' store has no payment provider: neither Pix discount nor instalments.
    expect(menu.map(({ label }) => label)).toEqual(['Frete grátis', '30 dias para devolver'])
  })
})

test('texts pass the sanitizer unchanged', () => {
  for (const { blocos } of SEED_PAGES)
    for (const block of blocos)
      if (block.tipo === 'texto') expect(sanitizeHtml(block.html)).toBe(withRel(block.html))
})

test('the demonstration store has all of it under the same names, so that its own takes its place', () => {
  expect(demoPages.map(({ slug }) => slug)).toEqual(
    expect.arrayContaining(SEED_PAGES.map(({ slug }) => slug)),
  )
  expect(demoMenus().map(({ hash }) => hash)).toEqual(expect.arrayContaining([...HASHES, SEED_OWN_MENU.hash]))
  expect(demoBanners.map(({ hash }) => hash)).toEqual(expect.arrayContaining(Object.keys(SHOP_BANNERS)))
})

test('what the merchant removed, emptied or renamed stays so', async () => {
  const { db } = database
  const owner = await staffContext(db, 'dono')
  const [page] = (await db.select().from(pages)).filter(({ slug }) => slug === 'garantia')
  await removePage(owner, { id: page!.id })
  await saveMenu(database, { hash: 'help-menu', nome: 'Suporte', itens: [] })
  await removeBannerGroup(owner, { hash: 'security-seals' })
  await removeMenu(owner, { hash: SEED_OWN_MENU.hash })

  await ensureBasics(database)

  const context = testContext(db)
  await expect(getPage(context, { url: '/pagina/garantia' })).rejects.toMatchObject({
    code: 'PaginaInexistente',
  })
  expect((await getMenu(context, { hash: 'help-menu' })).menu).toEqual([])
  expect((await getFooterMenus(context)).menus).toEqual([])
  await expect(getBanners(context, { hash: 'security-seals' })).rejects.toMatchObject({
    code: 'BannerInexistente',
  })
})

test('an existing store gets what it lacks, and nothing that it removed before', async () => {
  const older = await testDatabase()
  await saveSettings(older, DEMO_SETTINGS)
  await savePage(older, { slug: 'garantia', titulo: 'A nossa garantia', html: '<p>Nossa.</p>' })
  await savePage(older, { slug: 'seguranca', titulo: 'Segurança', html: '<p>Nossa.</p>' })
  const [security] = (await older.db.select().from(pages)).filter(({ slug }) => slug === 'seguranca')
  await removePage(await staffContext(older.db, 'dono'), { id: security!.id })

  await ensureBasics(older)

  const context = testContext(older.db)
  const page = (slug: string) => getPage(context, { url: `/pagina/${slug}` })
  expect((await page('garantia')).conteudo).toMatchObject({
    titulo: 'A nossa garantia',
    html: '<p>Nossa.</p>',
  })
  expect((await getFooterMenus(context)).menus.map(({ nome }) => nome)).toEqual(['Para músicos'])
  expect((await page('termos-de-uso')).conteudo.titulo).toBe('Termos de uso e de venda')
  await expect(page('seguranca')).rejects.toMatchObject({ code: 'PaginaInexistente' })
  // Its home page stays as it was.
  expect((await getHome(context)).secoes.map(({ tipo }) => tipo)).toContain('discos')
  await older.close()
})

test('a footer that the merchant has filled with columns gets no other', async () => {
  const full = await testDatabase()
  const names = ['A', 'B', 'C', 'D', 'E', 'F']
  for (const nome of names)
    await saveMenu(full, { hash: nome.toLowerCase(), nome, itens: [{ label: nome, link: '/' }] })

  await ensureBasics(full)

  expect((await getFooterMenus(testContext(full.db))).menus.map(({ nome }) => nome)).toEqual(names)
  await full.close()
})

function withRel(html: string): string {
  return html.replaceAll('target="_blank"', 'target="_blank" rel="noopener noreferrer"')
}
