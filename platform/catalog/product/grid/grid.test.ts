import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { GridField, GridRow, GridValue } from '#contract/catalog/grid.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { prepareFixtures, sampleBrand, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveBrand } from '#platform/catalog/collections/brands/save-brand.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { plansOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveProduct } from '../editing/save-product.ts'
import { getProduct } from '../page/get-product.ts'

const NO_BOX = 'Para ficar à venda, falta o peso ou alguma medida da embalagem: sem isso o frete sai errado.'

type Outcome = {
  id: number
  salvo: boolean
  conflito: boolean
  erros: { idSku: number; campo: GridField; mensagem: string }[]
  linhas: GridRow[]
}
type Answer = { itens: GridRow[]; total: number; produtos: Outcome[]; code: string }

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
  await saveBrand(database, sampleBrand('thomastik'))
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.pool.query('delete from produtos')
  await saveProduct(
    database,
    sampleProduct('corda', {
      skus: [
        sampleSku('FINA', { precoPor: 900, precoDe: 1000 }, { Calibre: 'Fina' }),
        sampleSku('GROSSA', { precoPor: 1200 }, { Calibre: 'Grossa' }),
      ],
    }),
  )
  await saveProduct(database, sampleProduct('arco', { categoria: 'arcos', skus: [sampleSku('ARCO')] }))
})

describe('grid rows', () => {
  test('are SKUs with their products, filtered as requested', async () => {
    expect((await rows()).map(({ sku, nome, variacao }) => [sku, nome, variacao])).toEqual([
      ['ARCO', 'Produto arco', ''],
      ['FINA', 'Produto corda', 'Calibre: Fina'],
      ['GROSSA', 'Produto corda', 'Calibre: Grossa'],
    ])
    expect((await rows('?categoria=cordas')).map(({ sku }) => sku)).toEqual(['FINA', 'GROSSA'])
    expect(await rows('?marca=thomastik')).toEqual([])
    expect((await rows('?busca=gross')).map(({ sku }) => sku)).toEqual(['GROSSA'])
  })
})

describe('grid rows of a category', () => {
  beforeEach(async () => {
    const goods: [slug: string, changes: Partial<Parameters<typeof sampleProduct>[1]>][] = [
      ['breu', { categoria: 'cordas', categorias: ['cordas/cordas-para-violino'] }],
      ['abafador', { categoria: 'arcos', categorias: ['cordas'] }],
      [
        'zeta',
        { skus: [sampleSku('Z1', {}, { Calibre: 'Fina' }), sampleSku('Z2', {}, { Calibre: 'Grossa' })] },
      ],
    ]
    for (const [slug, changes] of goods)
      await saveProduct(database, sampleProduct(slug, { skus: [sampleSku(slug)], ...changes }))
  })

  test('stand in the order of names, each once, as all rows do', async () => {
    const all = (await rows()).map(({ sku }) => sku)
    expect(all).toEqual(['abafador', 'ARCO', 'breu', 'FINA', 'GROSSA', 'Z1', 'Z2'])
    const below = await ask('GET', '/grid?categoria=cordas', { papel: 'leitura' })
    expect(below.body.itens.map(({ sku }) => sku)).toEqual(all.filter((sku) => sku !== 'ARCO'))
    expect(below.body.total).toBe(6)
  })

  test('are divided into pages without a gap', async () => {
    const pages = [1, 2, 3].map((pagina) => rows(`?categoria=cordas&porPagina=2&pagina=${pagina}`))
    expect((await Promise.all(pages)).map((page) => page.map(({ sku }) => sku))).toEqual([
      ['abafador', 'breu'],
      ['FINA', 'GROSSA'],
      ['Z1', 'Z2'],
    ])
  })

  test('of a brand stand in that order too, in pages and counted, without its pieces', async () => {
    const all = await rows()
    const marca = all[0]?.marca
    expect(all.every((row) => row.marca === marca)).toBe(true)
    await database.pool.query(
      `update produtos set id_marca = (select id from marcas where slug = 'thomastik') where slug in ('zeta', 'breu')`,
    )
    await database.pool.query(`update skus set exemplar = true, estoque = 1 where sku = 'Z2'`)
    await database.pool.query(
      `insert into exemplares (id_sku, id_produto, numero_serie, condicao, criado_em, alterado_em)
       select id, id_produto, 'S-1', 'usadoA', now(), now() from skus where sku = 'Z2'`,
    )
    const { body } = await ask('GET', '/grid?marca=thomastik', { papel: 'leitura' })
    expect([body.itens.map(({ sku }) => sku), body.total]).toEqual([['breu', 'Z1'], 2])
    const pages = [1, 2, 3, 4].map((pagina) => rows(`?marca=${marca}&porPagina=1&pagina=${pagina}`))
    expect((await Promise.all(pages)).map((page) => page.map(({ sku }) => sku))).toEqual([
      ['abafador'],
      ['ARCO'],
      ['FINA'],
      ['GROSSA'],
    ])
    expect((await rows('?marca=thomastik&categoria=cordas&busca=breu')).map(({ sku }) => sku)).toEqual([
      'breu',
    ])
    expect(await rows('?marca=ninguem')).toEqual([])
  })

  test('of a brand are read and counted in the order of an index', async () => {
    const plan = (part: string) => plansOf(database.pool, { part }, () => rows('?marca=thomastik'))
    const [page] = await plan('order by without_accents(p.nome), p.id, k.posicao')
    const [count] = await plan('count(*)')

    expect(page).toContain('using produtos_de_marca_por_nome')
    expect(count).toContain('Index Only Scan using skus_busca_de_produto')
  })

  test('follow a new name', async () => {
    await database.pool.query(`update produtos set nome = 'Ádufe' where slug = 'zeta'`)
    expect((await rows('?categoria=cordas')).map(({ sku }) => sku)).toEqual([
      'Z1',
      'Z2',
      'abafador',
      'breu',
      'FINA',
      'GROSSA',
    ])
  })
})

describe('saving cells', () => {
  test('changes only those cells, and the shop shows them', async () => {
    const [fina, grossa] = await rows('?categoria=cordas')
    const { body } = await save([
      changesTo(fina, [
        [fina, 'precoPor', 950],
        [grossa, 'precoPor', 1500],
        [fina, 'nome', 'Corda nova'],
        [fina, 'marca', 'thomastik'],
        [grossa, 'peso', 77],
        [grossa, 'ean', '7891234567895'],
        [fina, 'custo', 300],
      ]),
    ])
    expect(body.produtos).toMatchObject([{ salvo: true, conflito: false, erros: [] }])
    expect(body.produtos[0]?.linhas).toMatchObject([
      {
        sku: 'FINA',
        precoPor: 950,
        precoDe: 1000,
        nome: 'Corda nova',
        marca: 'thomastik',
        peso: 100,
        custo: 300,
      },
      { sku: 'GROSSA', precoPor: 1500, nome: 'Corda nova', peso: 77, ean: '7891234567895', versao: 2 },
    ])

    const { conteudo } = await getProduct(testContext(database.db), { url: '/corda' })
    expect(conteudo).toMatchObject({ nome: 'Corda nova', marca: { nome: 'THOMASTIK' } })
    expect(conteudo.skus.map(({ precos }) => precos.precoPor)).toEqual([950, 1500])
    const { rows: listed } = await database.pool.query(
      `select preco_por, nome_ordem from listagem where card ->> 'slug' = 'corda'`,
    )
    expect(listed).toEqual([{ preco_por: 950, nome_ordem: 'corda nova' }])
    const { rows: changes } = await database.pool.query<{ mudancas: { campo: string }[] }>(
      'select mudancas from auditoria order by id desc limit 1',
    )
    expect(changes[0]?.mudancas.map(({ campo }) => campo)).toEqual([
      ...['FINA custo', 'FINA precoPor', 'GROSSA ean', 'GROSSA peso', 'GROSSA precoPor', 'marca', 'nome'],
    ])
  })

  test('a later import of the original product is not skipped as unchanged', async () => {
    const [arco] = await rows('?categoria=arcos')
    await save([changesTo(arco, [[arco, 'precoPor', 1]])])
    const { mudou } = await saveProduct(
      database,
      sampleProduct('arco', { categoria: 'arcos', skus: [sampleSku('ARCO')] }),
    )

    expect(mudou).toBe(true)
    expect((await rows('?categoria=arcos'))[0]?.precoPor).toBe(10_000)
  })

  test('an invalid cell is reported and rejects only its own product', async () => {
    const [arco, fina, grossa] = await rows()
    const { body } = await save([
      changesTo(fina, [
        [fina, 'precoPor', 1000],
        [grossa, 'ncm', '123'],
        [fina, 'marca', 'ninguem'],
        [grossa, 'precoPor', 1300],
      ]),
      changesTo(arco, [[arco, 'precoPor', 5000]]),
    ])
    expect(body.produtos[0]).toMatchObject({
      salvo: false,
      erros: [
        { idSku: grossa?.idSku, campo: 'ncm', mensagem: 'O NCM tem oito dígitos.' },
        { idSku: fina?.idSku, campo: 'marca', mensagem: 'Esta marca não existe.' },
      ],
    })
    expect(body.produtos[1]?.salvo).toBe(true)
    expect((await rows()).map(({ precoPor }) => precoPor)).toEqual([5000, 900, 1200])
  })

  test('the price struck through must exceed the price', async () => {
    const [, fina] = await rows()
    const { body } = await save([changesTo(fina, [[fina, 'precoPor', 1000]])])
    expect(body.produtos[0]?.erros).toMatchObject([{ campo: 'precoPor' }])
    const both: Cells = [
      [fina, 'precoPor', 1000],
      [fina, 'precoDe', null],
    ]
    expect((await save([changesTo(fina, both)])).body.produtos[0]?.salvo).toBe(true)
  })

  test.each<[string, GridField, GridValue, GridField, string]>([
    ['without a weight', 'peso', null, 'peso', NO_BOX],
    ['at no price', 'precoPor', 0, 'precoPor', 'Para ficar à venda, falta o preço.'],
  ])('a product on sale can’t be left %s', async (_, campo, valor, at, mensagem) => {
    const [arco] = await rows()
    const { body } = await save([changesTo(arco, [[arco, campo, valor]])])
    expect(body.produtos[0]).toMatchObject({
      salvo: false,
      erros: [{ idSku: arco?.idSku, campo: at, mensagem }],
    })
  })

  test('a product outside of the shop may lack its weight, but can’t enter the shop without it', async () => {
    const [arco] = await rows()
    const cells: Cells = [
      [arco, 'situacao', 'inativo'],
      [arco, 'peso', null],
    ]
    const [saved] = (await save([changesTo(arco, cells)])).body.produtos
    expect(saved).toMatchObject({ salvo: true, linhas: [{ peso: null }] })

    const again = saved?.linhas[0]
    const { body } = await save([changesTo(again, [[again, 'situacao', 'disponivel']])])
    expect(body.produtos[0]?.erros).toMatchObject([{ campo: 'situacao', mensagem: NO_BOX }])
    expect((await save([changesTo(again, [[again, 'nome', 'Arco leve']])])).body.produtos[0]?.salvo).toBe(
      true,
    )
  })

  test('a product that somebody else saved is a conflict, returned with its current rows', async () => {
    const [arco] = await rows()
    const outcomes = await Promise.all(
      [111, 222].map((price) => save([changesTo(arco, [[arco, 'precoPor', price]])])),
    )
    const products = outcomes.map(({ body }) => body.produtos[0]!)
    expect(products.map(({ salvo, conflito }) => [salvo, conflito]).sort()).toEqual([
      [false, true],
      [true, false],
    ])
    const lost = products.find(({ conflito }) => conflito)
    expect(lost?.linhas[0]).toMatchObject({ versao: 2 })
    expect([111, 222]).toContain(lost?.linhas[0]?.precoPor)
  })

  test('a running promotion and a scheduled publication can only be changed on the product’s page', async () => {
    const [arco] = await rows()
    await database.pool.query(
      `insert into precos_agendados (id_sku, id_produto, preco_promocional, comeca_em, termina_em, preco_por_normal)
       values ($1, $2, 9000, now(), now() + interval '1 day', 10000)`,
      [arco?.idSku, arco?.idProduto],
    )
    await database.pool.query(
      `insert into agenda_publicacao (id_produto, retirar_em) values ($1, now() + interval '1 day')`,
      [arco?.idProduto],
    )
    const cells: Cells = [
      [arco, 'precoPor', 1],
      [arco, 'situacao', 'inativo'],
    ]
    const { body } = await save([changesTo(arco, cells)])
    expect(body.produtos[0]?.erros.map(({ campo }) => campo)).toEqual(['precoPor', 'situacao'])
  })

  test('a product leaves the shop, returns, and moves to another category', async () => {
    const [arco] = await rows()
    await save([changesTo(arco, [[arco, 'situacao', 'inativo']])])
    expect((await database.pool.query('select from listagem')).rowCount).toBe(1)
    const again = (await rows())[0]
    const cells: Cells = [
      [again, 'situacao', 'disponivel'],
      [again, 'categoria', 'cordas/cordas-para-violao'],
    ]
    expect((await save([changesTo(again, cells)])).body.produtos[0]?.linhas[0]).toMatchObject({
      situacao: 'disponivel',
      categoria: 'cordas/cordas-para-violao',
    })
    expect((await rows('?categoria=arcos')).length).toBe(0)
  })

  test('of the specification writes it as the template does, and refuses it with the sentence of the form', async () => {
    await startTemplate(database.db, { categoria: 'arcos', instrumento: 'violino', campos: VIOLIN_FIELDS })
    const [before] = await rows('?categoria=arcos')
    expect(before?.fichaDe).toBe('arcos')
    const filled = await save([
      changesTo(before, [
        [before, 'ficha:Tamanho', 'adulto'],
        [before, 'ficha:Escala', '12,9"'],
        [before, 'ficha:Verniz', 'Óleo'],
        [before, 'precoPor', 1500],
      ]),
    ])
    expect(filled.body.produtos).toMatchObject([
      {
        salvo: true,
        linhas: [{ precoPor: 1500, ficha: { Tamanho: '4/4', Escala: '327,66 mm', Verniz: 'Óleo' } }],
      },
    ])

    const [now] = await rows('?categoria=arcos')
    const refused = await save([
      changesTo(now, [
        [now, 'ficha:ESCALA', '650'],
        [now, 'ficha:Peso', '3 m'],
      ]),
    ])
    expect(refused.body.produtos[0]?.erros).toEqual([
      { idSku: now?.idSku, campo: 'ficha:Peso', mensagem: 'Peso: Este campo é em g, e m mede outra coisa.' },
      {
        idSku: now?.idSku,
        campo: 'ficha:ESCALA',
        mensagem: 'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.',
      },
    ])

    const emptied = await save([changesTo(now, [[now, 'ficha:Verniz', null]])])
    expect(emptied.body.produtos[0]?.linhas[0]?.ficha).toEqual({ Tamanho: '4/4', Escala: '327,66 mm' })
    expect((await rows()).map(({ ficha }) => ficha)).toEqual([{}, {}, {}])
    expect(
      (await getProduct(testContext(database.db), { url: '/arco' })).conteudo.caracteristicas.map(
        ({ valor }) => valor,
      ),
    ).toEqual(['4/4', '327,66 mm'])
  })

  test('a size that does not fit the stated scale is refused at the size', async () => {
    const [before] = await rows('?categoria=arcos')
    const cells: Cells = [
      [before, 'ficha:Tamanho', '4/4'],
      [before, 'ficha:Escala', '327'],
    ]
    await save([changesTo(before, cells)])
    const [now] = await rows('?categoria=arcos')

    expect((await save([changesTo(now, [[now, 'ficha:Tamanho', '1/2']])])).body.produtos[0]).toMatchObject({
      salvo: false,
      erros: [{ campo: 'ficha:Tamanho', mensagem: expect.stringContaining('A escala do violino 1/2') }],
    })
  })

  test('of the category reads the sheet by the template of the new one, with its errors at that cell', async () => {
    await startTemplate(database.db, { categoria: 'arcos', instrumento: 'violino', campos: VIOLIN_FIELDS })
    const sheetOf = (tamanho: string, escala: string) =>
      saveProduct(
        database,
        sampleProduct('mudado', {
          categoria: 'cordas',
          skus: [sampleSku('MUDADO')],
          caracteristicas: [
            { label: 'Tamanho', valor: tamanho, filtro: false },
            { label: 'escala', valor: escala, filtro: false },
          ],
        }),
      )
    await sheetOf('adulto', '65 cm')
    const [long] = await rows('?busca=mudado&categoria=cordas')
    const refused = await save([changesTo(long, [[long, 'categoria', 'arcos']])])
    expect(refused.body.produtos[0]).toMatchObject({
      salvo: false,
      erros: [{ campo: 'categoria', mensagem: expect.stringContaining('A escala do violino 4/4') }],
    })
    const corrected: Cells = [
      [long, 'categoria', 'arcos'],
      [long, 'ficha:Escala', '12,9"'],
    ]
    expect((await save([changesTo(long, corrected)])).body.produtos[0]?.linhas[0]?.ficha).toEqual({
      Tamanho: '4/4',
      Escala: '327,66 mm',
    })

    await sheetOf('adulto', '32,7 cm')
    const [short] = await rows('?busca=mudado&categoria=cordas')
    const moved = await save([changesTo(short, [[short, 'categoria', 'arcos']])])
    expect(moved.body.produtos[0]).toMatchObject({
      salvo: true,
      linhas: [{ categoria: 'arcos', fichaDe: 'arcos', ficha: { Tamanho: '4/4', Escala: '327 mm' } }],
    })
  })

  test('is refused for read-only staff', async () => {
    const [arco] = await rows()
    for (const papel of ['leitura', 'expedicao', 'financeiro'] as const)
      expect((await save([changesTo(arco, [[arco, 'precoPor', 1]])], papel)).status).toBe(403)
  })
})

const VIOLIN_FIELDS = [
  sampleField({ label: 'Tamanho', papel: 'tamanho' }),
  sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
  sampleField({ label: 'Peso', tipo: 'numero', unidade: 'g' }),
]

type Cells = [GridRow | undefined, GridField, GridValue][]

function changesTo(row: GridRow | undefined, cells: Cells) {
  const celulas = cells.map(([of, campo, valor]) => ({ idSku: of?.idSku, campo, valor }))

  return { id: row?.idProduto, versao: row?.versao, celulas }
}

function save(produtos: ReturnType<typeof changesTo>[], papel: Role = 'catalogo') {
  return ask('PUT', '/grid', { papel, body: { produtos } })
}

async function rows(query = ''): Promise<GridRow[]> {
  return (await ask('GET', `/grid${query}`, { papel: 'leitura' })).body.itens
}
