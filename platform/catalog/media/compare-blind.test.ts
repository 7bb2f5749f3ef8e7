import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BlindListening, BlindListeningInput } from '#contract/content/listening.ts'
import type { SoundInput } from '#contract/content/product-media.ts'
import { listeningAddress } from '#domain/instruments/listening/listening-address.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { mp3 } from '#platform/infrastructure/storage/media/media.fixtures.ts'
import { storeMedia } from '#platform/infrastructure/storage/media/upload-media.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { memoizeAsNode, testContext } from '#tests/support/request-context.ts'
import { getListing } from '../listing/get-listing.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { compare } from '../product/page/compare.ts'
import { compareBlind } from './compare-blind.ts'
import { publishSounds } from './product-media.ts'

let database: TestDatabase
const ids: Record<string, number> = {}
const files = new Map<string, number>()

const PRODUCTS: [slug: string, titles: string[], sintetizado?: boolean][] = [
  ['preludio', ['Escala', '1ª corda, Mi5', 'Vibrato']],
  ['zyex', ['Escala', '1ª corda, Mi5']],
  ['dominante', ['1ª corda, Mi5']],
  ['oculto', ['1ª corda, Mi5']],
  ['cavaquinho', ['Acorde']],
  ['calculada', ['Escala', 'Vibrato'], true],
  ['simulada', ['Escala'], true],
  ['mudo', []],
]

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const { storage } = testContext(database.db)
  let hertz = 300
  for (const [slug, titles, sintetizado = false] of PRODUCTS) {
    const situacao = slug === 'oculto' ? 'inativo' : 'disponivel'
    const { id } = await saveProduct(database, sampleProduct(slug, { situacao }))
    ids[slug] = id
    const sounds: SoundInput[] = []
    for (const titulo of titles) {
      const bytes = await mp3(0.2, hertz++)
      const { arquivo } = await storeMedia({ db: database.db, storage }, bytes, {
        ending: 'mp3',
        segundos: 0.2,
      })
      files.set(`/arquivos/${arquivo}`, id)
      sounds.push({ arquivo, titulo, corda: null, sintetizado })
    }
    await database.db.transaction((tx) => publishSounds(tx, id, sounds))
  }
})
afterAll(() => database.close())

describe('before somebody has chosen', () => {
  test('two to four products play the same passage, and nothing says which is which', async () => {
    const answer = await blind({ produtos: of('preludio', 'zyex', 'dominante') })

    expect(answer.trecho).toBe('1a-corda-mi5')
    expect(answer.amostras.map(({ letra }) => letra)).toEqual(['a', 'b', 'c'])
    expect(answer.amostras.map(productOf).sort()).toEqual(
      [ids['preludio'], ids['zyex'], ids['dominante']].sort(),
    )
    expect(answer.resposta).toBeNull()
    expect(JSON.stringify(answer.amostras)).not.toMatch(/preludio|zyex|dominante/)
  })

  test('the passages are those that at least two of them have, the most common first', async () => {
    expect((await blind({ produtos: of('preludio', 'zyex', 'dominante') })).trechos).toEqual([
      { trecho: '1a-corda-mi5', titulo: '1ª corda, Mi5', sintetizado: false, produtos: 3 },
      { trecho: 'escala', titulo: 'Escala', sintetizado: false, produtos: 2 },
    ])
  })

  test('another passage is played by those that have it', async () => {
    const { amostras } = await blind({ produtos: of('preludio', 'zyex', 'dominante'), trecho: 'escala' })

    expect(amostras.map(productOf).sort()).toEqual([ids['preludio'], ids['zyex']].sort())
  })

  test('recorded and computed passages are never mixed', async () => {
    const produtos = of('preludio', 'zyex', 'calculada', 'simulada')
    const both = await blind({ produtos })
    const computed = await blind({ produtos, trecho: 'escala.calculado' })

    expect(both.trechos.map(({ trecho, produtos: count }) => [trecho, count])).toEqual([
      ['escala', 2],
      ['escala.calculado', 2],
      ['1a-corda-mi5', 2],
    ])
    expect(both.amostras.map(({ sintetizado }) => sintetizado)).toEqual([false, false])
    expect(computed.amostras.map(productOf).sort()).toEqual([ids['calculada'], ids['simulada']].sort())
    expect(computed.amostras.map(({ sintetizado }) => sintetizado)).toEqual([true, true])
    expect((await blind({ produtos: of('preludio', 'calculada') })).amostras).toEqual([])
  })

  test('an older address, which says no kind, plays what there is', async () => {
    const { trecho } = await blind({ produtos: of('calculada', 'simulada'), trecho: 'escala' })

    expect(trecho).toBe('escala.calculado')
  })

  test('the letters stay for an address, and change when shuffled', async () => {
    const produtos = of('preludio', 'zyex', 'dominante')
    const orders = await Promise.all(
      Array.from({ length: 12 }, async (_, n) =>
        (await blind({ produtos, ordem: String(n + 1) })).amostras.map(productOf).join(),
      ),
    )

    expect(new Set(orders).size).toBeGreaterThan(2)
    const reversed = produtos.split(',').reverse().join(',')
    expect((await blind({ produtos: reversed, ordem: '1' })).amostras.map(productOf).join()).toBe(orders[0])
  })
})

test('who has chosen sees which is which', async () => {
  const produtos = of('preludio', 'zyex')
  const { amostras } = await blind({ produtos, ordem: '3' })
  const { resposta } = await blind({ produtos, ordem: '3', escolha: 'b' })

  expect(resposta?.escolha).toBe('b')
  expect(resposta?.amostras.map(({ letra, produto }) => [letra, produto.id])).toEqual(
    amostras.map((sample) => [sample.letra, productOf(sample)]),
  )
})

test.each([
  ['of no sample', { escolha: 'd' }],
  ['of no letter', { escolha: 'todas' }],
])('a choice %s shows no answer', async (_, choice) => {
  expect((await blind({ produtos: of('preludio', 'zyex'), ...choice })).resposta).toBeNull()
})

describe('products', () => {
  test('that the shop does not show, or that are silent, are left out and named or counted', async () => {
    const { produtos, amostras, semSom, ausentes } = await blind({ produtos: of('oculto', 'mudo', 'zyex') })

    expect(produtos.map(({ url }) => url)).toEqual(['/zyex'])
    expect(amostras).toEqual([])
    expect(semSom).toEqual([{ id: ids['mudo'], nome: 'Produto mudo', url: '/mudo' }])
    expect(ausentes).toBe(1)
  })

  test('without the passage that is played are named, with the kind in which they have it', async () => {
    const { semTrecho } = await blind({
      produtos: of('preludio', 'zyex', 'dominante', 'calculada'),
      trecho: 'escala',
    })

    expect(semTrecho.map(({ url, tem }) => [url, tem])).toEqual([
      ['/dominante', null],
      ['/calculada', 'calculado'],
    ])
  })

  test('can be added if they have a passage in common', async () => {
    const { candidatos } = await blind({ produtos: of('preludio') })

    expect(candidatos.map(({ id }) => id)).toEqual([ids['zyex'], ids['dominante']])
  })

  test('to begin with are all that have sounds', async () => {
    const { candidatos, produtos } = await blind({})

    expect(produtos).toEqual([])
    expect(candidatos.map(({ id }) => id).sort()).toEqual(
      ['preludio', 'zyex', 'dominante', 'cavaquinho', 'calculada', 'simulada']
        .map((slug) => ids[slug])
        .sort(),
    )
  })

  test('without a common passage are not compared', async () => {
    const { trecho, trechos, amostras, produtos } = await blind({ produtos: of('preludio', 'cavaquinho') })

    expect([trecho, trechos, amostras.length, produtos.length]).toEqual([null, [], 0, 2])
  })

  test('are added by the form one by one', async () => {
    const { produtos } = await blind({ produtos: of('preludio'), mais: of('zyex') })

    expect(produtos.map(({ url }) => url)).toEqual(['/preludio', '/zyex'])
  })
})

test('its category and the one above, and a comparison, lead to products that have a passage in common', async () => {
  const context = testContext(database.db)
  const ouvir = async (url: string) =>
    (await getListing(context, { type: 'category', url })).conteudo.detalhes.ouvir
  const together = of('preludio', 'zyex', 'mudo')

  expect(await ouvir('/cordas/cordas-para-violino')).toBe(
    listeningAddress({ produtos: of('preludio', 'zyex') }),
  )
  expect(await ouvir('/cordas')).toBe(listeningAddress({ produtos: of('preludio', 'zyex') }))
  expect(await ouvir('/cordas/cordas-para-violino/jogos')).toBeUndefined()
  expect((await compare(context, { produtos: together })).conteudo.ouvir).toBe(
    listeningAddress({ produtos: of('preludio', 'zyex') }),
  )
  expect((await compare(context, { produtos: of('preludio', 'mudo') })).conteudo.ouvir).toBeNull()
  expect((await compare(context, { produtos: of('preludio', 'calculada') })).conteudo.ouvir).toBeNull()
})

test('a category leads to the comparison as long as two of its products have sounds', async () => {
  const node = await memoizeAsNode(database)
  const context = testContext(database.db, { memoize: node.memoize })
  const ouvir = async () => {
    await node.caughtUp()
    return (await getListing(context, { type: 'category', url: '/cordas' })).conteudo.detalhes.ouvir
  }
  const zyex = (situacao: 'disponivel' | 'inativo') =>
    saveProduct(database, sampleProduct('zyex', { situacao }))

  expect(await ouvir()).toBe(listeningAddress({ produtos: of('preludio', 'zyex') }))
  await zyex('inativo')
  expect(await ouvir()).toBe(listeningAddress({ produtos: of('preludio', 'dominante') }))
  await zyex('disponivel')
  expect(await ouvir()).toBe(listeningAddress({ produtos: of('preludio', 'zyex') }))
  node.close()
})

test.each(['x', '-1', '99999999999', "1' or 1=1"])(
  'whatever stands in the address (%s), the page answers',
  async (text) => {
    const answer = await blind({ produtos: text, mais: text, trecho: text, ordem: text, escolha: text })

    expect(answer.ordem).toBe(1)
  },
)

function of(...slugs: string[]): string {
  return slugs.map((slug) => ids[slug]).join(',')
}

function productOf({ url }: { url: string }): number {
  return files.get(url) ?? 0
}

/** Checked by the contract, as the API does. */
async function blind(input: Partial<BlindListeningInput>) {
  const answer = await compareBlind(testContext(database.db), BlindListeningInput.parse(input))

  return BlindListening.parse(answer).conteudo
}
