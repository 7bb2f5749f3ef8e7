import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { measureOf } from '#domain/product/specifications/measure.ts'
import { UNIT_WORDS, writtenUnit } from '#domain/product/specifications/units.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '../../catalog.fixtures.ts'
import { saveProduct } from '../../product/editing/save-product.ts'
import { getListing } from '../get-listing.ts'

const FIELD = sampleField({
  label: 'Comprimento',
  filtro: true,
  filtragem: 'faixa',
  tipo: 'numero',
  unidade: 'mm',
})

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'arcos',
    instrumento: null,
    campos: [
      FIELD,
      { ...FIELD, label: 'Peso', unidade: 'g' },
      { ...FIELD, label: 'Temperatura', tipo: 'faixa', unidade: null },
      { ...FIELD, label: 'Fios', unidade: null, filtragem: 'valores' },
    ],
  })
  await bow('curto', { Comprimento: '620', 'Peso (kg)': '0,055', Temperatura: '10 a 20', Fios: '150' })
  await bow('medio', { Comprimento: '25,5"', Peso: '60,5', Temperatura: '18-25', Fios: '160' })
  await bow('longo', { Comprimento: '74,5 cm', Peso: '62', Temperatura: '30 a 40', Fios: '160' })
  await bow('mudo', { Cor: 'preta' })
  // The length of this one is chosen by its buyer.
  const product = sampleProduct('variado', {
    skus: ['600 mm', '700 mm'].map((valor, i) =>
      sampleSku(`variado-${i}`, { atributos: { unico: null, simples: [{ label: 'Comprimento', valor }] } }),
    ),
  })
  await saveProduct(database, { ...product, categoria: 'arcos' })
})
afterAll(() => database.close())

describe('a filter from one number to another', () => {
  test.each([
    ['comprimento=620..650', ['curto', 'medio']],
    ['comprimento=647.7..647.7', ['medio']],
    ['comprimento=650..', ['longo', 'variado']],
    ['comprimento=..610', ['variado']],
    ['comprimento=650..620', ['curto', 'medio']],
    ['comprimento=1..2', []],
    ['peso=..60.5', ['curto', 'medio']],
    ['peso=55..60&comprimento=620..', ['curto']],
    ['temperatura=19..22', ['curto', 'medio']],
    ['temperatura=26..29', []],
    // No template filters by these so: they are no filters.
    ['fios=150..155', ['curto', 'longo', 'medio', 'mudo', 'variado']],
    ['altura=1..2', ['curto', 'longo', 'medio', 'mudo', 'variado']],
    ['comprimento=a..b', ['curto', 'longo', 'medio', 'mudo', 'variado']],
  ])('%s finds %j', async (query, slugs) => {
    expect((await found(query)).toSorted()).toEqual(slugs)
  })

  test('shows what the listing has, in the unit of the field, and a box for each value of other fields', async () => {
    const { detalhes } = (await arcos('')).conteudo
    const facets = new Map(detalhes.filtros.map((facet) => [facet.chave, facet]))

    expect(facets.get('comprimento')).toMatchObject({
      chave: 'comprimento',
      label: 'Comprimento',
      faixa: { unidade: 'mm', minimo: 600, maximo: 745 },
    })
    expect(facets.get('comprimento')?.valores[1]).toEqual({
      valor: '620..620',
      label: '620 mm',
      total: 1,
      ativo: false,
      url: '/arcos?comprimento=620..620',
    })
    expect(facets.get('peso')?.faixa).toMatchObject({ unidade: 'g', minimo: 55, maximo: 62 })
    expect(facets.get('temperatura')?.faixa).toMatchObject({ unidade: null, minimo: 10, maximo: 40 })
    expect(facets.get('fios')).toMatchObject({ faixa: null, valores: [{ total: 1 }, { total: 2 }] })
  })

  test('stays with its bounds while it is active, and can be removed', async () => {
    const { conteudo, info } = await arcos('?comprimento=640..650&marca=nada')
    const { ativos } = conteudo.detalhes
    const facet = conteudo.detalhes.filtros.find(({ chave }) => chave === 'comprimento')

    expect(facet?.faixa).toEqual({ unidade: 'mm', minimo: 600, maximo: 745 })
    expect(facet?.valores.filter(({ ativo }) => ativo)).toEqual([
      { valor: '640..650', label: '640 a 650 mm', total: 1, ativo: true, url: '/arcos' },
    ])
    expect(ativos).toEqual([{ label: 'Comprimento: 640 a 650 mm', url: '/arcos' }])
    expect(info.self).toBe('?comprimento=640..650&ipp=96')
    expect(info.filtros).toBe(1)
  })

  test('finds what is in one of several ranges', async () => {
    const { conteudo, info } = await arcos('?comprimento=620..620&comprimento=700..&comprimento=620.0..620')

    expect((await found('comprimento=620..620&comprimento=700..')).toSorted()).toEqual([
      'curto',
      'longo',
      'variado',
    ])
    expect(info.self).toBe('?comprimento=620..620&comprimento=700..&ipp=96')
    expect(conteudo.detalhes.ativos).toEqual([
      { label: 'Comprimento: 620 mm', url: '/arcos?comprimento=700..' },
      { label: 'Comprimento: a partir de 700 mm', url: '/arcos?comprimento=620..620' },
    ])
  })

  test('says of each of its ranges how many products it finds, beside any other filter', async () => {
    const others = [
      '',
      'disponivel=1',
      'peso=..60',
      'fios=160',
      'temperatura=15..19&fios=150',
      'ordem=menor-preco',
    ]
    const own = ['', 'comprimento=600..700', 'comprimento=620..620&comprimento=690..']
    for (const other of others)
      for (const range of own) {
        const { filtros } = (await arcos(`?${other}&${range}`)).conteudo.detalhes
        for (const { chave, valores } of filtros.filter(({ faixa }) => faixa))
          for (const { valor, total } of valores) {
            const rest = `${other}&${range}`.split('&').filter((part) => !part.startsWith(`${chave}=`))
            const query = [...rest, `${chave}=${valor}`].join('&')
            expect({ query, total: (await found(query)).length }).toEqual({ query, total })
          }
      }
  })

  test('counts other facets within it', async () => {
    const { detalhes } = (await arcos('?comprimento=..640')).conteudo

    expect(detalhes.filtros.find(({ chave }) => chave === 'peso')?.faixa).toBeNull
    expect(detalhes.ativos[0]?.label).toBe('Comprimento: até 640 mm')
  })

  test('shows the variant that is within it', async () => {
    const { produtos } = (await arcos('?comprimento=690..710')).conteudo

    expect(produtos.map(({ variante }) => variante)).toEqual([[{ label: 'Comprimento', valor: '700 mm' }]])
  })
})

test('the database measures values as the shop does', async () => {
  const numbers = fc
    .tuple(fc.nat(20_000), fc.constantFrom('', ',5', ',25', ',0'), fc.boolean())
    .map(([whole, rest, points]) => (points ? whole.toLocaleString('pt-BR') : String(whole)) + rest)
  const units = fc.constantFrom('', ...UNIT_WORDS.map((unit) => ` ${writtenUnit(unit)}`), ' braças')
  const values = fc.oneof(
    fc.tuple(numbers, units).map((parts) => parts.join('')),
    fc.tuple(numbers, numbers, units).map(([low, high, unit]) => `${low} a ${high}${unit}`),
    fc.constantFrom('0.500 mm', '3.5 mm', '3/4', 'mm', '', '3,5 mm cada', '12,', '1.00 g', '10 a g', 'Hz 3'),
  )
  const samples = fc.sample(values, 400)
  const rows = await database.db
    .select({
      de: sql<string | null>`lower(measure_of(v))::text`,
      ate: sql<string | null>`upper(measure_of(v))::text`,
      unidade: sql<string | null>`measure_unit_of(v)`,
    })
    .from(sql`unnest(${sql.param(samples)}::text[]) with ordinality s (v, place)`)
    .orderBy(sql`place`)

  const read = rows.map(({ de, ate, unidade }) =>
    de === null ? null : { de: Number(de), ate: Number(ate), unidade },
  )
  expect(read).toEqual(samples.map(measureOf))
  expect(read.filter((measure) => measure !== null).length).toBeGreaterThan(150)
})

async function bow(slug: string, values: Record<string, string>) {
  const caracteristicas = Object.entries(values).map(([label, valor]) => ({ label, valor, filtro: false }))
  await saveProduct(database, { ...sampleProduct(slug), categoria: 'arcos', caracteristicas })
}

async function found(query: string) {
  return (await arcos(`?${query}`)).conteudo.produtos.map(({ url }) =>
    new URL(url, 'http://loja').pathname.slice(1),
  )
}

function arcos(query: string) {
  return getListing(testContext(database.db), {
    type: 'category',
    url: `/arcos${query}`,
    limit: 96,
    offset: 0,
  })
}
