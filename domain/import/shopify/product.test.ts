import { describe, expect, test } from 'vitest'
import { type Column, isSpecification, labelOf, readRow } from './columns.ts'
import { productOf } from './product.ts'

const VIOLIN = {
  Handle: 'violino-teste',
  Title: 'Violino de teste',
  'Body (HTML)': '<p>Bom.</p>',
  Vendor: 'Oficina',
  Type: 'Violinos',
  Tags: 'violino, estudo',
  Published: 'TRUE',
  'Option1 Name': 'Tamanho',
  'Option1 Value': '4/4',
  'Variant SKU': 'V-44',
  'Variant Grams': '1800',
  'Variant Inventory Qty': '3',
  'Variant Price': '1299.90',
  'Variant Compare At Price': '1499.00',
  'Variant Barcode': '4006381333931',
  'Image Src': 'https://exemplo.com/a.jpg',
  'Image Position': '2',
  Status: 'active',
}

describe('the sounds of a product in the file', () => {
  const sound = (more: Record<string, string>) => ({ Handle: 'violino-teste', ...more })

  test('are in the order of the rows, each with what is heard and its string', () => {
    const rows = [
      { ...VIOLIN, Som: 'sons/mi.mp3', 'Título do som': '1ª corda, Mi5', 'Corda do som': '1' },
      sound({ Som: 'https://a.exemplo/escala.mp3', 'Título do som': 'Escala', 'Som calculado': 'sim' }),
    ]

    expect(read(...rows)).toMatchObject({
      sons: [
        { fonte: 'sons/mi.mp3', titulo: '1ª corda, Mi5', corda: 1, sintetizado: false },
        { fonte: 'https://a.exemplo/escala.mp3', titulo: 'Escala', corda: null, sintetizado: true },
      ],
    })
  })

  test.each([
    ['without a title', [{ Som: 'a.mp3' }], 3, 'Som: Diga o que se ouve'],
    ['without an address', [{ 'Título do som': 'Escala' }], 3, 'Falta o endereço do som “Escala”'],
    ['of no string', [{ Som: 'a.mp3', 'Título do som': 'Mi', 'Corda do som': 'prima' }], 3, 'de 1 a 20'],
    ['of a string too high', [{ Som: 'a.mp3', 'Título do som': 'Mi', 'Corda do som': '21' }], 3, 'de 1 a 20'],
    [
      'perhaps computed',
      [{ Som: 'a.mp3', 'Título do som': 'Mi', 'Som calculado': 'talvez' }],
      3,
      'sim ou não',
    ],
    [
      'with the title of another',
      [
        { Som: 'a.mp3', 'Título do som': 'Mi' },
        { Som: 'b.mp3', 'Título do som': 'MI' },
      ],
      4,
      'Som: Outro som do produto tem este título.',
    ],
    [
      'with the file of another',
      [
        { Som: 'a.mp3', 'Título do som': 'Mi' },
        { Som: 'a.mp3', 'Título do som': 'Lá' },
      ],
      4,
      'Som: O mesmo arquivo está duas vezes no produto.',
    ],
    [
      'too many',
      Array.from({ length: 25 }, (_, i) => ({ Som: `${i}.mp3`, 'Título do som': `Som ${i}` })),
      2,
      'O produto tem 25 sons; cabem 24.',
    ],
    [
      'a turn that jumps',
      Array.from({ length: 7 }, (_, i) => ({ 'Foto do giro': `${i}.jpg` })),
      2,
      'Um giro precisa de ao menos 8 imagens',
    ],
  ] as [string, Record<string, string>[], number, string][])(
    '%s: refused at its line',
    (_, rows, line, motivo) => {
      const answer = productOf([VIOLIN, ...rows.map(sound)].map((record, i) => row(record, i + 2)))

      expect(answer).toEqual({ problemas: [{ line, motivo: expect.stringContaining(motivo) }] })
    },
  )
})

describe('the video of a product in the file', () => {
  const film = (video: string) => ({ Handle: 'violino-teste', Vídeo: video })

  test('may stand in any of its rows, and several times', () => {
    const address = 'https://youtu.be/dQw4w9WgXcQ'

    expect(read(VIOLIN, film(address), film(address)).video).toBe(address)
    expect(read(VIOLIN).video).toBeNull()
  })

  test.each([
    ['one of two', ['https://vimeo.com/1', 'filme.mp4'], 4, 'O produto tem dois vídeos; cabe um.'],
    ['too long an address', [`https://vimeo.com/${'1'.repeat(500)}`], 3, 'Vídeo: O endereço do vídeo'],
  ])('%s: refused at its line', (_, videos, line, motivo) => {
    const answer = productOf([VIOLIN, ...videos.map(film)].map((record, i) => row(record, i + 2)))

    expect(answer).toEqual({ problemas: [{ line, motivo: expect.stringContaining(motivo) }] })
  })
})

describe('a product in the file', () => {
  test('reads prices in centavos', () => {
    expect(read(VIOLIN)).toMatchObject({
      slug: 'violino-teste',
      categoria: ['Violinos'],
      situacao: 'disponivel',
      palavrasChave: ['violino', 'estudo'],
      skus: [
        { sku: 'V-44', precoPor: 129990, precoDe: 149900, estoque: 3, peso: 1800, ean: '4006381333931' },
      ],
    })
  })

  test('reads further SKUs and pictures from the following rows', () => {
    const product = read(
      VIOLIN,
      { Handle: 'violino-teste', 'Option1 Value': '3/4', 'Variant SKU': 'V-34', 'Variant Price': '1199' },
      { Handle: 'violino-teste', 'Image Src': 'https://exemplo.com/b.jpg', 'Image Position': '1' },
    )

    expect(product.skus.map(({ atributos, precoPor }) => [atributos.simples[0]?.valor, precoPor])).toEqual([
      ['4/4', 129990],
      ['3/4', 119900],
    ])
    expect(product.fotos.map(({ fonte }) => fonte)).toEqual([
      'https://exemplo.com/b.jpg',
      'https://exemplo.com/a.jpg',
    ])
  })

  test('takes an option as `unico` if each of its values has its own picture', () => {
    const product = read(
      { ...VIOLIN, 'Option1 Name': 'Cor', 'Option1 Value': 'Âmbar', 'Variant Image': 'a.jpg' },
      {
        Handle: 'violino-teste',
        'Option1 Value': 'Vermelho',
        'Variant Price': '1',
        'Variant Image': 'b.jpg',
      },
    )

    expect(product.skus.map(({ atributos }) => atributos.unico?.valor)).toEqual(['Âmbar', 'Vermelho'])
    expect(product.skus.map(({ midias }) => midias.map((i) => product.fotos[i]?.fonte))).toEqual([
      ['a.jpg'],
      ['b.jpg'],
    ])
  })

  test('makes specifications only of columns marked as such', () => {
    expect(
      read({
        ...VIOLIN,
        'Ficha técnica: Verniz': 'Óleo',
        Custo: '800',
        'Tampo (product.metafields.custom.tampo)': 'Abeto',
      }).caracteristicas,
    ).toEqual([{ label: 'Verniz', valor: 'Óleo', filtro: false }])
  })

  test.each([
    {
      change: { 'Option1 Name': 'Title', 'Option1 Value': 'Default Title' },
      expected: { skus: [{ atributos: { unico: null, simples: [] } }] },
    },
    { change: { Status: 'draft' }, expected: { situacao: 'inativo' } },
    { change: { Published: 'false' }, expected: { situacao: 'inativo' } },
    { change: { 'Variant Compare At Price': '1000.00' }, expected: { skus: [{ precoDe: null }] } },
    { change: { 'Variant Inventory Qty': '-4' }, expected: { skus: [{ estoque: 0 }] } },
    { change: { 'Variant Barcode': '123' }, expected: { skus: [{ ean: null }] } },
    { change: { 'Variant Barcode': '036000291452' }, expected: { skus: [{ ean: '0036000291452' }] } },
    { change: { 'Variant SKU': '' }, expected: { skus: [{ sku: 'violino-teste-1' }] } },
    {
      change: { Type: '', 'Product Category': 'Arts > Instruments > Violins' },
      expected: { categoria: ['Violins'] },
    },
    { change: { Type: 'Cordas > Violino' }, expected: { categoria: ['Cordas', 'Violino'] } },
    { change: { 'Variant Price': '10.5' }, expected: { skus: [{ precoPor: 1050 }] } },
    { change: { 'Variant Price': '1299,90' }, expected: { skus: [{ precoPor: 129990 }] } },
    { change: { 'Variant Price': '1.299,90' }, expected: { skus: [{ precoPor: 129990 }] } },
    { change: { Type: ' > ', 'Product Category': '' }, expected: { categoria: ['Outros'] } },
    { change: { 'SEO Description': 'Um violino.' }, expected: { seo: { title: 'Violino de teste' } } },
  ])('reads $change', ({ change, expected }) => {
    expect(read({ ...VIOLIN, ...change })).toMatchObject(expected)
  })
})

describe('rejects the whole product with line and reason', () => {
  test.each([
    { change: { Title: '' }, motivo: 'Dê um nome ao produto.' },
    { change: { 'Variant Grams': '1.500' }, motivo: 'um só jeito' },
    { change: { 'Peso (kg)': 'dois' }, motivo: 'quilos' },
    { change: { 'Preço promocional': 'barato' }, motivo: 'promocional' },
    { change: { 'Estoque mínimo': 'pouco' }, motivo: 'mínimo' },
    { change: { Title: 'x'.repeat(121) }, motivo: 'no máximo 120 caracteres' },
    { change: { 'Gift Card': 'true' }, motivo: 'vale-presente' },
    { change: { 'Option4 Value': 'Azul' }, motivo: 'três opções' },
    { change: { 'Variant SKU': 'x'.repeat(51) }, motivo: 'SKU' },
    { change: { 'Option1 Value': 'x'.repeat(81) }, motivo: 'opção' },
    { change: { 'Variant Price': '1.299' }, motivo: '“1.299”' },
    { change: { 'Variant Price': '1.29,90' }, motivo: '“1.29,90”' },
    { change: { 'Variant Compare At Price': '2,000' }, motivo: '“2,000”' },
    { change: { 'Variant Price': '' }, motivo: 'preço' },
    { change: { 'Variant Inventory Qty': 'muitos' }, motivo: 'estoque' },
    { change: { 'Variant Grams': 'leve' }, motivo: 'peso' },
    { change: { Handle: '???' }, motivo: 'Diga o endereço do produto.' },
    { change: { 'Variant Grams': '10000001' }, motivo: 'de 1 a 10.000.000' },
    { change: { 'Estoque mínimo': '0' }, motivo: 'de 1 a 1.000.000' },
  ])('$change', ({ change, motivo }) => {
    const answer = productOf([row({ ...VIOLIN, ...change }, 7)])

    expect(answer).toMatchObject({ problemas: [{ line: 7, motivo: expect.stringContaining(motivo) }] })
  })

  test('two SKUs with the same options', () => {
    const twin = { Handle: 'violino-teste', 'Option1 Value': '4/4', 'Variant Price': '10' }

    expect(productOf([row(VIOLIN, 2), row(twin, 3)])).toMatchObject({ problemas: [{ line: 3 }] })
  })
})

test('generates distinct SKU codes where they are missing, however long the URL', () => {
  const Handle = 'violino-de-estudo-com-arco-estojo-e-breu-para-quem-comeca-a-tocar'
  const product = read(
    { ...VIOLIN, Handle, 'Variant SKU': '' },
    { Handle, 'Option1 Value': '3/4', 'Variant Price': '10' },
  )

  expect(new Set(product.skus.map(({ sku }) => sku)).size).toBe(2)
  expect(Math.max(...product.skus.map(({ sku }) => sku.length))).toBeLessThanOrEqual(50)
})

test('joins the values of a specification column from all SKUs in one line', () => {
  const Verniz = 'Ficha técnica: Verniz'
  const more = { Handle: 'violino-teste', 'Option1 Value': '3/4', 'Variant Price': '10', [Verniz]: 'Álcool' }

  expect(read({ ...VIOLIN, [Verniz]: 'Óleo' }, more).caracteristicas).toEqual([
    { label: 'Verniz', valor: 'Óleo, Álcool', filtro: false },
  ])
})

test('rejects a line with non-empty cells beyond the header', () => {
  const headings = ['Handle', 'Title', 'Variant Price'].map(headingOf)

  expect(productOf([readRow(headings, ['a', 'A', '1', '', ''], 2)])).toHaveProperty('produto')
  expect(productOf([readRow(headings, ['a', 'A', '1', 'e mais'], 2)])).toMatchObject({
    problemas: [{ line: 2, motivo: expect.stringContaining('cabeçalho') }],
  })
})

test('leaves weight and dimensions null if the file has none', () => {
  const [sku] = read({ ...VIOLIN, 'Variant Grams': '' }).skus

  expect(sku).toMatchObject({ peso: null, altura: null, largura: null, comprimento: null })
})

function read(...records: Record<string, string>[]) {
  const answer = productOf(records.map((record, i) => row(record, i + 2)))
  if ('problemas' in answer) throw new Error(JSON.stringify(answer.problemas))
  return answer.produto
}

function row(record: Record<string, string>, line: number) {
  return readRow(Object.keys(record).map(headingOf), Object.values(record), line)
}

function headingOf(header: string) {
  if (isSpecification(header)) return { label: labelOf(header) }
  const column = COLUMNS[header]

  return column ? { column } : null
}

/** Column of each header in these rows, in Shopify's export and in ours. */
const COLUMNS: Record<string, Column> = {
  Handle: 'handle',
  Som: 'soundSrc',
  Vídeo: 'video',
  'Título do som': 'soundTitle',
  'Corda do som': 'soundString',
  'Som calculado': 'soundComputed',
  'Foto do giro': 'spinImage',
  Title: 'title',
  'Body (HTML)': 'body',
  Vendor: 'vendor',
  'Product Category': 'category',
  Type: 'type',
  Tags: 'tags',
  Published: 'published',
  Status: 'status',
  'Gift Card': 'giftCard',
  'Option1 Name': 'option1Name',
  'Option1 Value': 'option1Value',
  'Option4 Value': 'furtherOption',
  'Variant SKU': 'sku',
  'Variant Grams': 'grams',
  'Variant Inventory Qty': 'quantity',
  'Variant Price': 'price',
  'Variant Compare At Price': 'compareAtPrice',
  'Variant Barcode': 'barcode',
  'Image Src': 'imageSrc',
  'Image Position': 'imagePosition',
  'Variant Image': 'variantImage',
  'SEO Description': 'seoDescription',
  'Preço promocional': 'promotionalPrice',
  'Estoque mínimo': 'minimumStock',
  'Peso (kg)': 'kilograms',
}
