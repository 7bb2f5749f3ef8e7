import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { installments } from '#domain/money/installments.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import {
  atributoValores,
  exemplares,
  exemplaresFotos,
  listagem,
  produtos,
  skuAtributos,
  skus,
} from '#platform/catalog/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { refreshOffers } from '../listing/read-model/refresh-offers.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { feedItems } from '../product/feed-items.ts'
import { listGrid } from '../product/grid/list-grid.ts'
import { getProduct } from '../product/page/get-product.ts'
import { samplePiece } from './pieces.fixtures.ts'

const STAFF = { id: null, nome: '', email: '', papel: null, permissoes: ['catalogo.ver'] } as const
let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

const violin = (slug: string, estoque = 10) =>
  sampleProduct(slug, {
    skus: [
      sampleSku(`${slug}-44`, { estoque }, { Tamanho: '4/4' }),
      sampleSku(`${slug}-34`, { estoque, precoPor: 9_000 }, { Tamanho: '3/4' }),
    ],
  })

const cardOf = async (slug: string) => {
  const [row] = await database.db
    .select({ precoPor: listagem.precoPor, variacoes: listagem.variacoes, disponivel: listagem.disponivel })
    .from(listagem)
    .where(eq(listagem.idProduto, sql`(select id from produtos where slug = ${slug})`))

  return row
}

test('pieces are none of the variants that a product offers to choose from', async () => {
  await saveProduct(database, violin('violino-a'))
  await samplePiece(database.db, 'violino-a-34')
  const context = testContext(database.db, { funcionario: STAFF })

  const { skus: shown, atributos } = (await getProduct(context, { url: '/violino-a' })).conteudo
  expect(shown.map(({ sku }) => sku)).toEqual(['violino-a-44', 'violino-a-34'])
  expect(atributos.simples[0]?.valores.flatMap((value) => value.skus)).toEqual(shown.map(({ id }) => id))
  const { itens, total } = await listGrid(context, { pagina: 1, porPagina: 50, busca: 'violino-a' })
  expect([itens.length, total]).toEqual([2, 2])
})

test('a saved product still has its pieces, with the attributes of their variants', async () => {
  await saveProduct(database, violin('violino-b'))
  const piece = await samplePiece(database.db, 'violino-b-34')
  await saveProduct(database, {
    ...violin('violino-b'),
    skus: [
      sampleSku('violino-b-34', {}, { Tamanho: '3/4', Cor: 'Âmbar' }),
      sampleSku('violino-b-12', {}, { Tamanho: '1/2', Cor: 'Âmbar' }),
    ],
  })

  const values = await database.db
    .select({ label: atributoValores.label })
    .from(skuAtributos)
    .innerJoin(atributoValores, eq(atributoValores.id, skuAtributos.idValor))
    .where(eq(skuAtributos.idSku, piece))
    .orderBy(atributoValores.label)
  expect(values).toEqual([{ label: '3/4' }, { label: 'Âmbar' }])
})

test('a piece stays when its variant is gone', async () => {
  await saveProduct(database, violin('violino-c'))
  const piece = await samplePiece(database.db, 'violino-c-34')
  await saveProduct(database, {
    ...violin('violino-c'),
    skus: [sampleSku('violino-c-44', {}, { Tamanho: '4/4' })],
  })

  expect(await database.db.select().from(exemplares).where(eq(exemplares.idSku, piece))).toMatchObject([
    { idVariante: null, numeroSerie: 'SN-1' },
  ])
})

test('variants in stock decide the price of a card; pieces do if no variant is', async () => {
  await saveProduct(database, violin('violino-d'))
  await samplePiece(database.db, 'violino-d-34', { precoPor: 3_000 })
  expect(await cardOf('violino-d')).toEqual({ precoPor: 9_000, variacoes: 2, disponivel: true })

  await saveProduct(database, violin('violino-e', 0))
  await samplePiece(database.db, 'violino-e-34', { precoPor: 3_000 })
  // It is chosen on the product's page: nobody gets a used one by a click on a card.
  expect(await cardOf('violino-e')).toEqual({ precoPor: 3_000, variacoes: 3, disponivel: true })
})

test('there is never more than one of a piece', async () => {
  await saveProduct(database, violin('violino-f'))
  const piece = await samplePiece(database.db, 'violino-f-34')

  const two = database.db.update(skus).set({ estoque: 2 }).where(eq(skus.id, piece))
  await expect(two).rejects.toMatchObject({ cause: { constraint: 'skus_exemplar_estoque' } })
})

describe('a product’s page', () => {
  const pageOf = async (url: string) => {
    const { exemplares, idExemplar } = (await getProduct(testContext(database.db), { url })).conteudo
    return { idExemplar, shown: exemplares.map(({ numeroSerie, disponivel }) => [numeroSerie, disponivel]) }
  }

  test('has its pieces on sale, cheapest first, with the attributes of their variants', async () => {
    await saveProduct(database, violin('violino-g'))
    await samplePiece(database.db, 'violino-g-34', { numeroSerie: 'SN 2', precoPor: 6_000 })
    await samplePiece(database.db, 'violino-g-44', { numeroSerie: 'SN 1', condicao: 'vitrine' })
    const { exemplares } = (await getProduct(testContext(database.db), { url: '/violino-g' })).conteudo

    expect(exemplares).toMatchObject([
      {
        numeroSerie: 'SN 1',
        condicao: 'vitrine',
        selecao: '?exemplar=sn-1',
        precos: { precoPor: 5_000 },
        atributos: [{ label: 'Tamanho', valor: '4/4' }],
      },
      { numeroSerie: 'SN 2', precos: { precoPor: 6_000 }, atributos: [{ label: 'Tamanho', valor: '3/4' }] },
    ])
  })

  test('shows the piece of its address even if it is sold', async () => {
    await saveProduct(database, violin('violino-h'))
    const sold = await samplePiece(database.db, 'violino-h-34', { numeroSerie: 'VENDIDO' })
    const other = await samplePiece(database.db, 'violino-h-44', { numeroSerie: 'OUTRO' })
    await database.db.update(skus).set({ estoque: 0 }).where(eq(skus.id, sold))

    expect(await pageOf('/violino-h')).toEqual({ idExemplar: null, shown: [['OUTRO', true]] })
    expect(await pageOf('/violino-h?exemplar=outro')).toEqual({ idExemplar: other, shown: [['OUTRO', true]] })
    expect(await pageOf('/violino-h?exemplar=vendido')).toEqual({
      idExemplar: sold,
      shown: [
        ['OUTRO', true],
        ['VENDIDO', false],
      ],
    })
    expect(await pageOf('/violino-h?exemplar=nenhum')).toMatchObject({ idExemplar: null })
  })
})

describe('search engines and advertisers', () => {
  const offersOf = (data: unknown) => {
    const { hasVariant } = data as { hasVariant: { name: string; offers: Record<string, unknown> }[] }
    return hasVariant.map(({ name, offers }) => {
      return { name, condition: offers['itemCondition'], serial: offers['serialNumber'], url: offers['url'] }
    })
  }

  test('read the condition and serial number of each piece on sale', async () => {
    await saveProduct(database, sampleProduct('violino-i', { nome: 'Violino', skus: [sampleSku('VI')] }))
    await samplePiece(database.db, 'VI', {
      numeroSerie: 'I 1',
      condicao: 'vitrine',
      descricao: 'Risco no fundo.',
    })
    await samplePiece(database.db, 'VI', { numeroSerie: 'I 2', condicao: 'novo', precoPor: 7_000 })
    const { estrutura } = await getProduct(testContext(database.db), { url: '/violino-i' })

    const group = estrutura.dadosEstruturados.find((data) => data['@type'] === 'ProductGroup')

    expect(offersOf(group)).toEqual([
      {
        name: 'Violino',
        condition: 'https://schema.org/NewCondition',
        serial: undefined,
        url: 'http://loja.test/violino-i',
      },
      {
        name: 'Violino – Vitrine',
        condition: 'https://schema.org/UsedCondition',
        serial: 'I 1',
        url: 'http://loja.test/violino-i?exemplar=i-1',
      },
      {
        name: 'Violino – Novo',
        condition: 'https://schema.org/NewCondition',
        serial: 'I 2',
        url: 'http://loja.test/violino-i?exemplar=i-2',
      },
    ])
    const { description, hasVariant } = group as {
      description: string
      hasVariant: { description?: string }[]
    }
    expect(hasVariant.map((each) => each.description)).toEqual([
      undefined,
      `Vitrine: ${CONDITION_WORDS.vitrine.descricao} Risco no fundo. ${description}`,
      description,
    ])
  })

  test('get an item for each piece on sale, in the group of its product', async () => {
    const { id } = await saveProduct(database, sampleProduct('violino-j', { skus: [sampleSku('VJ')] }))
    const piece = await samplePiece(database.db, 'VJ', { numeroSerie: 'J 1', descricao: 'Voluta colada.' })
    const sold = await samplePiece(database.db, 'VJ', { numeroSerie: 'J 2' })
    await database.db.update(skus).set({ estoque: 0 }).where(eq(skus.id, sold))
    const hash = 'fedcba9876543210fedcba98'
    await database.pool.query(
      `insert into originais (hash, tipo, largura, altura, bytes) select $1, tipo, largura, altura, bytes from originais limit 1`,
      [hash],
    )
    await database.db.insert(exemplaresFotos).values({ idSku: piece, posicao: 0, hash, alt: 'O tampo' })
    const { itens } = await feedItems(testContext(database.db), id - 1)
    const items = itens.map(({ campos }) => Object.fromEntries(campos))

    expect(items).toMatchObject([
      { id: 'VJ', condition: 'new', item_group_id: String(id) },
      {
        id: 'VJ-J 1',
        title: 'Produto violino-j – Usado B',
        description: `Usado B: ${CONDITION_WORDS.usadoB.descricao} Voluta colada. ${items[0]?.['description']}`,
        condition: 'used',
        item_group_id: String(id),
        link: 'http://loja.test/violino-j?exemplar=j-1',
        image_link: `http://loja.test/imagens/${hash}/1280.jpg`,
        price: '50.00 BRL',
      },
    ])
    expect(items[1]).not.toHaveProperty('additional_image_link')
  })
})

test('what a product shows by default is a variant, if any is in stock', async () => {
  await saveProduct(database, {
    ...violin('violino-padrao'),
    skus: [
      sampleSku('violino-padrao-a', { estoque: 0 }, { Cor: 'Preto' }),
      sampleSku('violino-padrao-b', { estoque: 3 }, { Cor: 'Vermelho' }),
    ],
  })
  const piece = await samplePiece(database.db, 'violino-padrao-a')
  expect(await defaultOf('violino-padrao')).toBe('violino-padrao-b')

  await database.db.update(skus).set({ estoque: 0 }).where(eq(skus.sku, 'violino-padrao-b'))
  await refreshOffers(database.db, [await idOf('violino-padrao')])
  expect(await defaultOf('violino-padrao')).toBe('violino-padrao-a-SN-1')
  expect(await cardOf('violino-padrao')).toMatchObject({ variacoes: 3, precoPor: 5_000 })

  await database.db.update(skus).set({ estoque: 0 }).where(eq(skus.id, piece))
  await refreshOffers(database.db, [await idOf('violino-padrao')])
  expect(await cardOf('violino-padrao')).toMatchObject({ variacoes: 2, disponivel: false })
})

async function idOf(slug: string): Promise<number> {
  const [product] = await database.db
    .select({ id: produtos.id })
    .from(produtos)
    .where(eq(produtos.slug, slug))

  return product?.id ?? 0
}

async function defaultOf(slug: string): Promise<string | undefined> {
  const [shown] = await database.db
    .select({ sku: skus.sku })
    .from(listagem)
    .innerJoin(skus, eq(skus.id, listagem.idSku))
    .where(eq(listagem.idProduto, await idOf(slug)))

  return shown?.sku
}

test('a piece has the instalments of its own price', async () => {
  const skus = [sampleSku('PARCELADO', { precoPor: 300_000, estoque: 1 })]
  await saveProduct(database, sampleProduct('parcelado', { skus }))
  await samplePiece(database.db, 'PARCELADO', { numeroSerie: 'P-1', precoPor: 150_000 })
  const context = testContext(database.db)
  const { conteudo } = await getProduct(context, { url: '/parcelado' })

  expect(conteudo.exemplares).toMatchObject([
    { parcelamento: installments(150_000, context.settings.precos) },
  ])
  expect(conteudo.exemplares[0]?.parcelamento.length).toBeGreaterThan(1)
})
