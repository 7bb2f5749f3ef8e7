import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductReviews } from '#contract/reviews/reviews.ts'
import type { ReviewDraft } from '#contract/reviews/reviews-input.ts'
import { alikeFrom, likeness, type Reader } from '#domain/review/likeness.ts'
import { LEVEL_WORDS, STYLE_WORDS } from '#domain/review/player.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveReviews } from './save-reviews.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<ProductReviews>>
let violin: number

const NOBODY: Reader = { toca: null, nivel: null, estilo: null }

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  api = testApi(database.db)
  violin = await reviewed('violino', [
    {
      chave: 'a',
      nota: 5,
      toca: 'violino.3-4',
      nivel: 'estudante',
      estilo: 'choro',
      meses: 8,
      votosUteis: 1,
    },
    { chave: 'b', nota: 3, toca: 'violino.4-4', nivel: 'iniciante', meses: 2, votosUteis: 2 },
    {
      chave: 'c',
      nota: 1,
      toca: 'guitarra',
      nivel: 'profissional',
      estilo: 'rock',
      meses: 30,
      votosUteis: 9,
    },
    { chave: 'd', nota: 4, votosUteis: 4, data: '2026-11-20T12:00:00Z' },
    { chave: 'e', nota: 1, toca: 'violino.3-4', situacao: 'pendente' },
  ])
})
afterAll(() => database.close())

test('without a profile, the most helpful come first, and the plain average stands alone', async () => {
  const { conteudo, estrutura } = await page('')

  expect(conteudo).toMatchObject({ media: 3.3, quantidade: 4, parecidas: null, total: 4, pg: 1, qtdPages: 1 })
  expect(stars(conteudo)).toEqual([1, 4, 3, 5])
  expect(estrutura.seo).toMatchObject({ canonical: `/avaliacoes/${violin}`, indexar: true })
})

test('a player reads those like them first, whose average is weighted by likeness', async () => {
  const { conteudo, estrutura } = await page('?toca=violino.3-4&nivel=estudante&estilo=choro')

  expect(stars(conteudo)).toEqual([5, 3, 1, 4])
  expect(conteudo.avaliacoes.map(({ parecida }) => parecida)).toEqual([true, true, false, false])
  // (5 × 11 + 3 × 7) / 18
  expect(conteudo).toMatchObject({ media: 3.3, parecidas: { media: 4.2, quantidade: 2 }, total: 4 })
  expect(estrutura.seo).toMatchObject({ canonical: `/avaliacoes/${violin}`, indexar: false })
})

test.each([
  ['?toca=violino.1-2&so=toca', [3, 5]],
  ['?nivel=iniciante&so=nivel', [3]],
  ['?estilo=rock&so=estilo', [1]],
  ['?toca=violino.3-4&nivel=profissional&so=toca,nivel', []],
  ['?meses=6', [1, 5]],
  ['?nota=4', [4]],
  ['?ordem=recentes', [4, 1, 3, 5]],
  // Nobody has said whom they are like, and nobody took pictures.
  ['?so=toca', [1, 4, 3, 5]],
  ['?fotos=1', []],
  ['?toca=kazoo&nota=9&ordem=tudo', [1, 4, 3, 5]],
])('%s finds %j', async (query, found) => {
  const { conteudo } = await page(query)

  expect(stars(conteudo)).toEqual(found)
  expect(conteudo).toMatchObject({ total: found.length, quantidade: 4 })
})

test('what was said again after ninety days counts as so many months of use, once it is published', async () => {
  const follow = (situacao: string) =>
    database.pool.query(
      `insert into avaliacoes_retornos (id_avaliacao, nota, texto, situacao, data)
       select id, 4, 'Segue bom.', $1, data + interval '80 days' from avaliacoes where chave = 'violino b'
       on conflict (id_avaliacao) do update set situacao = excluded.situacao`,
      [situacao],
    )
  await follow('pendente')
  expect(stars((await page('?meses=3')).conteudo)).toEqual([1, 5])
  await follow('publicada')
  expect(stars((await page('?meses=3&ordem=recentes')).conteudo)).toEqual([1, 3, 5])
  expect(stars((await page('?meses=6&ordem=recentes')).conteudo)).toEqual([1, 5])
  await database.pool.query('delete from avaliacoes_retornos')
})

test('the database counts likeness as the rule does, whoever reads and writes', async () => {
  const players = ['violino', 'violino.3-4', 'violoncelo', null].flatMap((toca) =>
    [...LEVEL_WORDS.slice(0, 4), null].flatMap((nivel) =>
      [STYLE_WORDS[0], STYLE_WORDS[1], null].map((estilo) => ({ toca, nivel, estilo: estilo ?? null })),
    ),
  )
  const id = await reviewed(
    'violinos',
    players.map((player, i) => ({ ...player, chave: `p${i}`, nota: (i % 5) + 1 })),
  )
  for (const reader of players) {
    const from = alikeFrom(reader)
    const alike = players.flatMap((player, i) => {
      const points = likeness(reader, player)
      return from !== null && points >= from ? [{ points, nota: (i % 5) + 1 }] : []
    })
    const weights = alike.reduce((sum, { points }) => sum + points, 0)
    const average = alike.reduce((sum, { points, nota }) => sum + points * nota, 0) / weights
    const { toca, nivel, estilo } = reader
    const { parecidas } = (await page(`?toca=${toca ?? ''}&nivel=${nivel ?? ''}&estilo=${estilo ?? ''}`, id))
      .conteudo

    expect(parecidas?.quantidade).toBe(from === null ? undefined : alike.length)
    if (parecidas) expect(Math.abs(parecidas.media - average)).toBeLessThanOrEqual(0.0501)
  }
})

test('long lists have pages, which end', async () => {
  const id = await reviewed(
    'muitos',
    Array.from({ length: 21 }, (_, i) => ({ chave: `m${i}`, votosUteis: i })),
  )
  const { conteudo, estrutura } = await page('?pg=2', id)

  expect(conteudo).toMatchObject({ pg: 2, qtdPages: 2, total: 21 })
  expect(conteudo.avaliacoes.map(({ votosUteis }) => votosUteis)).toEqual([0])
  expect(estrutura.seo).toMatchObject({ canonical: `/avaliacoes/${id}?pg=2`, indexar: true })
  expect(await api('GET', `/evaluations/product/page?idProduto=${id}&pg=3`)).toMatchObject({ status: 404 })
})

test('a product without reviews has an empty page, which nobody indexes; unknown products have none', async () => {
  const { id } = await saveProduct(database, sampleProduct('calado'))
  const { conteudo, estrutura } = await page('?toca=violino', id)

  expect(conteudo).toMatchObject({
    media: 0,
    quantidade: 0,
    parecidas: { media: 0, quantidade: 0 },
    avaliacoes: [],
  })
  expect(estrutura.seo.indexar).toBe(false)
  expect(await api('GET', '/evaluations/product/page?idProduto=999999')).toMatchObject({ status: 404 })
})

async function reviewed(slug: string, drafts: Partial<ReviewDraft>[]): Promise<number> {
  const { id } = await saveProduct(database, sampleProduct(slug))
  await saveReviews(
    testContext(database.db),
    id,
    drafts.map((draft) => ({ ...REVIEW, ...NOBODY, ...draft, chave: `${slug} ${draft.chave}` })),
  )

  return id
}

const REVIEW = {
  chave: '',
  nome: 'Ana Lima',
  email: 'ana@example.com',
  nota: 5,
  comentario: 'Soa bem.',
  recomenda: true,
  situacao: 'publicada' as const,
  data: '2026-11-01T12:00:00Z',
}

async function page(query: string, id = violin): Promise<ProductReviews> {
  const { status, body } = await api(
    'GET',
    `/evaluations/product/page?idProduto=${id}${query.replace('?', '&')}`,
  )
  expect(status).toBe(200)

  return body
}

function stars({ avaliacoes }: ProductReviews['conteudo']): number[] {
  return avaliacoes.map(({ nota }) => nota)
}
