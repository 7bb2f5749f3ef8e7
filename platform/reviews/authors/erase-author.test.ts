import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../jobs.ts'
import { approveAnswer } from '../questions/moderate-answer.ts'
import { saveQuestion } from '../questions/save-question.ts'
import { approveReview, refuseReview } from '../reviews/moderate-review.ts'
import { avaliacoes, avaliacoesFotos, perguntas, respostas } from '../tables.ts'

const SENHA = 'corda de aço 09'
/** Everything that names her, in any table. */
const MARKS = ['zuleica', 'prado', '999990000']
const TABLES = [
  ...['avaliacoes', 'avaliacoes_votos', 'perguntas', 'respostas', 'avaliacoes_loja', 'avisos_estoque'],
  ...['orcamentos', 'contatos', 'convites_recusados'],
]

const PLAYER = { toca: 'violino.3-4', nivel: 'estudante', estilo: 'choro', meses: 8 }

type Body = Record<string, unknown> & {
  escritos: Record<string, object[]>
  conteudo: { perguntas: { nome: string; respostas: { nome: string; resposta: string }[] }[] }
  avaliacoes: { nome: string; comentario: string; votosUteis: number; quemToca: string }[]
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let senha: string
let violin: number
let piano: number
let zuleica: Customer

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  context = testContext(database.db)
  senha = await hashPassword(SENHA)
  await prepareFixtures(database.db)
  const soldOut = sampleProduct('violino', { skus: [sampleSku('V44', { estoque: 0 })] })
  violin = (await saveProduct(database, soldOut)).id
  piano = (await saveProduct(database, sampleProduct('piano', { situacao: 'sobConsulta' }))).id
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'clientes',
    'sessoes',
    'tentativas',
    'pedidos',
    'avaliacoes',
    'perguntas',
    'avisos_estoque',
    'orcamentos',
    'contatos',
  )
  zuleica = await loggedIn(database.db, {
    nomeRazao: 'Zuleica Prado',
    email: 'zuleica@exemplo.com.br',
    celular: '+5511999990000',
    senha,
  })
  await writeAll()
})

test('erases name, e-mail and phone of a customer from everything they wrote', async () => {
  for (const mark of MARKS) expect(await everything()).toContain(mark)
  expect((await send('/client/removal', { senhaAtual: SENHA })).status).toBe(200)

  for (const mark of MARKS) expect(await everything()).not.toContain(mark)
})

test("retains the text of reviews, as a former customer's", async () => {
  const { body: before } = await api('GET', `/evaluations/product?idProduto=${violin}`)
  expect(before.avaliacoes[0]?.quemToca).toBe('Toca violino 3/4 · estudante · choro · 8 meses de uso')
  await send('/client/removal', { senhaAtual: SENHA })
  const { body: page } = await api('GET', '/url/product/detail?url=/violino')
  const { body: read } = await api('GET', `/evaluations/product?idProduto=${violin}`)

  expect(read.avaliacoes).toMatchObject([
    { nome: 'Cliente', comentario: 'Som doce e firme.', votosUteis: 0, quemToca: '' },
  ])
  expect(page.conteudo.perguntas).toMatchObject([
    { nome: 'Bento R.', respostas: [{ nome: 'Cliente', resposta: 'Serve, sim: uso num de 4/4.' }] },
  ])
})

test('removes the pictures of a refused review, before and after', async () => {
  const [row] = await database.db.select({ id: avaliacoes.id }).from(avaliacoes)
  const [picture] = await database.db.select().from(avaliacoesFotos)
  expect(await context.storage.read(picture!.arquivo)).not.toBeNull()
  await refuseReview(context, row!)
  await send('/client/removal', { senhaAtual: SENHA })
  await runWaitingJobs(reviewsJobs, context, openMailbox())

  expect(await database.db.$count(avaliacoesFotos)).toBe(0)
  expect(await context.storage.read(picture!.arquivo)).toBeNull()
})

test('a customer who returns does not get the old review back', async () => {
  await send('/client/removal', { senhaAtual: SENHA })
  const again = await loggedIn(database.db, { nomeRazao: 'Zuleica Prado', email: 'zuleica@exemplo.com.br' })
  const review = { idProduto: violin, nota: 1, comentario: 'Desta vez não gostei.', recomenda: false }

  expect((await api('POST', '/evaluations/product', { body: review, session: again.token })).status).toBe(200)
  expect(await database.db.$count(avaliacoes)).toBe(2)
})

test('the download of personal data contains all of it', async () => {
  const { body } = await send('/client/data', { senhaAtual: SENHA })

  expect(body.escritos).toMatchObject({
    avaliacoes: [{ comentario: 'Som doce e firme.', toca: 'violino.3-4', nivel: 'estudante' }],
    fotos: [{ largura: 400 }],
    perguntas: [{ pergunta: 'Vem com o breu e o arco?' }],
    respostas: [{ resposta: 'Serve, sim: uso num de 4/4.' }],
    avisosDeEstoque: [{ idProduto: violin }],
    orcamentos: [{ idProduto: piano }],
    contatos: [{ assunto: 'Horário' }],
  })
})

/** Writes one of each through the shop's own use cases. */
async function writeAll() {
  const idSku = (await database.pool.query(`select id from skus where sku = 'V44'`)).rows[0].id
  await receivedOrder(database.db, { produtos: [violin], idCliente: zuleica.idCliente })
  await sendReview()
  await send('/question', { idNivel: violin, pergunta: 'Vem com o breu e o arco?' })
  await send('/product/solicitation', { idProduto: violin, idAtributoValor: idSku })
  await send('/product/budget', { idProduto: piano, mensagem: 'Para uma escola.' })
  await send('/form/contact', { assunto: 'Horário', mensagem: 'Vocês atendem no sábado?' })
  await saveQuestion(context, violin, {
    chave: 'alheia',
    nome: 'Bento Reis',
    email: 'bento@example.com',
    pergunta: 'Serve em 4/4?',
    situacao: 'publicada',
    data: '2026-11-01T12:00:00Z',
  })
  const questions = await database.db.select().from(perguntas)
  const idPergunta = questions.find(({ chave }) => chave === 'alheia')!.id
  await send('/question/answer', { idPergunta, resposta: 'Serve, sim: uso num de 4/4.' })
  for (const { id } of await database.db.select().from(respostas)) await approveAnswer(context, { id })
  for (const { id } of await database.db.select().from(avaliacoes)) await approveReview(context, { id })
}

async function sendReview() {
  const form = new FormData()
  const words = { idProduto: violin, nota: 5, comentario: 'Som doce e firme.', recomenda: true, ...PLAYER }
  for (const [name, value] of Object.entries(words)) form.set(name, String(value))
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#7a2e1f' } })
    .jpeg()
    .toBuffer()
  form.append('anexos[]', new File([new Uint8Array(picture)], 'foto.jpg', { type: 'image/jpeg' }))
  await api('POST', '/evaluations/product', { form, session: zuleica.token })
}

function send(path: string, body: object) {
  return api('POST', path, { body, session: zuleica.token })
}

/** All rows of this module's tables, as text. */
async function everything(): Promise<string> {
  const texts = await Promise.all(
    TABLES.map((table) =>
      database.pool.query(`select coalesce(string_agg(t::text, ' '), '') from ${table} t`),
    ),
  )

  return texts
    .map(({ rows }) => JSON.stringify(rows))
    .join()
    .toLowerCase()
}
