import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { countEmptySearch, writeEmptySearches } from './empty-searches.ts'
import { searchRoutes } from './routes.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ demo: true })
})
afterAll(() => database.close())

const shop = () => createRouterClient(searchRoutes, { context: testContext(database.db) })
const address = (params: Record<string, string>) => `/busca?${new URLSearchParams(params)}`

/** The hint of a search that found what was typed. */
const QUIET = {
  sugestao: null,
  exata: null,
  aviso: null,
  retirados: [],
  naoVendidos: [],
  paginas: [],
  destino: null,
}

describe('a page of results', () => {
  test('says what was searched and is not indexed', async () => {
    const { estrutura, conteudo, info } = await shop().results({ url: address({ q: 'cordas violino' }) })

    expect(estrutura).toMatchObject({
      nivel: 'busca',
      seo: { indexar: false, canonical: '/busca?q=cordas+violino' },
    })
    expect(estrutura.seo.title).toContain('cordas violino')
    expect(conteudo.busca).toEqual({ ...QUIET, texto: 'cordas violino', buscado: 'cordas violino' })
    expect(conteudo.sugestoes).toEqual([])
    expect(info.total).toBeGreaterThan(info.exibindo)
  })

  test('products in stock come before sold-out ones', async () => {
    const { conteudo } = await shop().results({ url: address({ q: 'violino' }), limit: 96 })
    const inStock = conteudo.produtos.map(({ estoque }) => estoque > 0)

    expect(inStock).toEqual(inStock.toSorted((a, b) => Number(b) - Number(a)))
  })

  test('a price without a word also applies to its next pages', async () => {
    const first = await shop().results({ url: address({ q: 'até 100 reais' }) })
    const second = await shop().results({ url: `/busca${first.info.next}` })

    expect(first.info.next).toMatch(/preco=-100/)
    expect(second.info.total).toBe(first.info.total)
    expect(second.conteudo.produtos.every(({ precos }) => precos.precoPor <= 10_000)).toBe(true)
  })

  test('`busca` overrides the address', async () => {
    const { conteudo } = await shop().results({ url: address({ q: 'violino' }), busca: 'ukulele' })
    expect(conteudo.busca?.texto).toBe('ukulele')
    expect(conteudo.produtos[0]?.nome).toMatch(/^Ukulele/)
  })

  test('filters narrow it, and their addresses keep the text', async () => {
    const all = await shop().results({ url: address({ q: 'cordas violino' }) })
    const brand = all.conteudo.detalhes.marcas.valores.find(({ valor }) => valor === 'pirastro')
    const { conteudo, info } = await shop().results({ url: brand?.url ?? '' })

    expect(info.total).toBe(brand?.total)
    expect(new Set(conteudo.produtos.map(({ marca }) => marca.nome))).toEqual(new Set(['Pirastro']))
    expect(conteudo.busca?.texto).toBe('cordas violino')
  })

  test('links to the categories of what was searched', async () => {
    const { conteudo } = await shop().results({ url: address({ q: 'cordas violino' }) })
    const [first] = conteudo.detalhes.categorias.filhas
    expect(first).toMatchObject({ nome: 'Cordas para violino', url: '/cordas/instrumentos/violinos' })
  })

  test('that finds nothing links to the shop’s own categories', async () => {
    const { conteudo, info } = await shop().results({ url: address({ q: 'xilofonezinho' }) })
    const levels = conteudo.detalhes.categorias.filhas.map(({ url }) => url.split('/').length)

    expect(info.total).toBe(0)
    expect(conteudo.detalhes.categorias.filhas.map(({ nome }) => nome)).toContain('Cordas')
    expect(new Set(levels)).toEqual(new Set([2]))
  })

  test('other orders contain the same products', async () => {
    const { conteudo } = await shop().results({
      url: address({ q: 'violino' }),
      order: 'Menor preço',
      limit: 96,
    })
    const prices = conteudo.produtos.map(({ precos }) => precos.precoPor)
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  })

  test('pages don’t repeat products', async () => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((pg) => shop().results({ url: address({ q: 'corda', ipp: '12', pg }) })),
    )
    const ids = pages.flatMap(({ conteudo }) => conteudo.produtos.map(({ id }) => id))
    expect(new Set(ids).size).toBe(36)
  })

  test('is tagged for invalidation', async () => {
    const requestContext = testContext(database.db)
    await createRouterClient(searchRoutes, { context: requestContext }).results({
      url: address({ q: 'violino' }),
    })
    expect(requestContext.noted).toContain('listagem')
  })
})

describe('a condition', () => {
  const found = async (params: Record<string, string>) => {
    const { conteudo, info } = await shop().results({ url: address(params), limit: 96 })
    const { detalhes, produtos, busca } = conteudo

    return {
      detalhes,
      produtos,
      busca,
      total: info.total,
      active: detalhes.ativos.map(({ label }) => label.replace('Estado: ', '')),
    }
  }

  test.each([
    ['violino usado', /^Violino /, /^Usado/],
    ['violinos seminovos', /^Violino /, /^Usado/],
    ['violão de vitrine', /^Violão /, /^Vitrine$/],
  ])('“%s” finds pieces in it, and the filter can be removed', async (q, name, condition) => {
    const { produtos, busca, active, detalhes } = await found({ q })

    expect(busca?.aviso).toBeNull()
    expect(produtos[0]?.nome).toMatch(name)
    for (const { url, variante } of produtos) {
      expect(url).toContain('?exemplar=')
      expect(variante?.[0]?.valor).toMatch(condition)
    }
    expect(active.length).toBeGreaterThan(0)
    for (const label of active) expect(label).toMatch(condition)
    expect(detalhes.urlSemFiltros).toBe(address({ q: q.split(' ')[0] ?? '' }))
  })

  test('alone finds every piece in it, on further pages too', async () => {
    const { produtos, total, active } = await found({ q: 'usados' })
    const again = await found(Object.fromEntries(new URLSearchParams('estado=usado-a&estado=usado-b')))

    expect(produtos.every(({ url }) => url.includes('?exemplar='))).toBe(true)
    expect(total).toBeGreaterThan(again.total)
    expect(again.total).toBeGreaterThan(0)
    expect(again.produtos.every(({ url }) => url.includes('?exemplar='))).toBe(true)
    expect(active).toEqual(['Usado A', 'Usado B', 'Usado C', 'Usado D'])
  })

  test('with a price is compared with prices of pieces', async () => {
    const { produtos, busca } = await found({ q: 'violino usado' })
    const cheapest = Math.min(...produtos.map(({ precos }) => precos.precoPor))
    const reais = Math.ceil(cheapest / 100)
    const cheap = await found({ q: `violino usado até ${reais} reais` })

    expect(busca?.aviso).toBeNull()
    expect(cheap.busca?.aviso).toBeNull()
    expect(cheap.produtos.map(({ precos }) => precos.precoPor)).toEqual([cheapest])
    expect((await found({ q: 'violino usado até 20 reais' })).busca?.aviso).toMatch(/^Não temos violino/)
  })

  test('that nothing on sale has is left out, with a notice', async () => {
    const { produtos, busca, active } = await found({ q: 'ukulele usado' })

    expect(busca?.aviso).toBe('Não temos ukulele usado; veja ukulele.')
    expect(produtos[0]?.nome).toMatch(/^Ukulele /)
    expect(active).toEqual([])
  })
})

/** The cache keys of every search. */
const COMMON = ['regras da busca', 'páginas da busca']

test.each([
  { q: 'violino', memoized: [...COMMON, 'busca violino', 'contagens da busca 29900 violino'] },
  { q: 'violino para quem começa a tocar', memoized: COMMON },
])('what $q finds is cached only if many search for it', async ({ q, memoized }) => {
  const questions: string[] = []
  const memoize: RequestContext['memoize'] = (question, tags, ask) => {
    const key = question.join(' ')
    const ofText = key.includes(q)
    if (ofText || COMMON.includes(key)) questions.push(key)
    if (ofText) expect(tags).toEqual(expect.arrayContaining(['listagem', 'vocabulario']))
    return ask()
  }
  const shop = createRouterClient(searchRoutes, { context: testContext(database.db, { memoize }) })
  await shop.results({ url: address({ q }) })

  expect(questions).toEqual(memoized)
})

describe('did you mean', () => {
  test('a typing error is corrected, with a notice', async () => {
    const { conteudo, info } = await shop().results({ url: address({ q: 'Violono' }) })
    expect(conteudo.busca).toEqual({
      ...QUIET,
      texto: 'Violono',
      sugestao: { texto: 'violino', url: '/busca?q=violino' },
      buscado: 'violino',
      exata: { texto: '"Violono"', url: '/busca?q=%22Violono%22' },
    })
    expect(info.total).toBeGreaterThan(0)
  })

  test('later pages and filters of a corrected search use the corrected text', async () => {
    const first = await shop().results({ url: address({ q: 'violono', ipp: '12' }) })
    const second = await shop().results({ url: address({ q: 'violono', ipp: '12', pg: '2' }) })
    expect(second.conteudo.busca?.buscado).toBe('violino')
    expect(second.info.total).toBe(first.info.total)

    const filtered = await shop().results({ url: address({ q: 'violono', marca: 'eagle' }) })
    expect(filtered.info.total).toBeGreaterThan(0)
  })

  test.each(['violão', 'viola', 'violino', 'palheta', 'baixo'])('%s is never corrected', async (q) => {
    const { conteudo } = await shop().results({ url: address({ q }) })
    expect(conteudo.busca).toMatchObject({ sugestao: null, buscado: q })
  })

  test('one of three words may be unknown', async () => {
    const { conteudo, info } = await shop().results({ url: address({ q: 'cordas violino zzyzx' }) })
    expect(info.total).toBeGreaterThan(0)
    expect(conteudo.produtos[0]?.nome).toMatch(/^Encordoamento .* violino/)
  })
})

describe('a search without results', () => {
  test('suggests popular products and is counted', async () => {
    const { conteudo, info } = await shop().results({ url: address({ q: 'Saxofone  Alto' }) })
    await shop().results({ url: address({ q: 'saxofone alto' }) })

    expect(info).toMatchObject({ total: 0, pg: 1, prev: null, next: null })
    expect(conteudo.produtos).toEqual([])
    expect(conteudo.sugestoes.length).toBeGreaterThan(0)
    expect(conteudo.busca?.aviso).toBe('Não vendemos instrumentos de sopro.')
    expect(await noted('saxofone alto')).toEqual([{ vezes: 2 }])
  })

  test.each([
    '',
    '   ',
    '?!',
    'de para',
    "'; drop table produtos; --",
    'a & b | !c <-> (d):*',
    '\\',
    '%',
    '😀',
    '\u0000x',
  ])('for %j is answered', async (q) => {
    const { conteudo } = await shop().results({ url: address({ q }) })
    expect(conteudo.busca?.texto).toBe(q.trim())
  })

  test('is not stored if it looks personal', async () => {
    for (const q of ['maria@exemplo.com.br zz', 'zz 529.982.247-25', 'zz (11) 91234-5678'])
      await shop().results({ url: address({ q }) })
    await writeEmptySearches(database.db)
    const { rows } = await database.pool.query(
      `select texto from buscas_sem_resultado where texto ~ 'maria|982|1234'`,
    )
    expect(rows).toEqual([])
  })

  test('is answered even if it can’t be written, and is counted later', async () => {
    await writeEmptySearches(database.db)
    await database.pool.query('alter table buscas_sem_resultado add constraint nada check (false) not valid')
    try {
      for (const _ of [1, 2]) await shop().results({ url: address({ q: 'ocarinazzz' }) })
      await expect(writeEmptySearches(database.db)).rejects.toThrow()
    } finally {
      await database.pool.query('alter table buscas_sem_resultado drop constraint nada')
    }

    expect(await noted('ocarinazzz')).toEqual([{ vezes: 2 }])
  })

  test('is stored only while it is among the latest', async () => {
    await database.pool.query(
      `insert into buscas_sem_resultado (texto, ultima)
       select 'velho ' || i, timestamptz '2020-01-01' + i * interval '1 minute' from generate_series(1, 5000) i`,
    )
    countEmptySearch(testContext(database.db), 'theremin')
    await writeEmptySearches(database.db)
    const { rows } = await database.pool.query(
      `select count(*)::integer as total, count(*) filter (where texto = 'velho 1')::integer as oldest,
         count(*) filter (where texto = 'theremin')::integer as newest from buscas_sem_resultado`,
    )
    expect(rows).toEqual([{ total: 5000, oldest: 0, newest: 1 }])
  })
})

describe('the vocabulary', () => {
  test('follows the catalogue when it changes', async () => {
    await database.pool.query(`update marcas set nome = 'Kaladrix' where slug = 'kala'`)
    await refreshVocabulary(database.db)
    const words = await database.pool.query(`select escrita from vocabulario where palavra = 'kaladrix'`)
    expect(words.rows).toEqual([{ escrita: 'kaladrix' }])

    await database.pool.query(`update marcas set nome = 'Kala' where slug = 'kala'`)
    await refreshVocabulary(database.db)
    const deleted = await database.pool.query(`select 1 from vocabulario where palavra = 'kaladrix'`)
    expect(deleted.rows).toEqual([])
  })

  test('is not written if nothing has changed', async () => {
    await refreshVocabulary(database.db)
    const before = await versions()
    await refreshVocabulary(database.db)
    expect(await versions()).toEqual(before)
  })
})

async function noted(texto: string) {
  await writeEmptySearches(database.db)
  return database.pool
    .query(`select vezes from buscas_sem_resultado where texto = $1`, [texto])
    .then(({ rows }) => rows)
}

async function versions() {
  const { rows } = await database.pool.query(
    `select (select max(xmin::text::bigint) from vocabulario) as palavras, (select max(xmin::text::bigint) from destinos) as destinos`,
  )
  return rows
}
