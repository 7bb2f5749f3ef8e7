import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelProduct } from '#contract/catalog/products.ts'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { video } from '#platform/infrastructure/storage/media/media.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { getProduct } from '../page/get-product.ts'
import { saveProduct } from './save-product.ts'

type Answer = PanelProduct & { code: string; data: { atual: PanelProduct } }

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  call = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

describe('the files of a product', () => {
  test('appear on its page in their order, under their names', async () => {
    const product = await createdProduct('com-manuais')
    const [manual, medidas] = [await sent('manual'), await sent('medidas')]
    const arquivos = [
      { nome: 'Tabela de medidas', arquivo: medidas },
      { nome: 'Manual do usuário', arquivo: manual },
    ]
    const { status, body } = await save(product, { arquivos })

    expect(status).toBe(200)
    expect(body).toMatchObject({ versao: product.versao + 1, arquivos })
    expect(await inShop('com-manuais')).toEqual([
      { nome: 'Tabela de medidas', url: `/arquivos/${medidas}` },
      { nome: 'Manual do usuário', url: `/arquivos/${manual}` },
    ])
    await save(body, { arquivos: arquivos.toReversed() })
    expect((await inShop('com-manuais')).map(({ nome }) => nome)).toEqual([
      'Manual do usuário',
      'Tabela de medidas',
    ])
  })

  test('invalidate its page and are audited', async () => {
    const product = await createdProduct('com-rastro')
    const arquivos = [{ nome: 'Manual', arquivo: await sent('rastro') }]
    const listener = await database.pool.connect()
    const notified: string[] = []
    listener.on('notification', ({ payload }) => notified.push(...(payload ?? '').split(' ')))
    await listener.query('listen tags')
    await save(product, { arquivos })
    await listener.query('select 1')
    listener.release(true)

    expect(notified).toContain(`produto:${product.id}`)
    const audit = testAdminApi<{ itens: AuditEntry[] }>(database.db)
    const { itens } = (await audit('GET', '/audit', { papel: 'dono' })).body
    expect(itens.find(({ alvo }) => alvo.id === String(product.id))).toMatchObject({
      acao: 'produto.alterado',
      mudancas: [{ campo: 'arquivos', antes: [], depois: arquivos }],
    })
  })

  test('changed by somebody else are returned when the save is refused', async () => {
    const product = await createdProduct('disputado')
    const arquivos = [{ nome: 'Manual', arquivo: await sent('disputado') }]
    await save(product, { arquivos })
    const { status, body } = await save(product, { nome: 'Outro nome' })

    expect(status).toBe(409)
    expect(body).toMatchObject({ code: 'VersaoAntiga', data: { atual: { arquivos } } })
  })

  test('are copied with the product', async () => {
    const product = await createdProduct('original')
    const arquivos = [{ nome: 'Manual', arquivo: await sent('copiado') }]
    await save(product, { arquivos })
    const { body } = await call('POST', `/products/${product.id}/duplicate`, { papel: 'catalogo' })

    expect((await call('GET', `/products/${body.id}`, { papel: 'leitura' })).body.arquivos).toEqual(arquivos)
  })

  test('may be existing addresses', async () => {
    const product = await createdProduct('com-enderecos')
    const arquivos = [
      { nome: 'Da loja', arquivo: '/arquivos/antigo.pdf' },
      { nome: 'Do fabricante', arquivo: 'https://fabricante.com.br/manual.pdf' },
    ]

    expect((await save(product, { arquivos })).body.arquivos).toEqual(arquivos)
  })

  test.each([
    'javascript:alert(1)',
    '//outra.com.br/manual.pdf',
    'http://outra.com.br/manual.pdf',
    '../../segredo.txt',
    'pagina.html',
    'manual.pdf',
  ])('can’t be %s', async (arquivo) => {
    const product = await createdProduct(`ruim-${arquivo.length}`)
    const { status } = await save(product, { arquivos: [{ nome: 'Manual', arquivo }] })

    expect(status).toBe(400)
  })

  test('may be a video that was uploaded, and no other', async () => {
    const product = await createdProduct('com-video')
    const uploads = testAdminApi<{ arquivo: string }>(database.db)
    const form = new FormData()
    form.set('arquivo', new File([new Uint8Array(await video('webm'))], 'filme.webm'))
    const { arquivo } = (await uploads('POST', '/videos', { papel: 'catalogo', form })).body
    const saved = await save(product, { video: `/arquivos/${arquivo}` })

    expect(saved.body.video).toBe(`/arquivos/${arquivo}`)
    const { estrutura } = await getProduct(testContext(database.db), { url: '/com-video' })
    expect(JSON.stringify(estrutura.dadosEstruturados)).toContain('"@type":"VideoObject"')
    const unknown = `/arquivos/${'0'.repeat(24)}.webm`
    expect((await save(saved.body, { video: unknown })).body).toMatchObject({
      code: 'ReferenciaInexistente',
      data: { campo: 'video' },
    })
  })

  test('must be uploaded, unique and named', async () => {
    const product = await createdProduct('com-faltas')
    const arquivo = await sent('presente')
    const unknown = `manual-${'0'.repeat(24)}.pdf`

    expect((await save(product, { arquivos: [{ nome: 'Manual', arquivo: unknown }] })).body).toMatchObject({
      code: 'ReferenciaInexistente',
      data: { campo: 'arquivos', valor: unknown },
    })
    const twice = [
      { nome: 'Manual', arquivo },
      { nome: 'De novo', arquivo },
    ]
    expect((await save(product, { arquivos: twice })).status).toBe(400)
    expect((await save(product, { arquivos: [{ nome: ' ', arquivo }] })).status).toBe(400)
    expect(await inShop('com-faltas')).toEqual([])
  })
})

async function createdProduct(slug: string): Promise<PanelProduct> {
  const { id } = await saveProduct(database, sampleProduct(slug))

  return (await call('GET', `/products/${id}`, { papel: 'catalogo' })).body
}

function save({ id, ...product }: PanelProduct, changes: Partial<PanelProduct>) {
  return call('PUT', `/products/${id}`, { papel: 'catalogo', body: { ...product, ...changes } })
}

async function sent(text: string): Promise<string> {
  const form = new FormData()
  form.set('arquivo', new File([`%PDF-1.7\n(${text})\n%%EOF`], 'manual.pdf'))

  return (await testAdminApi<{ arquivo: string }>(database.db)('POST', '/files', { papel: 'catalogo', form }))
    .body.arquivo
}

async function inShop(slug: string) {
  return (await getProduct(testContext(database.db), { url: `/${slug}` })).conteudo.midias.arquivos
}
