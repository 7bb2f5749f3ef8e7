import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelProduct, ProductForm, ProductLine } from '#contract/catalog/products.ts'
import type { AuditEntry } from '#contract/panel/audit.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { verifyUrl } from '#platform/catalog/addresses/verify-url.ts'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { getPreview } from '../page/get-preview.ts'
import { getProduct } from '../page/get-product.ts'
import { applySchedules } from '../status/apply-schedules.ts'
import { createProduct } from './save-admin-product.ts'
import { saveProduct } from './save-product.ts'

// The only place where tests trust the contract's types without parsing.
type Answer = PanelProduct & {
  itens: ProductLine[]
  total: number
  alterados: number
  url: string
  code: string
  data: { motivo: string; atual: PanelProduct; versao: number }
}

let database: TestDatabase
let call: ReturnType<typeof testAdminApi<Answer>>
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  call = testAdminApi<Answer>(database.db)
})
afterAll(() => database.close())

describe('creating a product', () => {
  test('shows it in the shop at once, with its variants', async () => {
    const sizes = ['4/4', '3/4', '1/2']
    const { status, body } = await create(
      formOf('violino-novo', {
        skus: sizes.map((size, i) => panelSku(`VN-${i}`, { estoque: i }, { Tamanho: size })),
      }),
    )

    expect(status).toBe(200)
    expect(body).toMatchObject({ versao: 1, naLoja: true, slug: 'violino-novo' })
    const { skus } = (await inShop('/violino-novo')).conteudo
    expect(skus.map(({ estoque, atributos }) => [estoque, atributos.simples[0]?.valor])).toEqual([
      [0, '4/4'],
      [1, '3/4'],
      [2, '1/2'],
    ])
  })

  test('removes HTML that is not allowed', async () => {
    const { body } = await create(
      formOf('html', { descricao: '<h2>Oi</h2><script>x()</script><p onclick="x()">Bom<img src=x></p>' }),
    )

    expect(body.descricao).toBe('<h2>Oi</h2><p>Bom</p>')
  })

  test('refuses the address of another product', async () => {
    await create(formOf('ocupado'))
    const { status, body } = await create(formOf('ocupado', { skus: [panelSku('OUTRO')] }))

    expect(status).toBe(409)
    expect(body.code).toBe('EnderecoOcupado')
    expect((await create(formOf('cordas'))).body.code).toBe('EnderecoOcupado')
  })

  test('with the same address at the same time succeeds once', async () => {
    const answers = await Promise.all(
      [1, 2, 3].map((n) => create(formOf('disputado', { skus: [panelSku(`DISP-${n}`)] }))),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('works without a picture outside of the shop, but not inside', async () => {
    const { body } = await create(formOf('sem-foto', { midias: [], situacao: 'inativo' }))

    expect(body).toMatchObject({ naLoja: false, midias: [] })
    expect(await create(formOf('sem-foto-na-loja', { midias: [] }))).toMatchObject({
      status: 400,
      body: { mensagens: [{ mensagem: 'midias: Para ficar na loja, o produto precisa de uma imagem.' }] },
    })
    const published = await setStatus([body.id], 'disponivel')
    expect(published.body).toMatchObject({
      code: 'CadastroInvalido',
      data: { motivo: expect.stringContaining('imagem') },
    })
  })

  test('needs the permission', async () => {
    for (const papel of ['atendimento', 'expedicao', 'financeiro', 'leitura'] as const)
      expect((await call('POST', '/products', { papel, body: formOf('proibido') })).status).toBe(403)
    expect((await call('POST', '/products', { body: formOf('proibido') })).status).toBe(401)
  })
})

describe('saving', () => {
  test('shows the new price in the shop and writes the audit log', async () => {
    const product = await createdProduct('preco-novo')
    const { status, body } = await save(product, {
      skus: product.skus.map((sku) => ({ ...sku, precoPor: 4_321 })),
    })
    const [{ sku, precoPor } = { sku: '', precoPor: 0 }] = product.skus

    expect(status).toBe(200)
    expect(body.versao).toBe(product.versao + 1)
    expect((await inShop('/preco-novo')).conteudo.precos.precoPor).toBe(4_321)
    const [entry] = await auditOf(product.id)
    expect(entry).toMatchObject({
      acao: 'produto.alterado',
      mudancas: [{ campo: `${sku} precoPor`, antes: precoPor, depois: 4_321 }],
    })
  })

  test('keeps stock that was sold in the meantime, and gives a new SKU its stock', async () => {
    const product = await createdProduct('vendido', {
      skus: [panelSku('VD-1', { estoque: 9 }, { Cor: 'Preto' })],
    })
    await database.pool.query(`update skus set estoque = 2 where sku = 'VD-1'`)
    const { body } = await save(product, {
      nome: 'Vendido e mudado',
      skus: [...product.skus, panelSku('VD-2', { estoque: 5 }, { Cor: 'Branco' })],
    })

    expect(body.skus.map(({ sku, estoque }) => [sku, estoque])).toEqual([
      ['VD-1', 2],
      ['VD-2', 5],
    ])
  })

  test('refuses an outdated version and returns the current product', async () => {
    const product = await createdProduct('conflito')
    await save(product, { nome: 'O primeiro' })
    const { status, body } = await save(product, { nome: 'O segundo' })

    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: product.versao + 1, atual: { nome: 'O primeiro' } },
    })
    expect((await inShop('/conflito')).conteudo.nome).toBe('O primeiro')
  })

  test('refuses a version from before an import', async () => {
    const product = await createdProduct('importado')
    await saveProduct(
      database,
      sampleProduct('importado', { nome: 'Do arquivo', skus: [sampleSku('IMPORTADO')] }),
    )

    expect((await save(product, { nome: 'Do painel' })).body.code).toBe('VersaoAntiga')
  })

  test('an imported product that exceeds the form’s limits still opens', async () => {
    const { id } = await createdProduct('grande')
    const palavrasChave = Array.from({ length: 80 }, (_, i) => `palavra ${i}`)
    await saveProduct(
      database,
      sampleProduct('grande', {
        palavrasChave,
        skus: [sampleSku('GRANDE')],
      }),
    )

    const { status, body } = await call('GET', `/products/${id}`, { papel: 'leitura' })
    expect([status, body.palavrasChave.length]).toEqual([200, 80])
  })

  test('the same product again changes nothing and writes no audit entry', async () => {
    const product = await createdProduct('igual')
    const { body } = await save(product, {})

    expect(body).toEqual(product)
    expect(await auditOf(product.id)).toHaveLength(1)
  })

  test('a renamed SKU keeps its id; two SKUs may swap codes', async () => {
    const product = await createdProduct('codigos', {
      skus: [panelSku('COD-A', {}, { Cor: 'Preto' }), panelSku('COD-B', {}, { Cor: 'Branco' })],
    })
    const [a, b] = product.skus
    const { body } = await save(product, {
      skus: [
        { ...a!, sku: 'COD-B' },
        { ...b!, sku: 'COD-A' },
      ],
    })

    expect(body.skus.map(({ id, sku }) => [id, sku])).toEqual([
      [a?.id, 'COD-B'],
      [b?.id, 'COD-A'],
    ])
  })

  test('refuses a code of another product and the removal of a SKU that is part of a kit', async () => {
    await createdProduct('dona', { skus: [panelSku('DA-DONA')] })
    const product = await createdProduct('parte', {
      skus: [panelSku('PARTE-1', {}, { Cor: 'Preto' }), panelSku('PARTE-2', {}, { Cor: 'Branco' })],
    })
    await saveProduct(database, sampleProduct('um-kit', { kit: [{ sku: 'PARTE-2', quantidade: 1 }] }))
    const [first] = product.skus

    expect((await save(product, { skus: [{ ...first!, sku: 'DA-DONA' }] })).body.code).toBe(
      'SkuDeOutroProduto',
    )
    const { body } = await save(product, { skus: [first!] })
    expect(body).toMatchObject({ code: 'CadastroInvalido', data: { motivo: expect.stringContaining('kit') } })
  })

  test('keeps what other pages edit', async () => {
    await saveProduct(
      database,
      sampleProduct('com-relacoes', {
        vendas: 7,
        relacionados: ['violino-novo'],
      }),
    )
    const product = await read('com-relacoes')
    await save(product, { nome: 'Ainda com relações' })

    const { rows } = await database.pool.query(
      `select p.vendas, (select count(*)::integer from relacionados where id_produto = p.id) as relacionados
        from produtos p where slug = 'com-relacoes'`,
    )
    expect(rows).toEqual([{ vendas: 7, relacionados: 1 }])
  })

  test('a new slug redirects the old address', async () => {
    const product = await createdProduct('endereco-velho')
    await verifyUrl(testContext(database.db), { url: '/endereco-velho' })
    await save(product, { slug: 'endereco-novo' })

    await expect(verifyUrl(testContext(database.db), { url: '/endereco-velho' })).rejects.toMatchObject({
      code: 'EnderecoMudou',
      data: { url: '/endereco-novo' },
    })
    expect((await inShop('/endereco-novo')).conteudo.id).toBe(product.id)
  })
})

test('the cost of a unit is stored but never sent to the shop', async () => {
  const product = await createdProduct('com-valor', { skus: [panelSku('VALOR', { custo: 123_457 })] })
  const { body } = await save(product, { skus: product.skus.map((sku) => ({ ...sku, custo: 123_459 })) })

  expect(body.skus[0]?.custo).toBe(123_459)
  expect(body.versao).toBe(product.versao + 1)
  const shown = JSON.stringify([await inShop('/com-valor'), await listed()])
  expect(shown).not.toContain('custo')
  expect(shown).not.toContain('123459')
})

describe('a promotion', () => {
  test('begins and ends by itself; the form always shows the normal price', async () => {
    const product = await createdProduct('promo', {
      promocao: { de: '2026-11-21T13:00:00.000Z', ate: '2026-11-21T15:00:00.000Z' },
      skus: [panelSku('PROMO', { precoPor: 10_000, precoPromocional: 7_000 })],
    })
    expect(await priceOf('/promo')).toEqual([null, 10_000])

    await schedulesAt('2026-11-21T13:00:00Z')
    expect(await priceOf('/promo')).toEqual([10_000, 7_000])
    const { body: during } = await call('GET', `/products/${product.id}`, { papel: 'leitura' })
    expect(during.skus[0]).toMatchObject({ precoDe: null, precoPor: 10_000, precoPromocional: 7_000 })
    expect(during.versao).toBe(product.versao + 1)

    await schedulesAt('2026-11-21T15:00:00Z')
    expect(await priceOf('/promo')).toEqual([null, 10_000])
    expect(await read('promo')).toMatchObject({ promocao: null })
  })

  test('that is running when saved applies at once, and ends when removed', async () => {
    const product = await createdProduct('promo-ja', {
      promocao: { de: '2026-11-20T00:00:00Z', ate: '2026-11-30T00:00:00Z' },
      skus: [panelSku('PROMO-JA', { precoPor: 10_000, precoPromocional: 9_000 })],
    })
    expect(await priceOf('/promo-ja')).toEqual([10_000, 9_000])

    await save(product, { promocao: null })
    expect(await priceOf('/promo-ja')).toEqual([null, 10_000])
  })

  test('does not restore a price that somebody changed while it ran', async () => {
    await createdProduct('promo-mudada', {
      promocao: { de: '2026-11-20T00:00:00Z', ate: '2026-11-22T00:00:00Z' },
      skus: [panelSku('PROMO-MUDADA', { precoPor: 10_000, precoPromocional: 9_000 })],
    })
    await database.pool.query(`update skus set preco_por = 5000, preco_de = null where sku = 'PROMO-MUDADA'`)
    await schedulesAt('2026-11-22T00:00:00Z')

    expect(await priceOf('/promo-mudada')).toEqual([null, 5_000])
  })

  test.each<[string, Partial<ProductForm>, string]>([
    [
      'that ends before it begins',
      { promocao: { de: '2026-11-22T00:00:00Z', ate: '2026-11-21T00:00:00Z' } },
      'promocao.ate: A promoção precisa terminar depois de começar.',
    ],
    [
      'that costs no less',
      { skus: [panelSku('CARA', { precoPromocional: 10_000 })] },
      'skus.0.precoPromocional: O preço promocional precisa ser menor que o preço.',
    ],
    [
      'of no SKU',
      { skus: [panelSku('CARA')] },
      'promocao: Diga o preço promocional de ao menos um SKU, ou tire a promoção.',
    ],
  ])('%s is refused at its field', async (_, changes, mensagem) => {
    const answer = await create(
      formOf('promo-errada', {
        promocao: { de: '2026-11-22T00:00:00Z', ate: '2026-11-23T00:00:00Z' },
        skus: [panelSku('CARA', { precoPromocional: 9_000 })],
        ...changes,
      }),
    )
    expect(answer).toMatchObject({ status: 400, body: { mensagens: [{ mensagem }] } })
  })
})

describe('publication', () => {
  test('happens and ends at the scheduled times', async () => {
    await createdProduct('agendado', {
      situacao: 'sobConsulta',
      publicarEm: '2026-11-21T14:00:00.000Z',
      retirarEm: '2026-11-21T16:00:00.000Z',
    })
    await expect(inShop('/agendado')).rejects.toMatchObject({ code: 'ProdutoInexistente' })
    expect(await read('agendado')).toMatchObject({ situacao: 'sobConsulta', naLoja: false })

    await schedulesAt('2026-11-21T14:00:00Z')
    expect((await inShop('/agendado')).conteudo).toMatchObject({
      status: 'sobConsulta',
      publicadoEm: '2026-11-21T14:00:00.000Z',
    })
    expect(await listed()).toContain('/agendado')

    await schedulesAt('2026-11-21T16:00:00Z')
    await expect(inShop('/agendado')).rejects.toMatchObject({ code: 'ProdutoInexistente' })
    expect(await read('agendado')).toMatchObject({ situacao: 'inativo', publicarEm: null, retirarEm: null })
  })

  test('changes many products at a time and cancels their schedules', async () => {
    const one = await createdProduct('massa-um', { publicarEm: '2026-12-21T14:00:00Z' })
    const two = await createdProduct('massa-dois', { situacao: 'inativo' })
    const { body } = await setStatus([one.id, two.id], 'disponivel')

    expect(body.alterados).toBe(2)
    expect(await listed()).toEqual(expect.arrayContaining(['/massa-um', '/massa-dois']))
    expect((await read('massa-um')).publicarEm).toBeNull()
    expect((await auditOf(two.id)).map(({ acao }) => acao)).toContain('produto.publicado')

    await setStatus([one.id], 'inativo')
    expect(await listed()).not.toContain('/massa-um')
  })
})

test('a copy is not in the shop, and has its own codes and no stock', async () => {
  const product = await createdProduct('original', { skus: [panelSku('ORIG', { ean: '4006381333931' })] })
  const ids: number[] = []
  for (let n = 0; n < 2; n++)
    ids.push((await call('POST', `/products/${product.id}/duplicate`, { papel: 'catalogo' })).body.id)
  const copies = await Promise.all(ids.map((id) => call('GET', `/products/${id}`, { papel: 'catalogo' })))

  expect(copies.map(({ body }) => [body.slug, body.skus[0]?.sku])).toEqual([
    ['original-copia', 'ORIG-copia'],
    ['original-copia-2', 'ORIG-copia-2'],
  ])
  expect(copies[0]?.body).toMatchObject({
    situacao: 'inativo',
    naLoja: false,
    skus: [{ estoque: 0, ean: null }],
  })
})

describe('a preview', () => {
  test('shows a hidden product for two hours to people with the link, and is not indexed', async () => {
    const { id } = await createdProduct('previa-dele', { situacao: 'inativo' })
    const { body } = await call('POST', `/products/${id}/preview`, { papel: 'leitura' })
    const link = linkOf(body.url)

    const page = await getPreview(testContext(database.db), link)
    expect(page).toMatchObject({
      conteudo: { id, nome: 'Produto previa-dele' },
      estrutura: { seo: { indexar: false } },
    })
    const expired: Partial<RequestContext> = { now: new Date('2026-11-21T14:00:01Z') }
    for (const [context, tried] of [
      [testContext(database.db, expired), link],
      [testContext(database.db), { ...link, vence: link.vence + 1 }],
      [testContext(database.db), { ...link, id: link.id - 1 }],
      [testContext(database.db), { ...link, chave: '' }],
    ] as const)
      await expect(getPreview(context, tried)).rejects.toMatchObject({ code: 'ChaveInvalida' })
  })
})

describe('the product list', () => {
  test.each<[string, string, string[]]>([
    ['words of name and brand, in any order', 'busca=dona%20elixir', ['dona']],
    ['words without accents and in capitals', 'busca=AINDA%20RELACOES', ['com-relacoes']],
    ['the beginning of a code', 'busca=vn-', ['violino-novo']],
    ['nothing but marks', 'busca=%25%20-', []],
    ['what can not be in it', 'busca=%25%27;drop', []],
    ['one without a picture', 'imagem=sem', ['sem-foto']],
  ])('finds %s', async (_, query, slugs) => {
    expect((await list(query)).itens.map(({ slug }) => slug)).toEqual(slugs)
  })

  test('finds an EAN', async () => {
    await createdProduct('com-ean', { skus: [panelSku('EAN', { ean: '7891234567895' })] })

    expect((await list('busca=7891234567895')).itens).toMatchObject([
      { slug: 'com-ean', skus: 1, precoMinimo: 10_000 },
    ])
  })

  test('finds a part of a code, and follows new codes and names', async () => {
    const found = async (busca: string) => (await list(`busca=${busca}`)).itens.map(({ slug }) => slug)
    const product = await createdProduct('palavras', { skus: [panelSku('ZX-9876')] })
    expect(await found('9876')).toEqual(['palavras'])

    const skus = product.skus.map((sku) => ({ ...sku, sku: 'ZX-5432' }))
    await save(product, { nome: 'Surdo de corte', skus })
    expect(await found('9876')).toEqual([])
    expect(await found('5432%20surdo')).toEqual(['palavras'])

    await database.pool.query(`update marcas set nome = nome || ' Batucada'`)
    expect(await found('surdo%20batucada')).toEqual(['palavras'])
    await database.pool.query(`update marcas set nome = replace(nome, ' Batucada', '')`)
    expect(await found('batucada')).toEqual([])
  })

  test('filters by category, status and stock, with pages', async () => {
    expect((await list('categoria=arcos')).total).toBe(0)
    const all = await list('categoria=cordas')
    expect(all.total).toBeGreaterThan(10)
    expect((await list('categoria=cordas&porPagina=3&pagina=2&ordem=nome')).itens).toHaveLength(3)
    const hidden = await list('situacao=inativo')
    expect(hidden.itens.every(({ situacao }) => situacao === 'inativo')).toBe(true)
    const sold = await list('estoque=sem')
    expect(sold.itens.length).toBeGreaterThan(0)
    expect(sold.itens.every(({ estoque }) => estoque === 0)).toBe(true)
  })

  test('follows the stock of a product, also of one outside of the shop', async () => {
    const skus = ['Fina', 'Grossa'].map((calibre, i) =>
      panelSku(`CONTADO-${calibre}`, { estoque: 3 + i }, { Calibre: calibre }),
    )
    await createdProduct('contado', { situacao: 'inativo', skus })
    const found = async (estoque: string) =>
      (await list(`estoque=${estoque}&busca=contado`)).itens.map(({ slug }) => slug)
    expect([await found('com'), await found('ultimas')]).toEqual([['contado'], []])

    await database.pool.query(`update skus set estoque = estoque - 3 where sku like 'CONTADO-%'`)
    expect([await found('com'), await found('ultimas')]).toEqual([['contado'], ['contado']])
    await database.pool.query(`delete from skus where sku = 'CONTADO-Grossa'`)
    expect([await found('com'), await found('sem')]).toEqual([[], ['contado']])
  })

  test.each(['preco', 'vendas'])('by %s lists products outside of the shop last', async (ordem) => {
    await createdProduct('fora-da-ordem', { situacao: 'inativo' })
    for (const one of [ordem, `-${ordem}`]) {
      const { itens, total } = await list(`ordem=${one}&porPagina=200`)
      const shown = itens.map(({ situacao }) => situacao !== 'inativo')
      expect(itens).toHaveLength(total)
      expect(shown).toEqual(shown.toSorted((a, b) => Number(b) - Number(a)))
    }
    await database.pool.query(`delete from produtos where slug = 'fora-da-ordem'`)
  })

  test.each([
    'ordem=preco',
    'ordem=-preco',
    'ordem=vendas',
    'ordem=-vendas&marca=dona',
    'ordem=preco&categoria=cordas',
  ])('by %s has pages without a gap, also where those outside of the shop begin', async (query) => {
    for (const slug of ['fora-1', 'fora-2', 'fora-3']) await createdProduct(slug, { situacao: 'inativo' })
    const whole = await list(`${query}&porPagina=200`)
    expect(whole.itens).toHaveLength(whole.total)
    for (const porPagina of [1, 2, 7]) {
      const pages = Array.from({ length: Math.ceil(whole.total / porPagina) + 1 }, (_, i) =>
        list(`${query}&porPagina=${porPagina}&pagina=${i + 1}`),
      )
      const ids = (await Promise.all(pages)).flatMap(({ itens }) => itens.map(({ id }) => id))
      expect(ids).toEqual(whole.itens.map(({ id }) => id))
    }
    await database.pool.query(`delete from produtos where slug like 'fora-_'`)
  })

  test.each(['alterado', 'nome', 'preco', 'estoque', 'vendas'])(
    'sorts by %s in both directions',
    async (ordem) => {
      const up = (await list(`ordem=${ordem}&situacao=disponivel&porPagina=200`)).itens.map(({ id }) => id)
      const down = (await list(`ordem=-${ordem}&situacao=disponivel&porPagina=200`)).itens.map(({ id }) => id)

      expect(down).toEqual(up.toReversed())
    },
  )
})

describe('a category’s specification template', () => {
  const campos = [
    sampleField({ label: 'Tensão', filtro: true, opcoes: ['Leve', 'Alta'] }),
    sampleField({ label: 'Material' }),
  ]

  test('is inherited by subcategories until they have their own', async () => {
    await saveTemplate({ categoria: 'cordas', versao: 0, campos })
    expect(await template('cordas/cordas-para-violino')).toEqual({
      versao: 0,
      campos,
      instrumento: null,
      de: 'cordas',
      abaixo: [],
    })

    await saveTemplate({ categoria: 'cordas/cordas-para-violino', versao: 0, campos: campos.slice(1) })
    expect(await template('cordas')).toMatchObject({ de: 'cordas', abaixo: ['cordas/cordas-para-violino'] })
    expect(await template('cordas/cordas-para-violino/jogos')).toMatchObject({ campos: campos.slice(1) })
    await saveTemplate({ categoria: 'cordas/cordas-para-violino', versao: 1, campos: [] })
    expect(await template('cordas/cordas-para-violino')).toMatchObject({ de: 'cordas' })
  })

  test('is not saved from an outdated version or with duplicate labels', async () => {
    const old = await saveTemplate({ categoria: 'cordas', versao: 0, campos: [] })
    expect(old).toMatchObject({ status: 409, body: { code: 'VersaoAntiga' } })
    const twice = await saveTemplate({
      categoria: 'arcos',
      versao: 0,
      campos: [
        { label: 'Peso', filtro: false, opcoes: [] },
        { label: 'PESO', filtro: false, opcoes: [] },
      ],
    })
    expect(twice.body.code).toBe('EntradaInvalida')
    expect(JSON.stringify(twice.body)).toContain('campos.1.label')
  })

  test('says how products are compared by a field, with a best value for numbers only', async () => {
    const compared = [
      sampleField({ label: 'Peso', tipo: 'numero', unidade: 'g', comparacao: 'menor' }),
      sampleField({ label: 'Crina', comparacao: 'nao' }),
    ]
    const { body } = await saveTemplate({ categoria: 'arcos', versao: 0, campos: compared })
    expect(body).toMatchObject({ campos: compared })

    const refused = await saveTemplate({
      categoria: 'arcos',
      versao: 1,
      campos: [sampleField({ label: 'Crina', comparacao: 'maior' })],
    })
    expect(refused.body.code).toBe('EntradaInvalida')
    expect(JSON.stringify(refused.body)).toContain('campos.0.comparacao')
    await saveTemplate({ categoria: 'arcos', versao: 1, campos: [] })
  })

  test('types what is saved by hand: units are converted, words made the same', async () => {
    await saveTemplate({ categoria: 'arcos', versao: 0, instrumento: 'violino', campos: VIOLIN_FIELDS })
    const form = bowForm('violino-tipado', [
      { label: 'Tamanho', valor: 'adulto', filtro: true },
      { label: 'Escala (pol)', valor: '12,9', filtro: false },
      { label: 'Afinação', valor: 'Sol Ré Lá Mi', filtro: false },
      { label: 'Cordas', valor: '4', filtro: false },
      { label: 'Feito em', valor: ' Sergipe ', filtro: false },
    ])
    const created = await call('POST', '/products', { papel: 'catalogo', body: form })

    expect(created.body.caracteristicas).toEqual([
      { label: 'Tamanho', valor: '4/4', filtro: true },
      { label: 'Escala', valor: '327,66 mm', filtro: false },
      { label: 'Afinação', valor: 'G D A E', filtro: false },
      { label: 'Cordas', valor: '4', filtro: false },
      { label: 'Feito em', valor: 'Sergipe', filtro: false },
    ])
  })

  test('refuses a violin with the scale of a guitar, at its field', async () => {
    const body = bowForm('violino-longo', [
      { label: 'Tamanho', valor: '4/4', filtro: true },
      { label: 'Escala', valor: '650 mm', filtro: false },
      { label: 'Peso', valor: '3 m', filtro: false },
    ])
    const refused = await call('POST', '/products', { papel: 'catalogo', body })

    expect(refused).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
    expect(refused.body).toHaveProperty('data.campos', [
      { campo: 'caracteristicas.2.valor', mensagem: 'Peso: Este campo é em g, e m mede outra coisa.' },
      {
        campo: 'caracteristicas.1.valor',
        mensagem: 'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.',
      },
    ])
  })

  test('refuses the same in an import, with the same sentence', async () => {
    const product = sampleProduct('violino-importado')
    const caracteristicas = [
      { label: 'Tamanho', valor: '3/4', filtro: false },
      { label: 'Escala', valor: '650 mm', filtro: false },
    ]

    await expect(saveProduct(database, { ...product, categoria: 'arcos', caracteristicas })).rejects.toThrow(
      'A escala do violino 3/4 tem entre 300 e 314 mm, e não 650 mm.',
    )
  })

  test('refuses strings that cannot be of one set, in the form and in an import', async () => {
    const caracteristicas = [
      { label: 'Cordas', valor: '4', filtro: false },
      { label: 'Mi', valor: 'E5 · Aço · 7,8 kg', filtro: false },
      { label: 'Lá', valor: 'A4 · 5,5 kg', filtro: false },
      { label: 'Sol', valor: 'E0 · 4,4 kg', filtro: false },
    ]
    const form = await call('POST', '/products', {
      papel: 'catalogo',
      body: bowForm('jogo-impossivel', caracteristicas),
    })
    const problems = [
      { campo: 'caracteristicas.3.valor', mensagem: 'Sol: As cordas do violino vão de F2 a E6, e não E0.' },
      {
        campo: 'caracteristicas.0.valor',
        mensagem: 'A ficha descreve 3 cordas, e o jogo tem 4: descreva todas, ou uma de cada par.',
      },
    ]
    const imported = { ...sampleProduct('jogo-importado'), categoria: 'arcos', caracteristicas }

    expect(form.body).toHaveProperty('data.campos', problems)
    await expect(saveProduct(database, imported)).rejects.toThrow(problems[0]?.mensagem)
  })

  test('leaves a choice that was removed from the template to the products that have it, and to no other', async () => {
    const tension = sampleField({ label: 'Toque', filtro: true, tipo: 'escolha', opcoes: ['Leve', 'Alta'] })
    const { body: template } = await saveTemplate({
      categoria: 'cordas/cordas-para-violino',
      versao: 0,
      campos: [tension],
    })
    const line = (valor: string) => [{ label: 'Toque', valor, filtro: true }]
    const form = { ...bowForm('toque-leve', line('leve')), categoria: 'cordas/cordas-para-violino' }
    const created = await call('POST', '/products', { papel: 'catalogo', body: form })
    await saveTemplate({
      categoria: 'cordas/cordas-para-violino',
      versao: template.versao,
      campos: [{ ...tension, opcoes: ['Macia', 'Alta'] }],
    })
    const { id } = created.body
    const put = (versao: number, changes: object) =>
      call('PUT', `/products/${id}`, { papel: 'catalogo', body: { ...form, versao, ...changes } })

    const other = await put(created.body.versao, { garantia: 'Um ano', caracteristicas: line('Leve') })
    expect([other.status, other.body.garantia, other.body.caracteristicas]).toEqual([
      200,
      'Um ano',
      line('Leve'),
    ])
    const refused = await put(other.body.versao, { caracteristicas: line('Média') })
    expect(refused.body).toHaveProperty('data.campos', [
      { campo: 'caracteristicas.0.valor', mensagem: 'Toque: Escolha entre: Macia, Alta.' },
    ])
    const imported = {
      ...sampleProduct('toque-leve'),
      categoria: 'cordas/cordas-para-violino',
      caracteristicas: line('Leve'),
    }
    await saveProduct(database, { ...imported, descricao: 'Outra' })
    await expect(
      saveProduct(database, { ...imported, slug: 'toque-novo', skus: [sampleSku('TOQUE-NOVO')] }),
    ).rejects.toThrow('Toque: Escolha entre: Macia, Alta.')
  })

  test('lets a product outside the shop keep what it says', async () => {
    const product = sampleProduct('violino-guardado')
    const caracteristicas = [{ label: 'Escala', valor: 'a medir', filtro: false }]
    const { id } = await saveProduct(database, {
      ...product,
      categoria: 'arcos',
      situacao: 'inativo',
      caracteristicas,
    })

    expect((await call('GET', `/products/${id}`, { papel: 'leitura' })).body.caracteristicas).toEqual(
      caracteristicas,
    )
  })

  const VIOLIN_FIELDS = [
    sampleField({ label: 'Tamanho', filtro: true, papel: 'tamanho' }),
    sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
    sampleField({ label: 'Afinação', tipo: 'notas', papel: 'afinacao' }),
    ...['Mi', 'Lá', 'Sol'].map((label) => sampleField({ label, tipo: 'corda' })),
    sampleField({ label: 'Cordas', tipo: 'numero', papel: 'cordas' }),
    sampleField({ label: 'Peso', tipo: 'numero', unidade: 'g' }),
  ]

  function bowForm(slug: string, caracteristicas: ProductForm['caracteristicas']) {
    const { skus, ...form } = formOf(slug)

    return {
      ...form,
      categoria: 'arcos',
      caracteristicas,
      skus: skus.map((sku) => ({ ...sku, sku: `${slug}-${sku.sku}` })),
    }
  }

  function saveTemplate(body: object) {
    return call('PUT', '/specification-templates', { papel: 'catalogo', body })
  }

  async function template(categoria: string) {
    return (
      await call('GET', `/specification-templates?categoria=${encodeURIComponent(categoria)}`, {
        papel: 'leitura',
      })
    ).body
  }
})

function formOf(slug: string, changes: Partial<ProductForm> = {}): ProductForm {
  const {
    vendas: _,
    publicadoEm: __,
    kit: ___,
    combinacoes: ____,
    relacionados: _____,
    ...page
  } = sampleProduct(slug)

  return {
    ...page,
    skus: [panelSku(slug.toUpperCase())],
    promocao: null,
    publicarEm: null,
    retirarEm: null,
    midias: [{ arquivo: SAMPLE_PICTURE, alt: 'Foto' }],
    ...changes,
  }
}

function panelSku(
  sku: string,
  changes: Partial<ProductForm['skus'][number]> = {},
  simples: Record<string, string> = {},
) {
  return { ...sampleSku(sku, {}, simples), id: null, custo: null, precoPromocional: null, ...changes }
}

function create(body: ProductForm) {
  return call('POST', '/products', { papel: 'catalogo', body })
}

/** Creates a product without a request, since its response is not under test. */
async function createdProduct(slug: string, changes: Partial<ProductForm> = {}): Promise<PanelProduct> {
  return createProduct(await staffContext(database.db, 'gerente'), formOf(slug, changes))
}

function save({ id, ...product }: PanelProduct, changes: Partial<ProductForm>) {
  return call('PUT', `/products/${id}`, { papel: 'gerente', body: { ...product, ...changes } })
}

function setStatus(ids: number[], situacao: string) {
  return call('POST', '/products/status', { papel: 'catalogo', body: { ids, situacao } })
}

async function list(query: string) {
  return (await call('GET', `/products?${query}`, { papel: 'leitura' })).body
}

async function read(slug: string): Promise<PanelProduct> {
  const { rows } = await database.pool.query<{ id: number }>('select id from produtos where slug = $1', [
    slug,
  ])

  return (await call('GET', `/products/${rows[0]?.id}`, { papel: 'leitura' })).body
}

async function auditOf(id: number): Promise<AuditEntry[]> {
  const { body } = await call('GET', `/audit?tipo=produto&id=${id}`, { papel: 'dono' })

  return body.itens as unknown as AuditEntry[]
}

function inShop(url: string) {
  return getProduct(testContext(database.db), { url })
}

async function priceOf(url: string) {
  const { precoDe, precoPor } = (await inShop(url)).conteudo.precos

  return [precoDe, precoPor]
}

async function listed() {
  const { conteudo } = await getListing(testContext(database.db), {
    type: 'category',
    url: '/cordas',
    limit: 96,
  })

  return conteudo.produtos.map(({ url }) => url)
}

function schedulesAt(now: string) {
  return applySchedules(testContext(database.db, { now: new Date(now) }))
}

function linkOf(url: string) {
  const { pathname, searchParams } = new URL(url, 'http://loja.test')

  return {
    id: Number(pathname.split('/').at(-1)),
    vence: Number(searchParams.get('vence')),
    chave: searchParams.get('chave') ?? '',
  }
}
