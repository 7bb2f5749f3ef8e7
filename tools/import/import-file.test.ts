import { existsSync, readdirSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { mp3, video, wav } from '#platform/infrastructure/storage/media/media.fixtures.ts'
import { searchProducts } from '#platform/search/search-products.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { csvOf, testFolder } from './import-file.fixtures.ts'
import { importFile } from './import-file.ts'

let database: TestDatabase
let folder: ReturnType<typeof testFolder>
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
beforeEach(() => {
  folder = testFolder()

  return folder.remove
})
afterAll(() => database.close())

/** Any two pictures differ. */
const picture = (color: string) =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: color } })
    .png()
    .toBuffer()

const guitar = (handle: string, more: Record<string, string> = {}) => ({
  Handle: handle,
  Title: `Guitarra ${handle}`,
  Vendor: 'Oficina do Vale',
  Type: 'Guitarras > Sólidas',
  'Variant SKU': handle.toUpperCase(),
  'Variant Inventory Qty': '4',
  'Variant Price': '1299.90',
  'Variant Grams': '3800',
  'Altura (cm)': '12',
  'Largura (cm)': '45',
  'Comprimento (cm)': '110',
  ...more,
})

describe('an import', () => {
  test('creates a product with its SKUs, pictures and text', async () => {
    folder.write('preta.png', await picture('#111'))
    folder.write('creme.png', await picture('#ffe'))
    const colored = { 'Option1 Name': 'Cor', 'Option1 Value': 'Preta', 'Variant Image': 'preta.png' }
    const text = {
      'Body (HTML)': '<p onclick="x()">Braço de bordo</p><p>Som claro<script>alert(1)</script></p>',
      'Image Src': 'preta.png',
      'Image Alt Text': 'Guitarra preta, de frente',
      'Escala (product.metafields.custom.escala)': '648 mm',
    }
    const creme = {
      Handle: 'telma',
      'Option1 Value': 'Creme',
      'Variant SKU': 'TELMA-C',
      'Variant Price': '1399.90',
      'Variant Inventory Qty': '0',
      'Variant Image': 'creme.png',
      'Variant Grams': '3800',
      'Altura (cm)': '12',
      'Largura (cm)': '45',
      'Comprimento (cm)': '110',
    }

    const rows = [guitar('telma', { ...colored, ...text, Custo: '800' }), creme]
    const report = await run(rows, { sheet: ['Escala'] })

    expect(report).toEqual({ criados: 1, alterados: 0, iguais: 0, problemas: [], avisos: [] })
    const { conteudo } = await getProduct(testContext(database.db), { url: '/telma' })
    expect(conteudo).toMatchObject({
      nome: 'Guitarra telma',
      marca: { nome: 'Oficina do Vale' },
      descricoes: { curta: 'Braço de bordo Som claro', longa: '<p>Braço de bordo</p><p>Som claro</p>' },
      skus: [
        { sku: 'TELMA', estoque: 4, precos: { precoPor: 129990 } },
        { sku: 'TELMA-C', estoque: 0, precos: { precoPor: 139990 } },
      ],
    })
    expect(conteudo.midias.imagens.map(({ alt }) => alt)).toEqual([
      'Guitarra preta, de frente',
      'Guitarra telma',
    ])
    expect(conteudo.caracteristicas).toEqual([{ label: 'Escala', valor: '648 mm', explicacao: null }])
  })

  test('makes new words searchable at once, and corrects typing errors to them', async () => {
    folder.write('z.png', await picture('#123'))
    await run([guitar('zambeze', { Title: 'Guitarra Zambeze', 'Image Src': 'z.png' })])

    const found = await searchProducts(testContext(database.db), { url: '/busca?q=zambese' })
    expect(JSON.stringify(found)).toContain('/zambeze')
  })

  test('changes nothing and invalidates nothing for the same file again', async () => {
    folder.write('a.png', await picture('#a11'))
    const rows = [guitar('outra-vez', { 'Image Src': 'a.png' }), guitar('e-esta')]
    await run(rows)
    const before = await everything()

    const tags = await tagsInvalidatedBy(async () => {
      expect(await run(rows)).toMatchObject({ criados: 0, alterados: 0, iguais: 2 })
    })

    expect(tags).toEqual([])
    expect(await everything()).toEqual(before)
  })

  test('invalidates what it changed, and leaves what the file cannot know', async () => {
    await saveProduct(
      database,
      sampleProduct('ja-na-loja', { garantia: '2 anos', vendas: 12, itensInclusos: ['Estojo'] }),
    )

    const tags = await tagsInvalidatedBy(() => run([guitar('ja-na-loja')]))

    const { rows } = await database.pool.query(
      `select id, nome, garantia, vendas, itens_inclusos from produtos where slug = 'ja-na-loja'`,
    )
    expect(rows).toMatchObject([
      { nome: 'Guitarra ja-na-loja', garantia: '2 anos', vendas: 12, itens_inclusos: ['Estojo'] },
    ])
    expect(tags).toContain(`produto:${rows[0].id}`)
  })

  test('invalidates the 404 that a running shop has cached for a new address', async () => {
    const tags = await tagsInvalidatedBy(() =>
      run([guitar('recem-chegada', { Vendor: 'Casa Nova', Type: 'Banjos > Tenores' })]),
    )

    expect(tags).toEqual(
      expect.arrayContaining([
        'endereco:/recem-chegada',
        'endereco:/banjos',
        'endereco:/banjos/tenores',
        'endereco:/marcas/casa-nova',
      ]),
    )
  })

  test('reports the same in a dry run and stores nothing, neither rows nor files', async () => {
    folder.write('nova.png', await picture('#0a0'))
    await run([guitar('conhecida')])
    const [before, files] = [await everything(), filesStored()]
    const rows = [
      guitar('conhecida'),
      guitar('nova', { Vendor: 'Marca só daqui', Type: 'Novidades', 'Image Src': 'nova.png' }),
      guitar('sem-foto', { 'Image Src': 'falta.png' }),
    ]

    const tags = await tagsInvalidatedBy(async () => {
      const report = await run(rows, { dryRun: true })
      expect(report).toMatchObject({ criados: 2, iguais: 1, problemas: [] })
      expect(report.avisos.map(({ line }) => line)).toEqual(expect.arrayContaining([2, 4]))
    })

    expect(tags).toEqual([])
    expect(await everything()).toEqual(before)
    expect(filesStored()).toEqual(files)
    expect(await run(rows)).toMatchObject({ criados: 2, iguais: 1, problemas: [] })
  })
})

describe('skips a bad product whole, and imports the others', () => {
  const bad: { name: string; rows: Record<string, string>[]; problemas: [number, string][] }[] = [
    {
      name: 'a price of two readings, in a later SKU',
      rows: [
        guitar('ma', { 'Option1 Name': 'Cor', 'Option1 Value': 'Azul' }),
        { Handle: 'ma', 'Option1 Value': 'Verde', 'Variant Price': '1.299' },
      ],
      problemas: [[3, '1.299']],
    },
    {
      name: 'rows that lie apart',
      rows: [guitar('ma'), guitar('entre'), { Handle: 'ma', 'Image Src': 'x.png' }],
      problemas: [
        [2, 'linha 4'],
        [4, 'linha 2'],
      ],
    },
    {
      name: 'a SKU of another product of the file',
      rows: [guitar('primeira'), guitar('ma', { 'Variant SKU': 'PRIMEIRA' })],
      problemas: [[3, 'PRIMEIRA já está na linha 2']],
    },
    {
      name: 'a SKU of another product of the shop',
      rows: [guitar('ma', { 'Variant SKU': 'DA-CASA' })],
      problemas: [[2, 'DA-CASA']],
    },
    {
      name: 'without a SKU that a kit needs',
      rows: [guitar('parte-de-kit')],
      problemas: [[2, 'kit']],
    },
    {
      name: 'an address that a category has',
      rows: [guitar('ma', { Handle: 'arcos' })],
      problemas: [[2, 'arcos']],
    },
    {
      name: 'a SKU without the option that the others have',
      rows: [
        guitar('ma', { 'Option1 Name': 'Cor', 'Option1 Value': 'Azul' }),
        { Handle: 'ma', 'Variant SKU': 'MA-2', 'Variant Price': '10' },
      ],
      problemas: [[2, 'mesmos atributos']],
    },
    {
      name: 'no title, and a gift card',
      rows: [guitar('ma', { Title: '' }), guitar('vale', { 'Gift Card': 'true' })],
      problemas: [
        [2, 'Dê um nome ao produto'],
        [3, 'vale-presente'],
      ],
    },
  ]
  beforeAll(saveOwnProducts)

  test.each(bad)('$name', async ({ rows, problemas }) => {
    const good = `boa-${Math.abs(hash(JSON.stringify(rows)))}`

    const report = await run([...rows, guitar(good)])

    expect(report.problemas).toEqual(
      problemas.map(([line, motivo]) =>
        expect.objectContaining({ line, motivo: expect.stringContaining(motivo) }),
      ),
    )
    const { rows: known } = await database.pool.query(
      `select slug from produtos where slug in ('ma', 'arcos', $1)`,
      [good],
    )
    expect(known).toEqual([{ slug: good }])
  })
})

describe('sounds and turning pictures', () => {
  test('beside the file are the product’s, and stay when a file has none', async () => {
    folder.write('preta.png', await picture('#121'))
    folder.write('mi.mp3', await mp3(0.2, 330))
    for (let i = 0; i < 8; i++) folder.write(`giro-${i}.png`, await picture(`#0${i}0`))
    const rows = [
      guitar('sonora', { 'Image Src': 'preta.png', Som: 'mi.mp3', 'Título do som': '1ª corda, Mi4' }),
      ...Array.from({ length: 7 }, () => ({ Handle: 'sonora' })),
    ].map((row, i) => ({ ...row, 'Foto do giro': `giro-${i}.png` }))

    expect(await run(rows)).toMatchObject({ criados: 1, problemas: [], avisos: [] })
    const { conteudo } = await getProduct(testContext(database.db), { url: '/sonora' })
    expect(conteudo.sons).toMatchObject([{ titulo: '1ª corda, Mi4', segundos: expect.any(Number) }])
    expect(conteudo.giro?.imagens).toHaveLength(8)
    expect(await run(rows)).toMatchObject({ iguais: 1, avisos: [] })
    expect(await run([guitar('sonora', { 'Image Src': 'preta.png' })])).toMatchObject({ iguais: 1 })
    expect((await getProduct(testContext(database.db), { url: '/sonora' })).conteudo.sons).toHaveLength(1)
  })

  test('that are none are left out with the reason; the one of the same title stays', async () => {
    folder.write('lisa.png', await picture('#232'))
    folder.write('bom.mp3', await mp3(0.2, 392))
    folder.write('longo.wav', wav(121))
    const sound = (name: string) => [
      guitar('rouca', { 'Image Src': 'lisa.png', Som: name, 'Título do som': 'Escala' }),
    ]
    await run(sound('bom.mp3'))
    const answers = []
    for (const name of ['lisa.png', 'falta.mp3', '../fora.mp3', 'longo.wav']) {
      const { iguais, avisos } = await run(sound(name))
      answers.push([iguais, avisos[0]?.motivo])
    }

    expect(answers).toEqual([
      [1, expect.stringContaining('lisa.png não é um som')],
      [1, expect.stringContaining('O som falta.mp3 não está na pasta')],
      [1, expect.stringContaining('O som ../fora.mp3 fica fora da pasta')],
      [1, expect.stringContaining('O som longo.wav')],
    ])
    const { conteudo } = await getProduct(testContext(database.db), { url: '/rouca' })
    expect(conteudo.sons).toMatchObject([{ titulo: 'Escala' }])
  })
})

describe('the video of a product', () => {
  const film = (source: string) => [guitar('filmada', { 'Image Src': 'filme.png', Vídeo: source })]

  test('beside the file is stored, YouTube’s stays an address, and a file without one changes neither', async () => {
    folder.write('filme.png', await picture('#343'))
    folder.write('filme.mp4', await video('mp4'))

    expect(await run(film('filme.mp4'))).toMatchObject({ criados: 1, problemas: [], avisos: [] })
    expect(await stored()).toMatch(/^\/arquivos\/[0-9a-f]{24}\.mp4$/)
    expect(await run(film('filme.mp4'))).toMatchObject({ iguais: 1, avisos: [] })

    expect(await run(film('https://youtu.be/dQw4w9WgXcQ'))).toMatchObject({ alterados: 1, avisos: [] })
    expect(await run([guitar('filmada', { 'Image Src': 'filme.png' })])).toMatchObject({ iguais: 1 })
    expect(await stored()).toBe('https://youtu.be/dQw4w9WgXcQ')
  })

  test('that is none leaves the product with the one it had, with the reason', async () => {
    folder.write('filme.png', await picture('#343'))
    folder.write('mi.mp3', await mp3(0.2, 349))
    await run(film('https://vimeo.com/1234567'))
    const answers = []
    for (const name of ['filme.png', 'mi.mp3', 'falta.mp4', '../fora.mp4', 'javascript:alert(1)']) {
      const { iguais, avisos } = await run(film(name))
      answers.push([iguais, avisos[0]?.motivo])
    }

    expect(answers).toEqual([
      [1, expect.stringContaining('filme.png não é um vídeo')],
      [1, expect.stringContaining('mi.mp3 não é um vídeo')],
      [1, expect.stringContaining('O vídeo falta.mp4 não está na pasta')],
      [1, expect.stringContaining('O vídeo ../fora.mp4 fica fora da pasta')],
      [1, expect.stringContaining('O vídeo javascript:alert(1) não está na pasta')],
    ])
    expect(await stored()).toBe('https://vimeo.com/1234567')
  })

  test('stays a link if the product has that address already, as after an export', async () => {
    await saveProduct(database, sampleProduct('linkada', { video: 'https://fabrica.invalid/filme.mp4' }))

    const { avisos } = await run([guitar('linkada', { Vídeo: 'https://fabrica.invalid/filme.mp4' })])

    expect(avisos.map(({ motivo }) => motivo).join()).not.toContain('vídeo')
  })

  async function stored() {
    return (await getProduct(testContext(database.db), { url: '/filmada' })).conteudo.video
  }
})

describe('pictures from addresses', () => {
  let png: Buffer
  const server = createServer(({ url }, response) => {
    if (url === '/boa.png') response.end(png)
    else if (url === '/animada.gif') response.end(GIF)
    else if (url === '/enorme.png') {
      response.on('error', () => undefined)
      response.end(Buffer.alloc(25_000_001))
    } else if (url === '/cortada.png')
      response.writeHead(200, { 'content-length': '9' }).write('x', () => response.destroy())
    else response.writeHead(404).end()
  })
  beforeAll(async () => {
    png = await picture('#36c')
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('are fetched', async () => {
    expect(await run([guitar('da-rede', { 'Image Src': at('/boa.png') })])).toMatchObject({ criados: 1 })

    const { conteudo } = await getProduct(testContext(database.db), { url: '/da-rede' })
    expect(conteudo.midias.imagens).toHaveLength(1)
  })

  test.each([
    ['/falta.png', 'erro 404'],
    ['/animada.gif', 'do tipo gif'],
    ['/enorme.png', 'mais de 25 MB'],
    ['/cortada.png', 'não respondeu'],
  ])('%s hides its product, or only drops the picture if allowed', async (path, motivo) => {
    const slug = `de-fora-${path.replace(/\W/g, '')}`
    const rows = [
      guitar(slug),
      { Handle: slug, 'Image Src': at('/boa.png') },
      { Handle: slug, 'Image Src': at(path) },
    ]
    const report = await run(rows)

    expect(report).toMatchObject({ criados: 1, problemas: [] })
    expect(report.avisos.map((aviso) => aviso.motivo)).toEqual([
      expect.stringContaining(motivo),
      'Fora da loja até as fotos chegarem.',
    ])
    expect(await productState(slug)).toEqual({ situacao: 'inativo', fotos: 1, faltam: 1 })
    await run(rows, { allowMissing: true })
    expect(await productState(slug)).toEqual({ situacao: 'disponivel', fotos: 1, faltam: 1 })
  })

  test.each([
    ['../../etc/passwd', 'fora da pasta'],
    ['produtos.csv', 'não é uma imagem'],
  ])('reports %s beside the file', async (path, motivo) => {
    const report = await run([guitar(`perto-${path.length}`, { 'Image Src': path })])

    expect(report).toMatchObject({
      criados: 1,
      avisos: [{ motivo: expect.stringContaining(motivo) }, {}],
    })
  })

  async function productState(slug: string) {
    const { rows } = await database.pool.query(
      `select situacao, (select count(*)::integer from midias m where m.id_produto = p.id) as fotos,
         (select count(*)::integer from fotos_pendentes f where f.id_produto = p.id) as faltam
       from produtos p where slug = $1`,
      [slug],
    )
    return rows[0]
  }

  function at(path: string): string {
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`
  }
})

const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

async function saveOwnProducts() {
  await saveProduct(database, withSku('da-casa', 'DA-CASA'))
  await saveProduct(database, withSku('parte-de-kit', 'PARTE-1'))
  const kit = [{ sku: 'PARTE-1', quantidade: 2 }]
  await saveProduct(database, { ...sampleProduct('kit-da-casa'), kit })
}

function withSku(slug: string, sku: string) {
  const product = sampleProduct(slug)

  return { ...product, skus: product.skus.slice(0, 1).map((only) => ({ ...only, sku })) }
}

type RunInput = { dryRun?: boolean; sheet?: string[]; allowMissing?: boolean }

function run(
  rows: Record<string, string>[],
  { dryRun = false, sheet = [], allowMissing = false }: RunInput = {},
) {
  return importFile({
    file: folder.write('produtos.csv', csvOf(rows)),
    dryRun,
    sheet,
    allowMissing,
    now: new Date('2026-11-21T12:00:00Z'),
    db: database.db,
    storage: localStorage(join(folder.path, 'fotos')),
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
}

function filesStored() {
  const pictures = join(folder.path, 'fotos')

  return existsSync(pictures) ? readdirSync(pictures, { recursive: true }).sort() : []
}

/** Every row of every table. */
async function everything() {
  const { rows: tables } = await database.pool.query(
    `select quote_ident(table_name) as nome from information_schema.tables where table_schema = 'public' order by 1`,
  )
  const dumps = tables.map(async ({ nome }) => {
    const { rows } = await database.pool.query(`select t::text as linha from ${nome} t order by 1`)
    return [nome, rows.map(({ linha }) => linha)]
  })

  return Object.fromEntries(await Promise.all(dumps))
}

async function tagsInvalidatedBy(work: () => Promise<unknown>): Promise<string[]> {
  const client = await database.pool.connect()
  const heard: string[] = []
  client.on('notification', ({ payload }) => heard.push(...(payload ?? '').split(' ')))
  await client.query(`listen ${TAGS_CHANNEL}`)
  await work()
  // Notifications arrive before the answer to the next query.
  await client.query('select 1')
  await client.query(`unlisten ${TAGS_CHANNEL}`)
  client.removeAllListeners('notification')
  client.release()

  return heard
}

function hash(text: string): number {
  return [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 7)
}
