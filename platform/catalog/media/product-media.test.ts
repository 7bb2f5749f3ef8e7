import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductMedia, SoundInput, StoredSound } from '#contract/content/product-media.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { productsJobs } from '#platform/catalog/products-jobs.ts'
import { storageJobs } from '#platform/infrastructure/storage/jobs.ts'
import { mp3 } from '#platform/infrastructure/storage/media/media.fixtures.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { purgeUnused } from '#platform/infrastructure/storage/purge-unused.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { getProduct } from '../product/page/get-product.ts'

type Answer = ProductMedia & { id: number; code: string; data: { atual: ProductMedia } }

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'cordas/cordas-para-violino',
    instrumento: 'guitarra',
    campos: ['1ª', '2ª', '3ª'].map((label) => sampleField({ label, tipo: 'corda' })),
  })
  call = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

describe('the sounds of a product', () => {
  test('are heard on its page in their order, and named in its structured data', async () => {
    const id = await product('com-sons')
    const [mi, la] = [await sent(659), await sent(440)]
    const { status, body } = await save(id, [sound('2ª corda, Lá4', la, 2), sound('1ª corda, Mi5', mi, 1)])

    expect(status).toBe(200)
    expect(body.sons.map(({ titulo }) => titulo)).toEqual(['2ª corda, Lá4', '1ª corda, Mi5'])
    const { conteudo, estrutura } = await page('com-sons')
    expect(conteudo.sons).toMatchObject([
      { titulo: '2ª corda, Lá4', corda: 2, url: `/arquivos/${la}`, sintetizado: false },
      { titulo: '1ª corda, Mi5', corda: 1, url: `/arquivos/${mi}` },
    ])
    expect(JSON.stringify(estrutura.dadosEstruturados)).toContain(
      `"contentUrl":"http://loja.test/arquivos/${la}"`,
    )
  })

  test('are replaced, and gone from its page', async () => {
    const id = await product('sem-sons')
    const { body } = await save(id, [sound('Acorde', await sent(330))])
    await save(id, [], body.versao)

    expect((await page('sem-sons')).conteudo.sons).toEqual([])
  })

  test('survive a change of the product by the form or an import', async () => {
    const id = await product('alterado')
    await save(id, [sound('Acorde', await sent(331))])
    await saveProduct(database, { ...sampleProduct('alterado'), nome: 'Outro nome' })

    expect((await page('alterado')).conteudo.sons).toHaveLength(1)
  })

  test('are removed with the product, and their files after thirty days', async () => {
    const id = await product('efemero')
    const arquivo = await sent(332)
    const context = testContext(database.db)
    await save(id, [sound('Acorde', arquivo)])
    await night(0)
    await night(31)
    expect(await context.storage.read(`arquivos/${arquivo}`)).not.toBeNull()

    await database.pool.query('delete from produtos where id = $1', [id])
    await night(32)
    await night(63)
    expect(await context.storage.read(`arquivos/${arquivo}`)).toBeNull()
  })

  test('are not saved over those of somebody else', async () => {
    const id = await product('disputado')
    const { body } = await save(id, [sound('Acorde', await sent(333))])
    const stale = await save(id, [], body.versao - 1)

    expect([stale.status, stale.body.code]).toEqual([409, 'VersaoAntiga'])
    expect(stale.body.data.atual.sons).toHaveLength(1)
  })

  test('are of different passages, have a title, and were sent', async () => {
    const id = await product('errado')
    const [one, other] = [await sent(500), await sent(501)]

    expect((await save(id, [sound('Mi 5', one), sound('mi 5', other)])).status).toBe(400)
    expect((await save(id, [sound(' ', one)])).status).toBe(400)
    expect((await save(id, [sound('Mi', `${'0'.repeat(24)}.mp3`)])).body).toMatchObject({
      code: 'ReferenciaInexistente',
      data: { campo: 'sons' },
    })
    expect((await page('errado')).conteudo.sons).toEqual([])
  })

  test('are edited by staff with the permission only', async () => {
    const id = await product('alheio')
    for (const papel of ['leitura', 'atendimento'] as const)
      expect(
        (await call('PUT', `/products/${id}/media`, { papel, body: { versao: 1, sons: [], giro: [] } }))
          .status,
      ).toBe(403)
  })
})

describe('the turn of a product', () => {
  test('is on its page in its order, and gone once it is removed', async () => {
    const id = await product('girado')
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(n)))
    const { status, body } = await save(id, [], undefined, pictures)

    expect(status).toBe(200)
    expect(body.giro.map(({ arquivo }) => arquivo)).toEqual(pictures)
    expect((await page('girado')).conteudo.giro).toEqual({
      imagens: pictures.map((hash) => `/imagens/${hash}/640.jpg`),
      largura: 10,
      altura: 10,
    })
    await save(id, [])
    expect((await page('girado')).conteudo.giro).toBeNull()
  })

  test('is copied with the product, and its sounds are', async () => {
    const id = await product('original')
    const pictures = await Promise.all(Array.from({ length: 8 }, (_, n) => picture(n)))
    await save(id, [sound('Acorde', await sent(333))], undefined, pictures)
    const copy = await call('POST', `/products/${id}/duplicate`, { papel: 'catalogo' })

    const { body } = await call('GET', `/products/${copy.body.id}/media`, { papel: 'catalogo' })
    expect(body.giro.map(({ arquivo }) => arquivo)).toEqual(pictures)
    expect(body.sons).toMatchObject([{ titulo: 'Acorde' }])
  })

  test('has at least eight pictures, which were sent', async () => {
    const id = await product('meio-giro')
    const pictures = await Promise.all(Array.from({ length: 7 }, (_, n) => picture(n)))

    expect((await save(id, [], undefined, pictures)).status).toBe(400)
    expect((await save(id, [], undefined, [...pictures, '0'.repeat(24)])).body).toMatchObject({
      code: 'ReferenciaInexistente',
      data: { campo: 'giro' },
    })
  })
})

describe('the sounds of a set of strings', () => {
  test('are computed from its sheet, and are the same each time', async () => {
    const id = await stringSet('jogo-010')
    const { body: before } = await call('GET', `/products/${id}/media`, { papel: 'catalogo' })
    const [first, again] = [await computed(id), await computed(id)]

    expect(before.fichaDeCordas).toBe(true)
    expect(first.status).toBe(200)
    expect(first.body.sons.map(({ titulo, corda, sintetizado }) => [titulo, corda, sintetizado])).toEqual([
      ['Cordas soltas da guitarra', null, true],
      ['1ª corda, Mi4', 1, true],
      ['2ª corda, Si3', 2, true],
      ['3ª corda, Sol3', 3, true],
    ])
    expect(again.body.sons).toEqual(first.body.sons)
    // Some 5 kB a second.
    for (const { bytes, segundos } of first.body.sons) expect(bytes / segundos).toBeLessThan(6_000)
  })

  test('are not the product’s before they are saved', async () => {
    const id = await stringSet('jogo-011')
    const { body } = await computed(id)
    expect((await page('jogo-011')).conteudo.sons).toEqual([])

    await save(
      id,
      body.sons.map(({ arquivo, titulo, corda, sintetizado }) => ({ arquivo, titulo, corda, sintetizado })),
    )
    expect((await page('jogo-011')).conteudo.sons).toHaveLength(4)
  })

  test('follow the sheet once it is another one, and recorded ones stay', async () => {
    const id = await stringSet('jogo-012')
    const { sons } = (await computed(id)).body
    const recorded = sound('Escala de Mi', await sent(330))
    await save(id, [
      recorded,
      ...sons.map(({ arquivo, titulo, corda, sintetizado }) => ({ arquivo, titulo, corda, sintetizado })),
    ])

    await stringSet('jogo-012', ['E4 · .010 · Aço', 'B3 · .015 · Aço'])
    await runWaitingJobs(productsJobs, testContext(database.db), openMailbox())

    const now = (await page('jogo-012')).conteudo.sons
    expect(now.map(({ titulo }) => titulo)).toEqual([
      'Escala de Mi',
      'Cordas soltas da guitarra',
      '1ª corda, Mi4',
      '2ª corda, Si3',
    ])
    const files = now.map(({ url }) => url)
    expect([files[0], files[2]]).toEqual([fileUrl(recorded.arquivo), sons[1]?.url])
    for (const n of [0, 2]) expect(files).not.toContain(sons[n]?.url)
  })

  test('are refused to a product whose sheet describes no strings', async () => {
    const id = await product('estojo')

    expect((await call('GET', `/products/${id}/media`, { papel: 'catalogo' })).body.fichaDeCordas).toBe(false)
    expect((await call('POST', `/products/${id}/media/computed`, { papel: 'catalogo' })).body.code).toBe(
      'CadastroInvalido',
    )
  })
})

async function product(slug: string): Promise<number> {
  return (await saveProduct(database, sampleProduct(slug))).id
}

async function stringSet(
  slug: string,
  strings = ['E4 · .010 · Aço', 'B3 · .013 · Aço', 'G3 · .017 · Aço'],
): Promise<number> {
  const caracteristicas = strings.map((valor, i) => ({ label: `${i + 1}ª`, valor, filtro: false }))

  return (await saveProduct(database, { ...sampleProduct(slug), caracteristicas })).id
}

function picture(n: number): Promise<string> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><path d="M0 0h${n + 1}v1z"/></svg>`

  return saveOriginal(database.db, testContext(database.db).storage, Buffer.from(svg))
}

function sound(titulo: string, arquivo: string, corda: number | null = null): SoundInput {
  return { titulo, arquivo, corda, sintetizado: false }
}

async function sent(hertz: number): Promise<string> {
  const form = new FormData()
  form.set('arquivo', new File([new Uint8Array(await mp3(0.3, hertz))], 'som.mp3'))
  const upload = testAdminApi<{ arquivo: string }>(database.db)

  return (await upload('POST', '/sounds', { papel: 'catalogo', form })).body.arquivo
}

/** Without `versao`, at the product's current one. */
async function save(id: number, sons: SoundInput[], versao?: number, giro: string[] = []) {
  const current = versao ?? (await call('GET', `/products/${id}/media`, { papel: 'catalogo' })).body.versao

  return call('PUT', `/products/${id}/media`, { papel: 'catalogo', body: { versao: current, sons, giro } })
}

function computed(id: number) {
  const compute = testAdminApi<{ sons: StoredSound[]; code: string }>(database.db)

  return compute('POST', `/products/${id}/media/computed`, { papel: 'catalogo' })
}

function page(slug: string) {
  return getProduct(testContext(database.db), { url: `/${slug}` })
}

async function night(days: number) {
  const now = new Date(Date.parse('2026-11-21T07:20:00Z') + days * 24 * 60 * 60 * 1000)

  await purgeUnused({ db: database.db, now })
  await runWaitingJobs(storageJobs, testContext(database.db), openMailbox())
}
