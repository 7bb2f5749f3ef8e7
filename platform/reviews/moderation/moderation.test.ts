import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { reviewsJobs } from '../jobs.ts'
import { avaliacoes, avaliacoesLoja, perguntas, respostas } from '../tables.ts'

const NOON = new Date('2026-11-21T12:00:00Z')

// biome-ignore lint/suspicious/noExplicitAny: bodies of many calls, of which each test names what it reads
type AnyBody = any

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<AnyBody>>
let shop: ReturnType<typeof testApi<AnyBody>>
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  api = testAdminApi(database.db)
  shop = testApi(database.db)
})
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'avaliacoes',
    'avaliacoes_loja',
    'perguntas',
    'avisos_estoque',
    'tentativas',
    'pgboss.job',
  )
})
afterAll(() => database.close())

describe('reviews', () => {
  test('are listed oldest first, and shown in the shop once published', async () => {
    const second = await review({ titulo: 'Bom', data: minutes(2) })
    const first = await review({ titulo: 'Ótimo', data: minutes(1) })

    const { body } = await list('/reviews')
    expect(body).toMatchObject({
      total: 2,
      itens: [
        { id: first.id, titulo: 'Ótimo', produto: { id: idProduto, nome: 'Produto violino' } },
        { id: second.id, titulo: 'Bom', email: 'clara@example.com' },
      ],
    })
    expect(await published()).toEqual([])

    const answer = await moderate('/reviews/moderation', [first, second], 'publicada')
    expect(answer).toMatchObject({ status: 200, body: { feitas: 2, mudaram: [] } })
    expect((await published()).map(({ titulo }) => titulo).sort()).toEqual(['Bom', 'Ótimo'])
    expect((await list('/reviews')).body.total).toBe(0)
    expect((await list('/reviews?situacao=publicada')).body.itens).toMatchObject([{ titulo: 'Bom' }, {}])
    expect((await changes()).map(({ acao }) => acao)).toEqual(['avaliacao.publicada', 'avaliacao.publicada'])
  })

  test('a review rewritten since it was read keeps waiting', async () => {
    const read = await review({})
    await database.db.update(avaliacoes).set({ comentario: 'Outra coisa.', data: minutes(5) })

    const answer = await moderate('/reviews/moderation', [read, { id: 999_999, data: NOON }], 'publicada')
    expect(answer.body).toEqual({ feitas: 0, mudaram: [read.id, 999_999] })
    expect(await published()).toEqual([])
  })

  test('two moderators decide the same review at once, and both get an answer', async () => {
    const rows = [await review({}), await review({}), await review({})]
    const answers = await Promise.all(
      (['publicada', 'recusada'] as const).map((situacao) =>
        moderate('/reviews/moderation', situacao === 'publicada' ? rows : rows.toReversed(), situacao),
      ),
    )

    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  test('are found by words, ignoring accents, and by stars', async () => {
    await review({ comentario: 'A afinação não segura.', nota: 2 })
    await review({ comentario: 'Chegou bem embalado.', nota: 5 })

    expect((await list('/reviews?busca=afinacao')).body.itens).toMatchObject([{ nota: 2 }])
    expect((await list('/reviews?nota=5')).body.itens).toMatchObject([{ nota: 5 }])
    expect((await list('/reviews?busca=100%25')).body.total).toBe(0)
  })

  test('pictures are visible to moderators before anybody else', async () => {
    await sendReview()
    const [row] = (await list('/reviews')).body.itens
    expect(row.fotos).toEqual([{ posicao: 0, largura: 40, altura: 30 }])

    const picture = await api('GET', `/reviews/${row.id}/pictures/0`, { papel: 'atendimento' })
    expect(picture.status).toBe(200)
    expect(picture.headers.get('content-type')).toBe('image/jpeg')
    expect(await api('GET', `/reviews/${row.id}/pictures/1`, { papel: 'dono' })).toMatchObject({
      status: 404,
    })
    expect(await api('GET', `/reviews/${row.id}/pictures/0`)).toMatchObject({ status: 401 })
  })

  test("are answered in the store's name", async () => {
    const { id } = await review({ situacao: 'publicada' })
    const answer = await api('PUT', `/reviews/${id}/answer`, {
      papel: 'atendimento',
      body: { texto: 'Que bom!' },
    })

    expect(answer).toMatchObject({ status: 200, body: {} })
    expect(await published()).toMatchObject([{ resposta: { nome: 'Equipe Lira', texto: 'Que bom!' } }])
    expect(
      await api('PUT', '/reviews/999999/answer', { papel: 'dono', body: { texto: 'Oi' } }),
    ).toMatchObject({
      status: 404,
    })
    expect(await api('PUT', `/reviews/${id}/answer`, { papel: 'dono', body: { texto: ' ' } })).toMatchObject({
      status: 400,
    })
  })

  test('addresses are hidden from staff who may not see personal data', async () => {
    await review({})

    expect((await list('/reviews', 'catalogo')).body.itens).toMatchObject([
      { nome: 'Clara Nunes', email: null },
    ])
  })
})

describe('questions', () => {
  test('are answered: both are published, and the asker gets a mail', async () => {
    const { id } = await question({})
    const body = { resposta: 'Serve em violinos 4/4.' }

    expect(await api('POST', `/questions/${id}/answers`, { papel: 'catalogo', body })).toMatchObject({
      status: 200,
    })
    const mailbox = openMailbox()
    await runWaitingJobs(reviewsJobs, testContext(database.db), mailbox)
    expect(mailbox.messages.map(({ to }) => to.email)).toEqual(['clara@example.com'])
    expect((await list('/questions?situacao=publicada')).body.itens).toMatchObject([
      {
        pergunta: 'Serve em 4/4?',
        respostas: [{ nome: 'Equipe Lira', administrador: true }],
      },
    ])
  })

  test('are refused, many at a time', async () => {
    const rows = [await question({}), await question({})]
    const itens = rows.map(({ id, data }) => ({ id, data: data.toISOString() }))

    expect(await api('POST', '/questions/refusal', { papel: 'dono', body: { itens } })).toMatchObject({
      body: { feitas: 2, mudaram: [] },
    })
    expect((await list('/questions?situacao=recusada')).body.total).toBe(2)
  })

  test("customers' answers wait for moderation too", async () => {
    const { id } = await question({ situacao: 'publicada' })
    const { idCliente } = await loggedIn(database.db)
    const [answer] = await database.db
      .insert(respostas)
      .values({
        idPergunta: id,
        nome: 'Ana',
        email: 'ana@example.com',
        resposta: 'Serve.',
        idCliente,
        administrador: false,
        compraVerificada: true,
        data: NOON,
        situacao: 'pendente',
      })
      .returning()

    expect((await list('/answers')).body.itens).toMatchObject([
      { resposta: 'Serve.', pergunta: 'Serve em 4/4?', produto: { id: idProduto } },
    ])
    expect(await moderate('/answers/moderation', [answer!], 'publicada')).toMatchObject({
      body: { feitas: 1 },
    })
    expect((await list('/answers')).body.total).toBe(0)
  })
})

describe('evaluations of the store', () => {
  test('are shown once published, and hidden once refused', async () => {
    const row = await evaluation({ confirmadaEm: NOON })
    await evaluation({ confirmadaEm: null })

    expect((await list('/store-evaluations')).body).toMatchObject({
      total: 1,
      itens: [{ mensagem: 'Rápidos.' }],
    })
    await moderate('/store-evaluations/moderation', [row], 'publicada')
    expect((await shop('GET', '/evaluations/store')).body.total).toBe(1)
    await moderate('/store-evaluations/moderation', [row], 'recusada')
    expect((await shop('GET', '/evaluations/store')).body.total).toBe(0)
  })
})

test('counts what waits, per kind', async () => {
  await review({})
  await review({ situacao: 'publicada' })
  await question({})
  await evaluation({ confirmadaEm: NOON })
  await evaluation({ confirmadaEm: null })

  expect((await api('GET', '/opinions/waiting', { papel: 'atendimento' })).body).toEqual({
    avaliacoes: 1,
    retornos: 0,
    avaliacoesLoja: 1,
    perguntas: 1,
    respostas: 0,
  })
})

test('lists requested SKUs, most requested first', async () => {
  const other = await saveProduct(database, sampleProduct('arco'))
  const { rows } = await database.pool.query('select id, id_produto from skus order by id')
  const waits = (idSku: number, idOf: number, email: string, minute: number) =>
    database.pool.query(
      `insert into avisos_estoque (id_produto, id_sku, nome, email, contato, mensagem, mailing, criado_em)
       values ($1, $2, 'Ana', $3, '', '', false, $4)`,
      [idOf, idSku, email, minutes(minute)],
    )
  const [violin, bow] = rows
  await waits(violin.id, idProduto, 'a@example.com', 1)
  await waits(bow.id, other.id, 'a@example.com', 3)
  await waits(bow.id, other.id, 'b@example.com', 2)

  const { body } = await api('GET', '/restock-requests', { papel: 'leitura' })
  expect(body).toMatchObject({
    total: 2,
    itens: [
      { idSku: bow.id, produto: { nome: 'Produto arco' }, esperando: 2, desde: minutes(2).toISOString() },
      { idSku: violin.id, esperando: 1 },
    ],
  })
  expect(JSON.stringify(body)).not.toContain('example.com')
})

test.each(['leitura', 'expedicao', 'financeiro'] as const)('%s moderates nothing', async (papel) => {
  expect(await list('/reviews', papel)).toMatchObject({ status: 403 })
  expect(await moderate('/reviews/moderation', [{ id: 1, data: NOON }], 'publicada', papel)).toMatchObject({
    status: 403,
  })
})

function minutes(count: number): Date {
  return new Date(NOON.getTime() + count * 60_000)
}

let drawn = 0

async function review(changes: Partial<typeof avaliacoes.$inferInsert>) {
  const [row] = await database.db
    .insert(avaliacoes)
    .values({
      idProduto,
      chave: `chave-${drawn++}`,
      nome: 'Clara Nunes',
      email: 'clara@example.com',
      nota: 5,
      titulo: 'Ótimo',
      comentario: 'Som cheio.',
      recomenda: true,
      compraVerificada: false,
      votosUteis: 0,
      situacao: 'pendente',
      data: NOON,
      ...changes,
    })
    .returning()
  return row!
}

async function question(changes: Partial<typeof perguntas.$inferInsert>) {
  const [row] = await database.db
    .insert(perguntas)
    .values({
      idProduto,
      chave: `chave-${drawn++}`,
      nome: 'Clara',
      email: 'clara@example.com',
      pergunta: 'Serve em 4/4?',
      situacao: 'pendente',
      data: NOON,
      ...changes,
    })
    .returning()
  return row!
}

async function evaluation({ confirmadaEm }: { confirmadaEm: Date | null }) {
  const [row] = await database.db
    .insert(avaliacoesLoja)
    .values({
      chaveHash: (drawn++).toString(16).padStart(64, '0'),
      nome: 'Ana',
      email: 'ana@example.com',
      atendimento: 5,
      experiencia: 4,
      satisfacao: 5,
      mensagem: 'Rápidos.',
      data: NOON,
      situacao: 'pendente',
      confirmadaEm,
    })
    .returning()
  return row!
}

/** A review with a picture, as a visitor sends it. */
async function sendReview() {
  const pixels = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#884422' } })
    .jpeg()
    .toBuffer()
  const form = new FormData()
  const words = {
    nome: 'Pedro',
    email: 'pedro@example.com',
    nota: '5',
    titulo: 'Muito bom',
    recomenda: 'sim',
  }
  for (const [name, value] of Object.entries({ ...words, idProduto: String(idProduto) }))
    form.append(name, value)
  form.append('comentario', 'O som é cheio e o acabamento está perfeito.')
  form.append('anexos[]', new File([Uint8Array.from(pixels)], 'foto.jpg', { type: 'image/jpeg' }))
  expect((await shop('POST', '/evaluations/product', { form })).status).toBe(200)
}

type Papel = 'atendimento' | 'catalogo' | 'leitura' | 'expedicao' | 'financeiro'

function list(path: string, papel: Papel = 'atendimento') {
  return api('GET', path, { papel })
}

function moderate(
  path: string,
  rows: { id: number; data: Date }[],
  situacao: 'publicada' | 'recusada',
  papel: Papel = 'atendimento',
) {
  const itens = rows.map(({ id, data }) => ({ id, data: data.toISOString() }))
  return api('POST', path, { papel, body: { itens, situacao } })
}

async function published(): Promise<{ titulo: string; resposta: object | null }[]> {
  const { body } = await shop('GET', `/evaluations/product?idProduto=${idProduto}`)
  return body.avaliacoes
}

const changes = () => database.db.select().from(auditoria).orderBy(auditoria.id)
