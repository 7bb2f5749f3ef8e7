import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SoundInput } from '#contract/content/product-media.ts'
import type { ExportSummary, ImportDetail, ImportItem, ImportKind } from '#contract/panel/transfers.ts'
import { MAX_XLSX_LINES } from '#domain/import/csv/max-xlsx-lines.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { mediaOfProducts } from '#platform/catalog/media/media-of-products.ts'
import { publishMedia } from '#platform/catalog/media/product-media.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { notifyRestock } from '#platform/catalog/stock/waiting/notify-restock.ts'
import { categorias } from '#platform/catalog/tables.ts'
import { mp3, video } from '#platform/infrastructure/storage/media/media.fixtures.ts'
import { storeMedia } from '#platform/infrastructure/storage/media/upload-media.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { exportFile } from './exports/exports.ts'
import { csvLines } from './files/csv-lines.ts'
import { transfersJobs } from './jobs.ts'
import { NoPicture } from './pictures/fetch-picture.ts'
import { retryMissing } from './pictures/retry-missing.ts'
import { storePicture } from './pictures/store-picture.ts'

type Body = ImportDetail & { code: string; itens: ImportItem[]; total: number }

const VIOLIN_FIELDS = [
  sampleField({ label: 'Tamanho', papel: 'tamanho' }),
  sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
  sampleField({ label: 'Pestana', tipo: 'numero', unidade: 'mm' }),
]

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<Body>>
beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi<Body>(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'importacoes',
    'importacoes_colunas',
    'exportacoes',
    'produtos',
    'skus',
    'enderecos',
    'redirecionamentos',
    'categorias',
    'originais',
    'clientes',
    'grupos_clientes',
    'fretes_servicos',
    'webhooks',
    'pgboss.job',
  )
  await prepareFixtures(database.db)
})

describe('importing prices', () => {
  beforeEach(() =>
    save(
      'violao',
      [sampleSku('V-1', { precoPor: 100_00 }), sampleSku('V-2', {}, { Cor: 'Azul' })].slice(0, 1),
    ),
  )

  test('shows differences before it changes anything, and can be undone', async () => {
    const id = await compared('precos', 'sku;preço\nV-1;89,90\n')

    expect(await detail(id)).toMatchObject({
      situacao: 'comparada',
      comparacao: { nova: 0, alterada: 1, igual: 0, ruim: 0 },
    })
    expect((await items(id)).itens).toMatchObject([
      { chave: 'V-1', diferencas: [{ campo: 'Preço', antes: '100,00', depois: '89,90' }] },
    ])
    expect(await price('V-1')).toEqual({ preco_por: 100_00, preco_de: null })

    await post(`/imports/${id}/run`)
    expect(await detail(id)).toMatchObject({ situacao: 'importada', resultado: { feita: 1 } })
    expect(await price('V-1')).toEqual({ preco_por: 89_90, preco_de: null })

    await post(`/imports/${id}/undo`)
    expect(await detail(id)).toMatchObject({ situacao: 'desfeita', resultado: { desfeita: 1 } })
    expect(await price('V-1')).toEqual({ preco_por: 100_00, preco_de: null })
  })

  test('keeps prices that somebody changed since when undone, and reports them', async () => {
    const id = await imported('precos', 'sku;preço\nV-1;89,90\n')
    await database.pool.query(`update skus set preco_por = 9500 where sku = 'V-1'`)
    await post(`/imports/${id}/undo`)

    expect(await detail(id)).toMatchObject({ resultado: { mantida: 1, desfeita: 0 } })
    expect(await price('V-1')).toEqual({ preco_por: 95_00, preco_de: null })
    expect(await report(id)).toEqual([
      ['Linha', 'Item', 'Motivo'],
      ['2', 'V-1', 'Mudou depois da importação, e ficou como está.'],
    ])
  })

  test('removes a price struck through that the new price reaches; undoing restores it', async () => {
    await database.pool.query(`update skus set preco_de = 12000 where sku = 'V-1'`)
    const id = await imported('precos', 'sku;preço\nV-1;150,00\n')
    expect(await price('V-1')).toEqual({ preco_por: 150_00, preco_de: null })
    await post(`/imports/${id}/undo`)

    expect(await price('V-1')).toEqual({ preco_por: 100_00, preco_de: 120_00 })
  })

  test('reports invalid lines and imports the others', async () => {
    const id = await imported(
      'precos',
      'sku;preço;preço de\nV-1;89,90;\nNADA;10;\nV-1;80;\nV-9;dez;5\n;1;\nV-8;1;2;3\n',
    )

    expect(await price('V-1')).toEqual({ preco_por: 89_90, preco_de: null })
    expect((await report(id)).slice(1)).toEqual([
      ['3', 'NADA', 'A loja não tem este SKU.'],
      ['4', 'V-1', 'V-1 já está na linha 2.'],
      ['5', 'V-9', 'O preço “dez” não é um valor como 1299,90.'],
      ['6', '', 'Falta o SKU.'],
      ['7', 'V-8', expect.stringContaining('mais células que o cabeçalho')],
      ['7', 'V-8', 'A loja não tem este SKU.'],
    ])
  })

  test('does not write unchanged prices', async () => {
    const id = await imported('precos', 'sku;preço\nV-1;100\n')

    expect(await detail(id)).toMatchObject({ comparacao: { igual: 1 }, resultado: { igual: 1, feita: 0 } })
    const { rows } = await database.pool.query(`select versao from produtos where slug = 'violao'`)
    expect(rows).toEqual([{ versao: 1 }])
  })
})

describe('mapping columns', () => {
  test('guesses them by name, and remembers the choice for the next file', async () => {
    const file = 'Código;Valor unitário\nV-1;10\n'
    const first = await received('precos', file)
    expect((await detail(first)).colunas).toMatchObject([
      { coluna: 'Código', exemplo: 'V-1', campo: 'sku' },
      { coluna: 'Valor unitário', exemplo: '10', campo: null },
    ])

    const { status, body } = await api('PUT', `/imports/${first}/columns`, {
      papel: 'catalogo',
      body: { colunas: ['sku', null] },
    })
    expect([status, body.code]).toEqual([422, 'CamposInvalidos'])
    await api('PUT', `/imports/${first}/columns`, {
      papel: 'catalogo',
      body: { colunas: ['sku', 'precoPor'] },
    })

    const second = await received('precos', file)
    expect((await detail(second)).colunas.map(({ campo }) => campo)).toEqual(['sku', 'precoPor'])
  })
})

describe('importing stock', () => {
  test('writes movements; undoing them keeps sales', async () => {
    await save('cavaco', [sampleSku('C-1', { estoque: 10 })])
    const id = await imported('estoque', 'sku,estoque\nC-1,25\n')
    expect(await stock('C-1')).toBe(25)
    await database.pool.query(`update skus set estoque = estoque - 4 where sku = 'C-1'`)
    await post(`/imports/${id}/undo`)

    expect(await stock('C-1')).toBe(6)
    const { rows } = await database.pool.query(
      `select tipo, quantidade, quem from movimentos_estoque where sku = 'C-1' and motivo <> '' order by id`,
    )
    expect(rows).toEqual([
      { tipo: 'ajuste', quantidade: 15, quem: 'Pessoa de catalogo' },
      { tipo: 'ajuste', quantidade: -15, quem: 'Pessoa de catalogo' },
    ])
  })

  test('can’t undo units that were sold', async () => {
    await save('cavaco', [sampleSku('C-1', { estoque: 0 })])
    const id = await imported('estoque', 'sku,estoque\nC-1,5\n')
    await database.pool.query(`update skus set estoque = 1 where sku = 'C-1'`)
    await post(`/imports/${id}/undo`)

    expect(await stock('C-1')).toBe(1)
    expect(await detail(id)).toMatchObject({ resultado: { mantida: 1 } })
  })
})

describe('importing products', () => {
  const FILE = [
    'Handle;Title;Vendor;Type;Option1 Name;Option1 Value;Variant SKU;Variant Price;Variant Inventory Qty;Tampo',
    'violino;Violino Estudante;Oficina;Cordas > Violinos;Tamanho;4/4;VE-44;1299,90;3;Abeto',
    ';;;;;3/4;VE-34;1199,90;1;',
    'flauta;;;;;;FL-1;10;1;',
  ].join('\n')

  test('imports rows with the same handle completely or not at all, and undoes them', async () => {
    const id = await compared('produtos', FILE)
    expect(await detail(id)).toMatchObject({ linhas: 3, comparacao: { nova: 1, ruim: 1 } })

    await post(`/imports/${id}/run`)
    const { rows } = await database.pool.query(
      `select p.nome, p.situacao, array_agg(s.sku order by s.posicao) as skus from produtos p join skus s on s.id_produto = p.id
       group by p.id`,
    )
    // Its box has no measures, and it has no picture.
    expect(rows).toEqual([{ nome: 'Violino Estudante', situacao: 'inativo', skus: ['VE-44', 'VE-34'] }])
    expect((await items(id)).itens[0]?.avisos.join(' ')).toMatch(
      /Fora da loja.*imagem.*Fora da loja.*embalagem/,
    )
    expect((await report(id)).slice(1)).toEqual([['4', 'flauta', 'Dê um nome ao produto.']])

    await post(`/imports/${id}/undo`)
    const { rows: after } = await database.pool.query(
      `select slug from produtos union all select caminho from categorias where nome in ('Cordas', 'Violinos')
       union all select slug from marcas where slug = 'oficina'`,
    )
    expect(after).toEqual([])
  })

  test('filters by the values of variants as the template writes them', async () => {
    const campos = [sampleField({ label: 'Calibre', filtro: true, tipo: 'numero', unidade: 'mm' })]
    await startTemplate(database.db, { categoria: 'arcos', instrumento: null, campos })
    const sku = (valor: string) => sampleSku('PA-1', {}, { Calibre: valor })
    await saveProduct(database, sampleProduct('palheta', { categoria: 'arcos', skus: [sku('2 mm')] }))
    await imported(
      'produtos',
      'Handle;Title;Option1 Name;Option1 Value;Variant SKU;Variant Price\npalheta;Palheta;Calibre;0.60mm;PA-1;5\n',
    )

    const { conteudo } = await getListing(testContext(database.db), {
      type: 'category',
      url: '/arcos?calibre=0-6-mm',
    })
    expect(conteudo.produtos.map(({ url }) => url)).toEqual(['/palheta?calibre=0-60mm'])
  })

  test('keeps what the file has no column for, and undoes field by field', async () => {
    const before = sampleProduct('arco', {
      descricaoCurta: 'Dito pela loja.',
      caracteristicas: [{ label: 'Crina', valor: 'Natural', filtro: true }],
      skus: [sampleSku('A-1', { estoque: 7, mpn: 'MPN' })],
    })
    await saveProduct(database, before)
    const id = await compared('produtos', 'Handle;Title;Variant SKU;Variant Price\narco;Arco novo;A-1;50\n')
    expect((await items(id)).itens[0]?.diferencas).toEqual([
      { campo: 'Nome', antes: 'Produto arco', depois: 'Arco novo' },
      { campo: 'A-1: preço', antes: '100,00', depois: '50,00' },
    ])

    await post(`/imports/${id}/run`)
    const product = () =>
      database.pool.query(
        `select p.nome, p.descricao_curta, s.preco_por, s.estoque, s.mpn, c.valor, c.id_valor is not null as filtro
         from produtos p join skus s on s.id_produto = p.id join caracteristicas c on c.id_produto = p.id`,
      )
    const unchanged = { descricao_curta: 'Dito pela loja.', mpn: 'MPN', valor: 'Natural', filtro: true }
    expect((await product()).rows).toEqual([
      { nome: 'Arco novo', preco_por: 50_00, estoque: 7, ...unchanged },
    ])

    await database.pool.query(`update skus set estoque = 5 where sku = 'A-1'`)
    await post(`/imports/${id}/undo`)
    expect((await product()).rows).toEqual([
      { nome: 'Produto arco', preco_por: 100_00, estoque: 5, ...unchanged },
    ])
  })

  test('a product that is refused leaves those around it, with its reason at its line', async () => {
    await save('cavaco', [sampleSku('C-1')])
    const line = (n: number, sku: string) => `bumbo-${n};Bumbo ${n};Nova;Percussão > Bumbos;${sku};100;2`
    const id = await imported(
      'produtos',
      [
        'Handle;Title;Vendor;Type;Variant SKU;Variant Price;Variant Inventory Qty',
        line(1, 'B-1'),
        line(2, 'C-1'),
        line(3, 'B-3'),
        line(4, 'B-3'),
        line(5, 'B-5'),
      ].join('\n'),
    )

    const { rows } = await database.pool.query(
      `select slug from produtos where slug like 'bumbo-%' order by slug`,
    )
    expect(rows.map(({ slug }) => slug)).toEqual(['bumbo-1', 'bumbo-3', 'bumbo-5'])
    expect((await report(id)).slice(1)).toEqual([
      ['3', 'bumbo-2', expect.stringContaining('C-1')],
      ['5', 'bumbo-4', expect.stringContaining('B-3')],
    ])
    const { rows: created } = await database.pool.query(
      `select posicao, criados from importacoes_itens where id_importacao = $1 and situacao = 'feita' order by posicao`,
      [id],
    )
    expect(created.map(({ criados }) => criados)).toEqual([
      { categorias: ['percussao', 'percussao/bumbos'], marcas: ['nova'] },
      { categorias: [], marcas: [] },
      { categorias: [], marcas: [] },
    ])
  })

  test('products written together emit one event, and record the stock of each', async () => {
    await database.pool.query(
      `insert into webhooks (nome, url, segredo, eventos, criado_em)
       values ('ERP', 'https://erp.exemplo/', repeat('x', 32), '{produto.alterado}', now())`,
    )
    const lines = [1, 2, 3].map((n) => `tarol-${n};Tarol ${n};Nova;Percussão;T-${n};100;${n}`)
    await imported(
      'produtos',
      ['Handle;Title;Vendor;Type;Variant SKU;Variant Price;Variant Inventory Qty', ...lines].join('\n'),
    )

    const { rows } = await database.pool.query(
      `select jsonb_array_length(dados -> 'ids') as products from webhooks_entregas`,
    )
    expect(rows).toEqual([{ products: 3 }])
    const { rows: movements } = await database.pool.query(
      `select sku, quantidade, saldo from movimentos_estoque where sku like 'T-%' order by sku`,
    )
    expect(movements).toEqual([1, 2, 3].map((n) => ({ sku: `T-${n}`, quantidade: n, saldo: n })))
  })

  test('that hide a product leave its queue and what is held for it, and so does undoing them', async () => {
    await saveProduct(database, sampleProduct('arco', { skus: [sampleSku('A-1', { estoque: 0 })] }))
    const { rows } = await database.pool.query(
      `insert into avisos_estoque
         (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em, confirmado_em)
       select s.id, s.id_produto, '', n || '@example.com', '', '', false, now(), now()
       from skus s, generate_series(1, 2) n where s.sku = 'A-1' returning id`,
    )
    await database.pool.query(`update skus set estoque = 1 where sku = 'A-1'`)
    await notifyRestock(testContext(database.db))
    const state = async () => {
      const { rows: holds } = await database.pool.query('select id_aviso from reservas_espera')
      const { rows: stock } = await database.pool.query(`select estoque from skus where sku = 'A-1'`)
      const { rows: waits } = await database.pool.query(
        'select id from avisos_estoque where avisado_em is null order by id',
      )
      return { onHold: holds.map(({ id_aviso }) => id_aviso), stock, waits: waits.map(({ id }) => id) }
    }
    const expected = { onHold: [rows[0].id], stock: [{ estoque: 0 }], waits: [rows[1].id] }
    expect(await state()).toEqual(expected)

    const id = await imported('produtos', 'Handle;Title;Variant SKU;Status\narco;Arco;A-1;draft\n')
    const situation = async () => (await database.pool.query('select situacao from produtos')).rows
    expect(await situation()).toEqual([{ situacao: 'inativo' }])
    expect(await state()).toEqual(expected)
    await post(`/imports/${id}/undo`)
    expect(await situation()).toEqual([{ situacao: 'disponivel' }])
    expect(await state()).toEqual(expected)
  })

  test('keeps products edited since when undone', async () => {
    await saveProduct(database, sampleProduct('arco'))
    const id = await imported('produtos', 'Handle;Title;Variant SKU;Variant Price\narco;Arco novo;ARCO;50\n')
    await saveProduct(database, sampleProduct('arco', { nome: 'Da loja' }))
    await post(`/imports/${id}/undo`)

    const { rows } = await database.pool.query(`select nome from produtos`)
    expect(rows).toEqual([{ nome: 'Da loja' }])
    expect(await detail(id)).toMatchObject({ resultado: { mantida: 1 } })
  })

  test('does not fetch pictures from the shop’s own network', async () => {
    const file = [
      'http://127.0.0.1:1/a.png',
      'http://[::1]/a.png',
      'http://localhost/a.png',
      'file:///etc/passwd',
    ]
      .map((source, i) => `p-${i};Nome;10;${source}`)
      .join('\n')
    const id = await imported('produtos', `Handle;Title;Variant Price;Image Src\n${file}\n`)

    expect((await items(id)).itens.map(({ avisos }) => avisos[0])).toEqual([
      expect.stringContaining('não está na internet aberta'),
      expect.stringContaining('não está na internet aberta'),
      expect.stringContaining('não está na internet aberta'),
      expect.stringContaining('não é um endereço que comece com https://'),
    ])
  })
})

describe('columns of product files', () => {
  const NUVEMSHOP = [
    ...['Identificador URL', 'Nome', 'Categorias', 'Nome da variação 1', 'Valor da variação 1'],
    ...['Nome da variação 2', 'Valor da variação 2', 'Nome da variação 3', 'Valor da variação 3'],
    ...['Preço', 'Preço promocional', 'Peso (kg)', 'Altura (cm)', 'Largura (cm)', 'Comprimento (cm)'],
    ...['Estoque', 'SKU', 'Código de barras', 'Exibir na loja', 'Frete gratis', 'Descrição', 'Tags'],
    ...['Título para SEO', 'Descrição para SEO', 'Marca', 'Produto Físico'],
    ...['MPN (Cód. Exclusivo, Modelo Fabricante)', 'Sexo', 'Faixa etária', 'Custo'],
  ].join(';')
  const FILE = Buffer.from(
    [
      NUVEMSHOP,
      'violao-serra;Violão Serra;Instrumentos > Violões, Ofertas;Cor;Natural;;;;;1299,90;1199,90;2,50;14;45;110;3;VS-N;7891234567895;SIM;NÃO;<p>Tampo de cedro.</p>;violão, nylon;Violão Serra;Som macio;Oficina;SIM;VS2026;;;800,00',
      'violao-serra;;;Cor;Preto;;;;;1.299,90;;2,50;14;45;110;1;VS-P;;;;;;;;;;;;;800,00',
      'capa;Capa;Ofertas;;;;;;;89,90;;0,4;4;40;100;9;CAPA;;NÃO;NÃO;;;;;Oficina;SIM;;;;',
      '',
    ].join('\r\n'),
    'latin1',
  )

  test('of Nuvemshop’s export are all known, in Latin-1, with units, and nothing private becomes public', async () => {
    const id = await compared('produtos', FILE)

    const { origem, colunas } = await detail(id)
    expect(origem).toBe('Nuvemshop')
    expect(colunas.filter(({ campo }) => campo === null).map(({ coluna }) => coluna)).toEqual([
      ...['Frete gratis', 'Produto Físico', 'Sexo', 'Faixa etária'],
    ])
    await post(`/imports/${id}/run`)
    const { rows } = await database.pool.query(
      `select p.slug, p.situacao, c.caminho, s.sku, s.preco_por, s.preco_de, s.peso, s.altura, s.largura, s.comprimento, s.custo, s.mpn
       from produtos p join skus s on s.id_produto = p.id join categorias c on c.id = p.id_categoria order by s.id`,
    )
    const box = { peso: 2500, altura: 140, largura: 450, comprimento: 1100, custo: 800_00 }
    const violao = { slug: 'violao-serra', situacao: 'inativo', caminho: 'instrumentos/violoes', ...box }
    expect(rows).toEqual([
      { ...violao, sku: 'VS-N', preco_por: 1199_90, preco_de: 1299_90, mpn: 'VS2026' },
      { ...violao, sku: 'VS-P', preco_por: 1299_90, preco_de: null, mpn: null },
      {
        slug: 'capa',
        situacao: 'inativo',
        caminho: 'ofertas',
        sku: 'CAPA',
        preco_por: 89_90,
        preco_de: null,
        peso: 400,
        altura: 40,
        largura: 400,
        comprimento: 1000,
        custo: null,
        mpn: null,
      },
    ])
    const { rows: lists } = await database.pool.query(
      `select c.caminho from produto_categorias k join produtos p on p.id = k.id_produto join categorias c on c.id = k.id_categoria
       where p.slug = 'violao-serra' order by 1`,
    )
    expect(lists).toEqual([{ caminho: 'instrumentos/violoes' }, { caminho: 'ofertas' }])
    expect((await database.pool.query('select label from caracteristicas')).rows).toEqual([])
  })

  test('unknown ones are left out; those chosen as public are all shown, with a warning for private names', async () => {
    const first = await received('produtos', 'Handle;Title;Price;Custo interno;Tampo\na;A;10;800;Abeto\n')
    expect((await detail(first)).colunas).toMatchObject([
      ...[{}, {}, {}],
      { coluna: 'Custo interno', campo: null, interna: true },
      { coluna: 'Tampo', campo: null, interna: false },
    ])
    const colunas = ['handle', 'title', 'price', null, '*']
    await api('PUT', `/imports/${first}/columns`, { papel: 'catalogo', body: { colunas } })
    await run()

    expect((await items(first)).itens[0]?.diferencas).toContainEqual({
      campo: 'Ficha técnica: Tampo',
      antes: '',
      depois: 'Abeto',
    })
  })

  test('of specifications are known by the label that a template asks for, with any unit', async () => {
    await startTemplate(database.db, { categoria: 'arcos', instrumento: 'violino', campos: VIOLIN_FIELDS })
    const line = (handle: string, cells: string) =>
      `${handle};Violino ${handle};arcos;900;${handle.toUpperCase()};active;https://a.exemplo/v.jpg;${cells}`
    const id = await compared(
      'produtos',
      [
        'Handle;Title;Categoria;Preço;SKU;Status;Foto;Tamanho;Escala (mm);Pestana (cm);Verniz;Custo interno',
        line('certo', '4/4;327;2,4;Óleo;10'),
        line('em-cm', '4/4;32,7 cm;24 mm;Óleo;10'),
        line('longo', '4/4;650;2,4;Óleo;10'),
        line('trocado', '4/4;0,45 kg;2,4;Óleo;10'),
        line('sem-unidade', '4/4;327 braças;2,4;Óleo;10'),
      ].join('\n'),
    )

    expect((await detail(id)).colunas.slice(7).map(({ campo }) => campo)).toEqual(['*', '*', '*', null, null])
    const found = (await items(id)).itens
    expect(found.map(({ chave, problemas }) => [chave, problemas.map(({ motivo }) => motivo)])).toEqual([
      ['certo', []],
      ['em-cm', []],
      ['longo', ['A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.']],
      ['trocado', ['Escala: Este campo é em mm, e kg mede outra coisa.']],
      ['sem-unidade', ['Escala: Não conheço a unidade “braças”.']],
    ])

    await post(`/imports/${id}/run`)
    expect(await sheet('em-cm')).toEqual(['Tamanho: 4/4', 'Escala: 327 mm', 'Pestana: 24 mm'])
    await imported(
      'produtos',
      'Handle;SKU;Preço;Escala (cm);Pestana (pol)\nem-cm;EM-CM;900;32,6;\ncerto;CERTO;900;32,8;1\n',
    )
    expect(await sheet('em-cm')).toEqual(['Tamanho: 4/4', 'Escala: 326 mm'])
    expect(await sheet('certo')).toEqual(['Tamanho: 4/4', 'Escala: 328 mm', 'Pestana: 25,4 mm'])
    // A name whose sign is no part of its slug, and inches as fractions.
    await imported(
      'produtos',
      "Handle;SKU;Preço;Pestana ('');Escala em cm\ncerto;CERTO;900;1 11/16;32,7\nem-cm;EM-CM;900;15/16;32,7\n",
    )
    expect(await sheet('certo')).toEqual(['Tamanho: 4/4', 'Escala: 327 mm', 'Pestana: 42,8625 mm'])
    expect(await sheet('em-cm')).toEqual(['Tamanho: 4/4', 'Escala: 327 mm', 'Pestana: 23,8125 mm'])
  })

  test('of specifications replace the line of that name, in small letters or without accents', async () => {
    await startTemplate(database.db, { categoria: 'arcos', instrumento: 'violino', campos: VIOLIN_FIELDS })
    const header = 'Handle;Title;Categoria;Preço;SKU;Status;Foto'
    const line = 'novo;Violino novo;arcos;900;NOVO;active;https://a.exemplo/v.jpg'
    await imported('produtos', `${header};TAMANHO;escala;Ficha técnica: Código\n${line};4/4;327;A-1\n`)
    expect(await sheet('novo')).toEqual(['Tamanho: 4/4', 'Escala: 327 mm', 'Código: A-1'])

    const again =
      'Handle;SKU;Preço;ESCALA;Ficha técnica;Ficha técnica: codigo\nnovo;NOVO;900;328;tamanho: 4/4;A-2\n'
    await imported('produtos', again)
    expect(await sheet('novo')).toEqual(['Tamanho: 4/4', 'Escala: 328 mm', 'Código: A-2'])
    await imported('produtos', 'Handle;SKU;Preço;Ficha técnica: codigo\nnovo;NOVO;900;\n')
    expect(await sheet('novo')).toEqual(['Tamanho: 4/4', 'Escala: 328 mm'])
  })

  test('left out in the last file are reported', async () => {
    const file = 'Handle;Title;Variant Price;Image Src\na;A;10;https://a.exemplo/1.jpg\n'
    const first = await received('produtos', file)
    await api('PUT', `/imports/${first}/columns`, {
      papel: 'catalogo',
      body: { colunas: ['handle', 'title', 'price', null] },
    })
    const second = await detail(await received('produtos', file))

    expect(second.colunas.filter(({ deixada }) => deixada).map(({ coluna }) => coluna)).toEqual(['Image Src'])
  })

  test('of WooCommerce join parents and variations', async () => {
    const header =
      'ID,Type,SKU,Name,Published,Stock,Weight (kg),Regular price,Sale price,Categories,Images,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global'
    const id = await compared(
      'produtos',
      [
        header,
        '2,variation,U-P,Ukulele - Preto,1,2,,300,250,,,U,Cor,Preto,,0',
        '1,variable,U,Ukulele,1,,0.9,,,"Instrumentos > Ukuleles, Ofertas",,,Cor,"Preto, Natural",1,0',
        '3,variation,U-N,Ukulele - Natural,1,4,,300,,,,id:1,Cor,Natural,,0',
        '4,simple,C,Capa,0,1,0.2,50,,Capas,,,Material,Náilon,1,0',
      ].join('\n'),
    )
    expect((await detail(id)).origem).toBe('WooCommerce')
    await post(`/imports/${id}/run`)

    const { rows } = await database.pool.query(
      `select p.slug, array_agg(s.sku || ' ' || s.preco_por || ' ' || s.peso order by s.posicao) as skus
       from produtos p join skus s on s.id_produto = p.id group by p.id order by p.slug`,
    )
    expect(rows).toEqual([
      { slug: 'capa', skus: ['C 5000 200'] },
      { slug: 'ukulele', skus: ['U-P 25000 900', 'U-N 30000 900'] },
    ])
    const { rows: sheet } = await database.pool.query('select label, valor from caracteristicas')
    expect(sheet).toEqual([{ label: 'Material', valor: 'Náilon' }])
  })
})

describe('pictures that can’t be fetched', () => {
  const FILE = [
    'Handle;Title;Variant SKU;Variant Price;Peso (g);Altura (mm);Largura (mm);Comprimento (mm);Image Src',
    'violino;Violino;V-1;100;2000;100;300;800;http://127.0.0.1:1/a.png',
    'violino;;;;;;;;http://127.0.0.1:1/b.png',
  ].join('\n')

  test('keep the product out of the shop until retries have fetched all', async () => {
    const id = await imported('produtos', FILE)
    expect(await detail(id)).toMatchObject({ resultado: { feita: 1, ruim: 0 } })
    expect(await product()).toEqual({ situacao: 'inativo', fotos: 0 })
    expect((await items(id)).itens[0]?.avisos).toContain('Fora da loja até as fotos chegarem.')
    const listed = await api('GET', '/missing-pictures', { papel: 'catalogo' })
    expect(listed.body).toMatchObject({
      total: 2,
      itens: [{ produto: 'Violino', tentativas: 1, motivo: expect.stringContaining('internet aberta') }, {}],
    })

    await retry({ '/b.png': '#123' })
    expect(await product()).toEqual({ situacao: 'inativo', fotos: 1 })
    await retry({ '/a.png': '#456' })
    expect(await product()).toEqual({ situacao: 'disponivel', fotos: 2 })
    expect((await api('GET', '/missing-pictures', { papel: 'catalogo' })).body.total).toBe(0)

    await post(`/imports/${id}/undo`)
    expect(await product()).toBeUndefined()
  })

  test('are retried less and less often, and then only on request', async () => {
    await imported('produtos', FILE)
    const tries: (string | null)[] = []
    for (let i = 0; i < 6; i++) {
      await retry({})
      const { rows } = await database.pool.query(
        `select tentativas || coalesce('', '') as n, proxima_em is null as parou from fotos_pendentes order by id limit 1`,
      )
      tries.push(rows[0].parou ? null : rows[0].n)
    }
    expect(tries).toEqual(['2', '3', '4', '5', null, null])

    const { body } = await api('POST', '/missing-pictures/retry', { papel: 'catalogo', body: {} })
    expect(body.total).toBe(2)
  })

  test('do not publish a product that somebody changed in the meantime', async () => {
    await imported('produtos', FILE)
    await database.pool.query(
      `update produtos set versao = versao + 1, nome = 'Da loja' where slug = 'violino'`,
    )
    await retry({ '/a.png': '#123', '/b.png': '#456' })

    expect(await product()).toEqual({ situacao: 'inativo', fotos: 2 })
  })

  test('do not remove pictures of a product that is in the shop', async () => {
    await saveProduct(database, sampleProduct('violino', { skus: [sampleSku('V-1')] }))
    await imported('produtos', FILE)

    expect(await product()).toEqual({ situacao: 'disponivel', fotos: 1 })
  })

  async function product() {
    const { rows } = await database.pool.query(
      `select situacao, (select count(*)::integer from midias m where m.id_produto = p.id) as fotos
       from produtos p where slug = 'violino'`,
    )
    return rows[0]
  }

  /** Runs the job some hours later, with these pictures on the internet. */
  async function retry(pictures: Record<string, string>) {
    await database.pool.query('update fotos_pendentes set proxima_em = $1 where proxima_em is not null', [
      testContext(database.db).now,
    ])
    await retryMissing(testContext(database.db), async (address) => {
      const background = pictures[new URL(address).pathname]
      if (!background) throw new NoPicture(`A imagem ${address} não respondeu.`)
      return sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
    })
  }
})

describe('importing customers', () => {
  const FILE =
    'Nome;E-mail;CPF;Celular;Aceita ofertas desde\nClara Nunes;Clara@Exemplo.com.br;529.982.247-25;(11) 98765-4321;21/11/2025\n'

  test('normalizes them, and can be undone', async () => {
    const id = await imported('clientes', FILE, 'gerente')
    const { rows } = await database.pool.query(
      'select email, documento, celular, senha, pessoa from clientes',
    )
    expect(rows).toEqual([
      {
        email: 'clara@exemplo.com.br',
        documento: '52998224725',
        celular: '+5511987654321',
        senha: null,
        pessoa: 'F',
      },
    ])
    await post(`/imports/${id}/undo`, 'gerente')

    expect((await database.pool.query('select count(*)::int as n from clientes')).rows).toEqual([{ n: 0 }])
  })

  test('emits one event for new ones', async () => {
    await database.pool.query(
      `insert into webhooks (nome, url, segredo, eventos, criado_em)
       values ('ERP', 'https://example.com', repeat('x', 32), '{cliente.criado}', now())`,
    )
    await imported('clientes', FILE, 'gerente')
    await imported('clientes', FILE.replace('Clara Nunes', 'Clara Lima'), 'gerente')

    const { rows } = await database.pool.query(
      `select e.dados = jsonb_build_object('id', c.id) as seu from webhooks_entregas e, clientes c`,
    )
    expect(rows).toEqual([{ seu: true }])
  })

  test('keeps fields that the file does not have', async () => {
    await loggedIn(database.db, { email: 'clara@exemplo.com.br', telefone: '+551134567890' })
    await imported('clientes', FILE, 'gerente')

    const { rows } = await database.pool.query('select documento, telefone from clientes')
    expect(rows).toEqual([{ documento: '52998224725', telefone: '+551134567890' }])
  })

  test('needs the permission to edit customers, as does seeing them', async () => {
    const { body } = await start('clientes', FILE, 'gerente')

    expect((await start('clientes', FILE, 'catalogo')).status).toBe(403)
    for (const path of ['', '/items', '/report'])
      expect((await api('GET', `/imports/${body.id}${path}`, { papel: 'catalogo' })).status).toBe(403)
  })
})

test('redirects are imported, except those that would hide a page of the shop', async () => {
  await save('violao', [sampleSku('V-1')])
  const id = await imported(
    'redirecionamentos',
    'De;Para\nhttps://velha.exemplo/antigo;/violao\n/violao;/outro\n',
  )

  expect((await database.pool.query('select de, para from redirecionamentos')).rows).toEqual([
    { de: '/antigo', para: '/violao' },
  ])
  expect((await report(id)).slice(1)).toEqual([
    ['3', '/violao', expect.stringContaining('é uma página da loja')],
  ])
  await post(`/imports/${id}/undo`)
  expect((await database.pool.query('select de from redirecionamentos')).rows).toEqual([])
})

test('freight tables are replaced as a whole, and restored when undone', async () => {
  await freight(1990)
  const file =
    'servico;nome;cep_de;cep_ate;peso_de_g;peso_ate_g;valor;prazo_dias\nmotoboy;Motoboy;01000-000;05999-999;0;10000;9,90;1\n'
  expect((await start('fretes', file, 'catalogo')).status).toBe(403)
  const id = await imported('fretes', file, 'gerente')
  expect(await freightValue()).toBe(990)
  await post(`/imports/${id}/undo`, 'gerente')

  expect(await freightValue()).toBe(1990)
})

describe('an import', () => {
  const many = (n: number) => Array.from({ length: n }, (_, i) => `/antigo-${i};/novo-${i}`).join('\n')

  test('of many lines is compared and written in steps, each line once', { tags: 'long' }, async () => {
    const id = await imported('redirecionamentos', `De;Para\n${many(1_234)}\n`)

    expect(await detail(id)).toMatchObject({ linhas: 1_234, comparadas: 1_234, resultado: { feita: 1_234 } })
    const { rows } = await database.pool.query('select count(*)::int as n from redirecionamentos')
    expect(rows).toEqual([{ n: 1_234 }])
  })

  test('stops when cancelled, and can be undone', async () => {
    const id = await compared('redirecionamentos', `De;Para\n${many(60)}\n`)
    await api('POST', `/imports/${id}/run`, { papel: 'catalogo' })
    await database.pool.query(`update importacoes_itens set situacao = 'igual' where posicao >= 30`)
    await run()
    await database.pool.query(`update importacoes set situacao = 'importando' where id = $1`, [id])
    await database.pool.query(`update importacoes_itens set situacao = 'pendente' where posicao >= 30`)
    await post(`/imports/${id}/cancellation`)

    expect(await detail(id)).toMatchObject({ situacao: 'cancelada', resultado: { feita: 30, pendente: 30 } })
    expect((await api('POST', `/imports/${id}/run`, { papel: 'catalogo' })).body.code).toBe(
      'ImportacaoNaoPermite',
    )
    await post(`/imports/${id}/undo`)
    expect((await database.pool.query('select de from redirecionamentos')).rows).toEqual([])
  })

  test('continues after its node stopped', async () => {
    const id = await compared('redirecionamentos', `De;Para\n${many(40)}\n`)
    await api('POST', `/imports/${id}/run`, { papel: 'catalogo' })
    // The job is gone with its node, after some lines.
    await database.pool.query('delete from pgboss.job')
    await database.pool.query(
      `update importacoes set andou_em = now() - interval '5 minutes' where id = $1`,
      [id],
    )
    const resume = transfersJobs.find(({ name }) => name === 'transfers.resume')
    if (resume?.schedule === undefined) throw new Error('There is no job `transfers.resume`.')
    await resume.run({
      ...testContext(database.db),
      mail: { send: async () => undefined },
      idTarefa: '',
    } as never)
    await run()

    expect(await detail(id)).toMatchObject({ situacao: 'importada', resultado: { feita: 40 } })
  })

  test('that runs twice at the same time writes each line once', async () => {
    const id = await compared('redirecionamentos', `De;Para\n${many(80)}\n`)
    await api('POST', `/imports/${id}/run`, { papel: 'catalogo' })
    await Promise.all([run(), run(), run()])

    expect(await detail(id)).toMatchObject({ situacao: 'importada', resultado: { feita: 80 } })
  })

  test.each([
    ['', 'O arquivo está vazio.'],
    ['só;cabeçalho\n', 'O arquivo tem só o cabeçalho, nenhuma linha.'],
    ['a;b\n"1;2\n', 'As aspas abertas na linha 2 nunca se fecham.'],
  ])('of %j is refused with a message', async (file, erro) => {
    const { status, body } = await start('precos', file)
    if (file === '') {
      expect([status, body.code]).toEqual([422, 'CamposInvalidos'])
      return
    }
    await run()
    expect(await detail(body.id)).toMatchObject({ situacao: 'recusada', erro })
  })

  test('is purged after thirty days, with all its data', async () => {
    const id = await compared('precos', 'sku;preço\nV-1;1\n')
    await database.pool.query(`update importacoes set criada_em = now() - interval '31 days' where id = $1`, [
      id,
    ])
    const purge = transfersJobs.find(({ name }) => name === 'transfers.purge')
    if (purge?.schedule === undefined) throw new Error('There is no job `transfers.purge`.')
    await purge.run({
      ...testContext(database.db),
      mail: { send: async () => undefined },
      idTarefa: '',
    } as never)

    expect((await database.pool.query('select posicao from importacoes_itens')).rows).toEqual([])
  })
})

describe('an export is imported without differences', () => {
  test.each(['csv', 'xlsx'] as const)('products, as %s', async (formato) => {
    await saveProduct(
      database,
      sampleProduct('violao', {
        nome: '=Violão "de" estudo; azul',
        descricao: '<p>Uma\nlinha.</p>',
        caracteristicas: [
          { label: 'Tampo', valor: 'Abeto', filtro: true },
          { label: 'Status', valor: 'Novo', filtro: false },
        ],
        palavrasChave: ['estudo', 'nylon'],
        seo: { title: 'Violão', description: '' },
        skus: [
          sampleSku('V-1', { precoDe: 120_00 }, { Cor: 'Azul', Tamanho: '4/4' }),
          sampleSku('V-2', { ean: '4006381333931' }, { Cor: 'Verde', Tamanho: '4/4' }),
        ],
      }),
    )
    await saveProduct(database, sampleProduct('cavaco', { situacao: 'inativo' }))
    await saveProduct(database, sampleProduct('banjo', { situacao: 'sobConsulta' }))
    const file = await exported('produtos', formato)
    const id = await compared('produtos', file)

    expect(
      (await items(id)).itens.map(({ chave, diferencas, problemas }) => ({ chave, diferencas, problemas })),
    ).toEqual(['violao', 'cavaco', 'banjo'].map((chave) => ({ chave, diferencas: [], problemas: [] })))
    await post(`/imports/${id}/run`)
    const { rows } = await database.pool.query('select slug, versao, situacao from produtos order by id')
    expect(rows).toEqual([
      { slug: 'violao', versao: 1, situacao: 'disponivel' },
      { slug: 'cavaco', versao: 1, situacao: 'inativo' },
      { slug: 'banjo', versao: 1, situacao: 'sobConsulta' },
    ])
  })

  test('products with box, NCM, cost and all other fields, into an empty shop', async () => {
    await saveProduct(
      database,
      sampleProduct('violao', {
        nome: 'Violão; "de" estudo, azul',
        descricao: '<p>Uma linha.</p>',
        descricaoCurta: 'Curta, e sem mais.',
        categorias: ['arcos', 'cordas/cordas-para-violao'],
        ncm: '92079010',
        caracteristicas: [{ label: 'Tampo', valor: 'Abeto', filtro: false }],
        skus: [
          sampleSku(
            'V-1',
            { mpn: 'VS-1', peso: 2500, altura: 140, largura: 450, comprimento: 1100 },
            { Cor: 'Azul' },
          ),
          sampleSku('V-2', { peso: null, altura: null }, { Cor: 'Verde' }),
        ],
        situacao: 'inativo',
      }),
    )
    await database.pool.query(`update categorias set nome = 'Arcos, crinas e breus' where caminho = 'arcos'`)
    await database.pool.query(`update skus set custo = 80000, estoque_minimo = 2 where sku = 'V-1'`)
    const before = await exported('produtos', 'csv')
    expect(csvLines(before)[0]?.celulas).toEqual(
      expect.arrayContaining(['NCM', 'Custo', 'Altura (mm)', 'Estoque mínimo', 'Aparece também em']),
    )
    const same = await compared('produtos', before)
    expect((await items(same)).itens.map(({ diferencas }) => diferencas)).toEqual([[]])

    await emptyTables(database.pool, 'produtos', 'skus', 'enderecos', 'categorias')
    await imported('produtos', Buffer.from(before).toString('utf8'))
    expect(Buffer.from(await exported('produtos', 'csv')).toString('utf8')).toBe(
      Buffer.from(before).toString('utf8'),
    )
  })

  test('products with sounds and a turn, which can be changed by a file and undone', async () => {
    const { id: product } = await saveProduct(
      database,
      sampleProduct('violino', { skus: [sampleSku('V-1')] }),
    )
    const { storage, db } = testContext(database.db)
    const sounds: SoundInput[] = []
    for (const hertz of [659, 440]) {
      const media = { ending: 'mp3', segundos: 0.2 }
      const { arquivo } = await storeMedia({ db, storage }, await mp3(0.2, hertz), media)
      sounds.push({
        arquivo,
        titulo: `Som de ${hertz} Hz`,
        corda: hertz === 659 ? 1 : null,
        sintetizado: hertz === 440,
      })
    }
    const giro: string[] = []
    for (let i = 0; i < 8; i++) {
      const background = `#${i}0${i}`
      const png = await sharp({ create: { width: 40, height: 40, channels: 3, background } })
        .png()
        .toBuffer()
      giro.push(await storePicture({ db, storage }, 'giro', png))
    }
    await database.db.transaction((tx) => publishMedia(tx, product, { sons: sounds, giro }))
    const file = Buffer.from(await exported('produtos', 'csv')).toString('utf8')
    const same = await compared('produtos', Buffer.from(file))
    expect((await items(same)).itens.map(({ diferencas, problemas }) => [diferencas, problemas])).toEqual([
      [[], []],
    ])

    const id = await imported('produtos', file.replace('Som de 659 Hz', '1ª corda, Mi5'))
    const [item] = (await items(id)).itens
    expect(item?.diferencas).toMatchObject([
      { campo: 'Sons', depois: expect.stringContaining('1ª corda, Mi5 · corda 1') },
    ])
    expect(await mediaNow()).toEqual({ sons: [{ ...sounds[0], titulo: '1ª corda, Mi5' }, sounds[1]], giro })
    await post(`/imports/${id}/undo`)
    expect(await mediaNow()).toEqual({ sons: sounds, giro })

    await imported('produtos', 'Handle;Title;Variant SKU;Variant Price\nviolino;Violino;V-1;90,00')
    expect(await mediaNow()).toEqual({ sons: sounds, giro })

    async function mediaNow() {
      return (await mediaOfProducts(database.db, [product])).get(product)
    }
  })

  test('products with a video, which can be changed by a file and undone', async () => {
    const { storage, db } = testContext(database.db)
    const { arquivo } = await storeMedia({ db, storage }, await video('webm'), {
      ending: 'webm',
      segundos: 1,
    })
    const uploaded = `/arquivos/${arquivo}`
    await saveProduct(database, sampleProduct('violino', { video: uploaded, skus: [sampleSku('V-1')] }))
    const file = Buffer.from(await exported('produtos', 'csv')).toString('utf8')
    expect(file).toContain(uploaded)
    expect((await items(await compared('produtos', Buffer.from(file)))).itens).toMatchObject([
      { diferencas: [], problemas: [] },
    ])

    const film = (source: string) =>
      `Handle;Title;Variant SKU;Variant Price;Vídeo\nviolino;Violino;V-1;90,00;${source}`
    const id = await imported('produtos', film('https://youtu.be/dQw4w9WgXcQ'))
    const [item] = (await items(id)).itens
    expect(item?.diferencas).toContainEqual({
      campo: 'Vídeo',
      antes: uploaded,
      depois: 'https://youtu.be/dQw4w9WgXcQ',
    })
    expect(await videoNow()).toBe('https://youtu.be/dQw4w9WgXcQ')
    await post(`/imports/${id}/undo`)
    expect(await videoNow()).toBe(uploaded)

    const failed = await imported('produtos', film('https://127.0.0.1/filme.mp4'))
    expect((await items(failed)).itens[0]?.avisos).toContainEqual(
      expect.stringContaining('O vídeo https://127.0.0.1/filme.mp4 não está na internet aberta.'),
    )
    expect(await videoNow()).toBe(uploaded)
    await imported('produtos', film(`https://outra.exemplo${uploaded}`))
    expect(await videoNow()).toBe(uploaded)

    async function videoNow() {
      const { rows } = await database.pool.query(`select video from produtos where slug = 'violino'`)
      return rows[0]?.video
    }
  })

  test('a category is known by its path, too, with its template', async () => {
    const categoria = 'cordas/cordas-para-violao'
    await startTemplate(database.db, { categoria, instrumento: 'violino', campos: VIOLIN_FIELDS })
    const before = await database.db.$count(categorias)
    const id = await compared(
      'produtos',
      [
        'Handle;Title;Categoria;Preço;SKU;Tamanho;Escala (pol)',
        `certo;Violino certo;${categoria};900;CERTO;4/4;12,9`,
        `longo;Violino longo;${categoria};900;LONGO;4/4;25,6`,
      ].join('\n'),
    )
    expect((await items(id)).itens.map(({ problemas }) => problemas.map(({ motivo }) => motivo))).toEqual([
      [],
      ['A escala do violino 4/4 tem entre 320 e 333 mm, e não 650,24 mm.'],
    ])

    await post(`/imports/${id}/run`)
    const { rows } = await database.pool.query(
      `select c.caminho from produtos p join categorias c on c.id = p.id_categoria where p.slug = 'certo'`,
    )
    expect(rows).toEqual([{ caminho: categoria }])
    expect(await database.db.$count(categorias)).toBe(before)
  })

  test('a product whose category’s address differs from its name stays in it', async () => {
    await saveProduct(
      database,
      sampleProduct('violao', { categorias: ['arcos'], categoria: 'cordas/cordas-para-violao' }),
    )
    await database.pool.query(`update categorias set nome = 'Arcos e breus' where caminho = 'arcos'`)
    const file = Buffer.from(await exported('produtos', 'csv')).toString('utf8')
    await imported('produtos', file.replaceAll('100,00', '89,90'))

    const { rows } = await database.pool.query(
      `select c.caminho from produto_categorias k join categorias c on c.id = k.id_categoria order by 1`,
    )
    expect(rows.map(({ caminho }) => caminho)).toEqual(['arcos', 'cordas/cordas-para-violao'])
    expect(await database.db.$count(categorias, eq(categorias.caminho, 'arcos-e-breus'))).toBe(0)
  })

  test('stock, prices and redirects', async () => {
    await save('violao', [sampleSku('=V-1', { precoDe: 150_00, estoque: 3 })])
    await database.pool.query(`insert into redirecionamentos values ('/a', '/b')`)
    for (const tipo of ['estoque', 'precos', 'redirecionamentos'] as const) {
      const id = await compared(tipo, await exported(tipo, 'csv'))
      expect(await detail(id)).toMatchObject({ comparacao: { nova: 0, alterada: 0, igual: 1, ruim: 0 } })
    }
  })

  test('freight tables and customers', async () => {
    await freight(1990)
    await loggedIn(database.db, {
      email: 'clara@exemplo.com.br',
      nomeRazao: '@Clara Nunes',
      documento: '52998224725',
      celular: '+5511987654321',
      nascimento: '1990-05-17',
      sexo: 'F',
      aceitaOfertasEm: new Date('2025-01-02T03:04:05Z'),
    })
    for (const tipo of ['fretes', 'clientes'] as const) {
      const id = await compared(tipo, await exported(tipo, 'csv', 'gerente'), 'gerente')
      expect(await detail(id, 'gerente')).toMatchObject({
        comparacao: { nova: 0, alterada: 0, igual: 1, ruim: 0 },
      })
    }
  })
})

describe('an export', () => {
  test('has no cell that a spreadsheet would evaluate', async () => {
    await saveProduct(database, sampleProduct('mau', { nome: '=HYPERLINK("http://mau.exemplo")' }))
    const file = Buffer.from(await exported('produtos', 'csv')).toString('utf8')

    expect(file).toContain(`"'=HYPERLINK`)
    expect(file).not.toMatch(/(^|;)"?[=+@]/m)
  })

  test('of personal data needs the permission, and each download is audited', async () => {
    await loggedIn(database.db)
    expect(
      (
        await api('POST', '/exports/personal', {
          papel: 'atendimento',
          body: { tipo: 'clientes', formato: 'csv' },
        })
      ).status,
    ).toBe(403)
    const { body } = await api('POST', '/exports/personal', {
      papel: 'financeiro',
      body: { tipo: 'clientes', formato: 'csv' },
    })
    await run()

    expect((await api('GET', `/exports/${body.id}/file`, { papel: 'catalogo' })).status).toBe(403)
    expect((await api('GET', '/exports', { papel: 'catalogo' })).body.total).toBe(0)
    expect((await api('GET', `/exports/${body.id}/file`, { papel: 'financeiro' })).status).toBe(200)
    const { rows } = await database.pool.query(
      `select acao, quem from auditoria where alvo_id = $1 order by id`,
      [body.id],
    )
    expect(rows).toEqual([
      { acao: 'exportacao.pedida', quem: 'Pessoa de financeiro' },
      { acao: 'exportacao.baixada', quem: 'Pessoa de financeiro' },
    ])
  })

  test('of orders has one line per item', async () => {
    const file = await exported('pedidos', 'csv', 'financeiro')

    expect(csvLines(file)).toMatchObject([{ celulas: expect.arrayContaining(['Pedido', 'SKU']) }])
  })
})

async function start(tipo: ImportKind, file: string | Uint8Array, papel: Role = 'catalogo') {
  const form = new FormData()
  form.set('tipo', tipo)
  form.set('arquivo', new File([new Uint8Array(Buffer.from(file))], 'arquivo.csv'))

  return api('POST', '/imports', { papel, form })
}

/** Uploads a file and reads it. */
async function received(...order: Parameters<typeof start>): Promise<string> {
  const { status, body } = await start(...order)
  expect(status).toBe(200)
  await run()

  return body.id
}

/** Also compares it, with the guessed columns. */
async function compared(
  tipo: ImportKind,
  file: string | Uint8Array,
  papel: Role = 'catalogo',
): Promise<string> {
  const id = await received(tipo, file, papel)
  const { colunas, erro } = await detail(id, papel)
  expect(erro).toBeNull()
  const said = colunas.map(({ campo }) => campo)
  const { status, body } = await api('PUT', `/imports/${id}/columns`, { papel, body: { colunas: said } })
  expect([status, body.code]).toEqual([200, undefined])
  await run()

  return id
}

test('an export too long for a workbook is a CSV', async () => {
  await saveProduct(database, sampleProduct('violao'))
  const { body } = await api('POST', '/exports', {
    papel: 'catalogo',
    body: { tipo: 'produtos', formato: 'xlsx' },
  })
  // As if this many lines had been written before.
  await database.pool.query('update exportacoes set linhas = $1', [MAX_XLSX_LINES])
  await run()

  expect((await api('GET', '/exports', { papel: 'catalogo' })).body).toMatchObject({
    itens: [{ id: body.id, formato: 'csv', situacao: 'pronta', linhas: MAX_XLSX_LINES + 1 }],
  })
  expect((await api('GET', `/exports/${body.id}/file`, { papel: 'catalogo' })).status).toBe(200)
})

async function imported(tipo: ImportKind, file: string, papel: Role = 'catalogo'): Promise<string> {
  const id = await compared(tipo, file, papel)
  await post(`/imports/${id}/run`, papel)

  return id
}

async function exported(tipo: ExportSummary['tipo'], formato: 'csv' | 'xlsx', papel: Role = 'catalogo') {
  const path = tipo === 'clientes' || tipo === 'pedidos' ? '/exports/personal' : '/exports'
  const { body } = await api('POST', path, { papel, body: { tipo, formato } })
  await run()
  const file = await exportFile(await staffContext(database.db, papel), { id: body.id })

  return new Uint8Array(await new Response(file.stream()).arrayBuffer())
}

async function post(path: string, papel: Role = 'catalogo') {
  const { status, body } = await api('POST', path, { papel })
  expect([status, body.code]).toEqual([200, undefined])
  await run()
}

async function run() {
  while ((await runWaitingJobs(transfersJobs, testContext(database.db), openMailbox())) > 0);
}

async function detail(id: string, papel: Role = 'gerente') {
  return (await api('GET', `/imports/${id}`, { papel })).body
}

async function items(id: string) {
  return (await api('GET', `/imports/${id}/items`, { papel: 'gerente' })).body
}

async function report(id: string): Promise<string[][]> {
  const { body } = await api('GET', `/imports/${id}/report`, { papel: 'gerente' })

  return csvLines(Buffer.from(String(body))).map(({ celulas }) => celulas)
}

async function save(slug: string, skus: ReturnType<typeof sampleSku>[]) {
  await saveProduct(database, sampleProduct(slug, { skus }))
}

/** The specification table of a product. */
async function sheet(slug: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ line: string }>(
    `select label || ': ' || valor as line from caracteristicas c join produtos p on p.id = c.id_produto
     where p.slug = $1 order by c.posicao`,
    [slug],
  )

  return rows.map(({ line }) => line)
}

async function price(sku: string) {
  return (await database.pool.query('select preco_por, preco_de from skus where sku = $1', [sku])).rows[0]
}

async function stock(sku: string) {
  return (await database.pool.query('select estoque from skus where sku = $1', [sku])).rows[0].estoque
}

function freight(valor: number) {
  const row = {
    cepDe: 1_000_000,
    cepAte: 5_999_999,
    pesoDe: 0,
    pesoAte: 10_000,
    valor,
    excedenteKg: 0,
    seguro: 0,
  }
  const limits = { pesoMaximo: null, ladoMaximo: null, somaMaxima: null, valorMaximo: null }
  const service = { codigo: 'motoboy', nome: 'Motoboy', divisor: 6000, pesoIsento: 5000, ...limits }

  return saveFreightTables({ db: database.db }, [{ ...service, faixas: [{ ...row, prazo: 1 }] }])
}

async function freightValue() {
  return (await database.pool.query('select valor from fretes_faixas')).rows[0].valor
}
