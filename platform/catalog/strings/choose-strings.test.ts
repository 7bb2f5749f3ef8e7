import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { StringChoice } from '#contract/catalog/strings/string-choice.ts'
import { TensionInput } from '#contract/catalog/tension.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { chooseStrings } from './choose-strings.ts'
import { getTension } from './get-tension.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<StringChoice>>
let context: ReturnType<typeof testContext>

const CAMPOS = [
  ...['Mi', 'Lá', 'Ré', 'Sol'].map((label) => sampleField({ label, tipo: 'corda' })),
  sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'mm', papel: 'escala' }),
  sampleField({ label: 'Miolo', papel: 'nucleo' }),
  sampleField({ label: 'Para quem', tipo: 'escolha', opcoes: ['Aluno', 'Amador', 'Mestre'], papel: 'nivel' }),
]

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'cordas/cordas-para-violino',
    instrumento: 'violino',
    campos: CAMPOS,
  })
  await startTemplate(database.db, {
    categoria: 'arcos',
    instrumento: 'violaoAco',
    campos: [
      ...Array.from({ length: 12 }, (_, i) => sampleField({ label: `${i + 1}ª`, tipo: 'corda' })),
      sampleField({ label: 'Quantas', tipo: 'numero', papel: 'cordas' }),
    ],
  })
  for (const [categoria, instrumento] of [
    ['cordas/cordas-para-violao', 'violoncelo'],
    ['cordas/cordas-para-violino/jogos', 'ukulele'],
  ] as const)
    await startTemplate(database.db, {
      categoria,
      instrumento,
      campos: Array.from({ length: 4 }, (_, i) => sampleField({ label: `${i + 1}ª`, tipo: 'corda' })),
    })
  for (const product of PRODUCTS) await saveProduct(database, product)
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

const PRODUCTS = [
  set('aluno', 8, ['Aço sólido', 'Aluno'], { skus: [sampleSku('ALUNO', { precoPor: 5000 })] }),
  set('amador', 6, ['Sintético', 'Amador'], { skus: [sampleSku('AMADOR', { precoPor: 20_000 })] }),
  set('mestre', 5, ['Tripa', 'Mestre'], { skus: [sampleSku('MESTRE', { precoPor: 90_000 })] }),
  set('esgotado', 5, ['Tripa', 'Mestre'], { skus: [sampleSku('ESG', { estoque: 0 })] }),
  set('oculto', 5, ['Tripa', 'Mestre'], { situacao: 'inativo' as const }),
  sampleProduct('breu', { categoria: 'cordas/cordas-para-violino' }),
  sampleProduct('por-tamanho', {
    categoria: 'cordas/cordas-para-violao',
    caracteristicas: ['A3', 'D3', 'G2', 'C2'].map((note, i) => ({
      label: `${i + 1}ª`,
      valor: `${note} · 14 kg`,
      filtro: false,
    })),
    skus: [
      sampleSku('T-44', { precoPor: 9000 }, { Tamanho: '4/4' }),
      sampleSku('T-34', { precoPor: 4000 }, { Tamanho: '3/4' }),
      sampleSku('T-12', { precoPor: 3000, estoque: 0 }, { Tamanho: '1/2' }),
    ],
  }),
  sampleProduct('ukulele', {
    categoria: 'cordas/cordas-para-violino/jogos',
    caracteristicas: ['A4', 'E4', 'C4', 'G4'].map((note, i) => ({
      label: `${i + 1}ª`,
      valor: `${note} · 0,6 mm · Náilon`,
      filtro: false,
    })),
    skus: ['Soprano', 'Tenor'].map((size) => sampleSku(`U-${size}`, {}, { Tamanho: size })),
  }),
  guitarSet('doze', 'E4 E4 B3 B3 G4 G3 D4 D3 A3 A2 E3 E2', 12),
  guitarSet('seis-pares', 'E4 B3 G3 D3 A2 E2', 12),
  guitarSet('seis', 'E4 B3 G3 D3 A2 E2', 6),
]

function guitarSet(slug: string, notes: string, count: number) {
  const lines = notes
    .split(' ')
    .map((note, i) => ({ label: `${i + 1}ª`, valor: `${note} · 8 kg`, filtro: false }))

  return sampleProduct(slug, {
    categoria: 'arcos',
    caracteristicas: [...lines, { label: 'Quantas', valor: String(count), filtro: false }],
    vendas: 100 - slug.length,
  })
}

describe('sets for a violin', () => {
  test.each([
    [{ toque: 'macio' }, ['/mestre', '/amador', '/aluno']],
    [{ som: 'brilhante' }, ['/aluno', '/amador', '/mestre']],
    [{ nivel: 'intermediario', ate: '200' }, ['/amador', '/aluno']],
    [{ ate: '10' }, []],
    [{ tamanho: '1/2' }, []],
  ])('that are in stock, by %o', async (preferences, urls) => {
    const { jogos, total } = await choice({ instrumento: 'violino', ...preferences })

    expect(jogos.map(({ produto }) => produto.url)).toEqual(urls)
    expect(total).toBe(urls.length)
  })

  test('say why, how firm and how bright they are', async () => {
    const { jogos } = await choice({ instrumento: 'violino', som: 'quente' })

    expect(jogos[0]).toMatchObject({
      motivo: 'Dos mais macios (20,0 kg ao todo), som muito quente (tripa), nível mestre.',
      kg: 20,
      brilho: 1,
      produto: { url: '/mestre' },
    })
  })

  test('are in the tuning that is wanted', async () => {
    const { afinacao, afinacoes, jogos } = await choice({
      instrumento: 'violino',
      afinacao: 'Padrão, 5 cordas',
    })

    expect(afinacao).toBe('Padrão, 5 cordas')
    expect(afinacoes).toEqual([{ nome: 'Padrão, 5 cordas', notas: 'C3 G3 D4 A4 E5' }])
    expect(jogos).toEqual([])
  })
})

describe('a set that is sold by size', () => {
  test.each([
    ['', ['/por-tamanho', 4000]],
    ['4/4', ['/por-tamanho?tamanho=4-4', 9000]],
    ['7/8', ['/por-tamanho?tamanho=4-4', 9000]],
    ['3/4', ['/por-tamanho?tamanho=3-4', 4000]],
    // Sold out in this size.
    ['1/2', null],
  ])('has price, stock and address of the size “%s”', async (tamanho, sold) => {
    const { jogos, tamanhos } = await choice({ instrumento: 'violoncelo', tamanho })

    expect(jogos.map(({ url, preco }) => [url, preco])).toEqual(sold === null ? [] : [sold])
    expect(tamanhos).toEqual(['4/4', '7/8', '3/4'])
  })

  test.each([
    ['4/4', '50', 0],
    ['4/4', '90', 1],
    ['3/4', '50', 1],
  ])('for %s costs no more than R$ %s: %d', async (tamanho, ate, total) => {
    expect((await choice({ instrumento: 'violoncelo', tamanho, ate })).total).toBe(total)
  })
})

test('the list and the page with each string compute a set for the same length', async () => {
  const { escala, jogos } = await choice({ instrumento: 'ukulele', tamanho: 'Tenor' })
  const { conteudo } = await getTension(
    context,
    TensionInput.parse({ jogo: String(jogos[0]?.produto.id), escala: String(escala) }),
  )

  expect(escala).toBe(432)
  expect(jogos[0]?.kg).toBe(Math.round((conteudo.tensao?.total ?? 0) * 10) / 10)
  expect((await choice({ instrumento: 'ukulele' })).escala).toBeNull()
})

describe('sets for a guitar of which there are some with twelve strings', () => {
  test.each([
    [{}, 6, 'Padrão', ['/seis']],
    [{ cordas: '12' }, 12, '12 cordas', ['/doze', '/seis-pares']],
    [{ cordas: '12', afinacao: 'Padrão' }, 12, '12 cordas', ['/doze', '/seis-pares']],
    [{ afinacao: '12 cordas' }, 12, '12 cordas', ['/doze', '/seis-pares']],
    [{ cordas: '40' }, 6, 'Padrão', ['/seis']],
    [{ cordas: '7' }, 7, '7 cordas, samba e choro', []],
  ])('%o are for %d strings in %s', async (input, strings, tuning, urls) => {
    const { cordas, contagens, afinacao, jogos } = await choice({ instrumento: 'violaoAco', ...input })

    expect([cordas, afinacao]).toEqual([strings, tuning])
    expect(contagens).toEqual(strings === 7 ? [6, 7, 12] : [6, 12])
    expect(jogos.map(({ produto }) => produto.url)).toEqual(urls)
  })
})

describe('an instrument in a tuning of its own', () => {
  test('is offered what serves in it, with the tension of these notes', async () => {
    const usual = await choice({ instrumento: 'violino' })
    const answered = await choice({ instrumento: 'violino', afinacao: 'Padrão', notas: 'Lá Mi Lá Dó#' })
    const kgOf = ({ jogos }: typeof usual) => jogos.find(({ produto }) => produto.url === '/amador')?.kg ?? 0

    expect(answered).toMatchObject({ afinacao: '', notas: 'A3 E4 A4 C#5', notasProblema: null })
    // The lower two a tone up, the first a third down: 6 kg each at first.
    expect(kgOf(answered)).toBeCloseTo(6 * (1 + 2 * 2 ** (4 / 12) + 2 ** (-6 / 12)), 1)
    expect(kgOf(usual)).toBeCloseTo(24, 1)
  })

  test('reads at the field why notes are refused, which stay as they were written', async () => {
    expect(await choice({ instrumento: 'violino', notas: 'Lá Mi Lá' })).toMatchObject({
      afinacao: 'Padrão',
      notas: 'Lá Mi Lá',
      notasProblema:
        'São 3 notas, e não 4. Escreva uma nota por corda, da mais grave à mais aguda, como G3 D4 A4 E5.',
    })
  })

  test('shows notes that have a name by the name', async () => {
    expect(await choice({ instrumento: 'violaoAco', notas: 'DADGAD' })).toMatchObject({
      afinacao: 'DADGAD',
      notas: '',
    })
  })
})

test('a multiscale guitar has two lengths', async () => {
  const { escala, escalaGrave, jogos } = await choice({ instrumento: 'violaoAco', escala: '686-648' })

  expect([escala, escalaGrave]).toEqual([648, 686])
  expect(jogos.map(({ produto }) => produto.url)).toEqual(['/seis'])
})

test.each([
  ['violaoAco', '648-', 'Escreva as duas escalas em milímetros, como 648-686.'],
  ['ukulele', '345-380', 'Escreva a escala em milímetros, como 345.'],
])('whoever says that a %s is %s long reads why that is not taken', async (instrumento, escala, problem) => {
  expect(await choice({ instrumento, escala })).toMatchObject({
    escala: null,
    escalaGrave: null,
    escalaEscrita: escala,
    escalaProblema: problem,
  })
})

test.each([[{}], [{ instrumento: 'oboe' }], [{ instrumento: 'guitarra' }]])(
  'without an instrument that the shop has strings for, it says for which it has some: %o',
  async (input) => {
    expect(await choice(input)).toMatchObject({
      instrumentos: [
        { instrumento: 'violino', nome: 'Violino' },
        { instrumento: 'violoncelo', nome: 'Violoncelo' },
        { instrumento: 'violaoAco', nome: 'Violão de aço' },
        { instrumento: 'ukulele', nome: 'Ukulele' },
      ],
      instrumento: null,
      total: 0,
      jogos: [],
    })
  },
)

test('an instrument is an address for search engines, and preferences are not', async () => {
  const { estrutura } = await answer({ instrumento: 'violino', som: 'quente' })

  expect(estrutura.seo).toMatchObject({
    canonical: '/ferramentas/cordas?instrumento=violino',
    title: expect.stringContaining('Encontrar cordas do violino'),
  })
  expect([...context.noted]).toEqual(expect.arrayContaining(['listagem', 'categorias']))
})

function set(
  slug: string,
  kg: number,
  [miolo, para]: readonly [string, string],
  changes: Parameters<typeof sampleProduct>[1] = {},
) {
  const notes = { Mi: 'E5', Lá: 'A4', Ré: 'D4', Sol: 'G3' }
  const sheet = {
    ...Object.fromEntries(Object.entries(notes).map(([label, note]) => [label, `${note} · ${kg} kg`])),
    'Medido em': '328 mm',
    Miolo: miolo,
    'Para quem': para,
  }

  return sampleProduct(slug, {
    categoria: 'cordas/cordas-para-violino',
    caracteristicas: Object.entries(sheet).map(([label, valor]) => ({ label, valor, filtro: false })),
    skus: [sampleSku(slug.toUpperCase(), {})],
    ...changes,
  })
}

async function answer(input: Partial<Parameters<typeof chooseStrings>[1]>): Promise<StringChoice> {
  const open = {
    instrumento: '',
    tamanho: '',
    escala: '',
    cordas: '',
    prende: '',
    afinacao: '',
    notas: '',
    nivel: '',
    toque: '',
    som: '',
    ate: '',
  }

  return StringChoice.parse(await chooseStrings(context, { ...open, ...input }))
}

async function choice(input: Parameters<typeof answer>[0]) {
  const { body } = await api('GET', `/url/tools/strings?${new URLSearchParams(input)}`)

  return StringChoice.parse(body).conteudo
}
