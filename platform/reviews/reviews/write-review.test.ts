import { createHash, randomBytes } from 'node:crypto'
import { eq, ne } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { derivePicture } from '#platform/infrastructure/storage/pictures/derive-picture.ts'
import { derivedKey, originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../jobs.ts'
import { avaliacoes, avaliacoesFotos, convites } from '../tables.ts'
import { answerReview, approveReview, refuseReview } from './moderate-review.ts'

type Shown = {
  id: number
  nome: string
  nota: number
  compraVerificada: boolean
  situacao: string
  comentario: string
  anexos: { imagem: string; largura: number; altura: number }[]
  resposta: { texto: string } | null
}

type Body = {
  code: string
  data: { campos: { campo: string }[] }
  mensagens: { tipo: string; mensagem: string }[]
  avaliacoes: Shown[]
  total: number
  aAvaliar: { id: number }[]
  avaliacao: Shown | null
  identificado: boolean
  compraVerificada: boolean
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let idProduto: number
let other: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  other = (await saveProduct(database, sampleProduct('arco'))).id
  api = testApi(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'avaliacoes', 'pedidos', 'convites', 'tentativas')
})

describe('a visitor', () => {
  test('is thanked; the review has no badge, and is not shown before approval', async () => {
    const { status, body } = await send({})
    expect(status).toBe(200)
    expect(body.mensagens).toMatchObject([{ tipo: 'sucesso' }])
    expect(await shown()).toEqual([])
    expect(await rating()).toEqual({ nota_media: 0, nota_quantidade: 0 })

    await approveReview(context, { id: await onlyReview() })

    expect(await shown()).toMatchObject([{ nome: 'Pedro A.', nota: 4, compraVerificada: false, anexos: [] }])
    expect(await rating()).toEqual({ nota_media: 4, nota_quantidade: 1 })
    expect(JSON.stringify(await shown())).not.toMatch(/example\.com|Alves/)
  })

  test('who sends a second one is thanked, and the first stays', async () => {
    await send({})
    expect((await send({ nota: 1, comentario: 'Mudei de ideia sobre ele.' })).status).toBe(200)

    expect(await database.db.select().from(avaliacoes)).toMatchObject([{ nota: 4 }])
  })

  test('who fills in the honeypot is thanked, and nothing is stored', async () => {
    expect((await send({ site: 'http://spam.example' })).body.mensagens).toMatchObject([{ tipo: 'sucesso' }])
    expect(await database.db.$count(avaliacoes)).toBe(0)
  })

  test('is refused after many reviews', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await send({})).status)

    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
    expect(statuses[20]).toBe(429)
  })

  test.each([
    [{ nome: '', email: '' }, ['nome', 'email']],
    [{ email: 'pedro' }, ['email']],
    [{ comentario: 'Bom' }, ['comentario']],
    [{ comentario: 'Compre em https://spam.example' }, ['comentario']],
    [{ titulo: 'a'.repeat(121) }, ['titulo']],
  ])('gets an error for each invalid field in %j', async (changes, fields) => {
    const { status, body } = await send(changes)

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(fields)
    expect(await database.db.$count(avaliacoes)).toBe(0)
  })

  test.each([
    { nota: 0 },
    { nota: 6 },
    { nota: 'cinco' },
    { recomenda: 'talvez' },
    { criterios: { som: 9 } },
    { idProduto: 0 },
    { idProduto: 9_999_999_999 },
    { anexos: ['texto'] },
  ])('gets a bad request for %j', async (changes) => {
    expect((await send(changes)).status).toBe(400)
  })

  test('gets a 404 for an unknown product', async () => {
    expect(await send({ idProduto: 999_999 })).toMatchObject({
      status: 404,
      body: { code: 'ProdutoInexistente' },
    })
  })
})

describe('a buyer', () => {
  test('with an invitation needs no name, gets the badge, and may rewrite the review', async () => {
    const key = await invitation([idProduto])
    const typed = { key, nome: 'Outra Pessoa', email: 'outra@example.com', criterios: { durabilidade: 5 } }
    expect((await send(typed)).status).toBe(200)
    await approveReview(context, { id: await onlyReview() })
    expect(await shown()).toMatchObject([
      {
        nome: 'Clara L.',
        cidade: 'São Paulo, SP',
        compraVerificada: true,
        criterios: [{ criterio: 'durabilidade', nota: 5 }],
      },
    ])

    expect((await send({ key, nota: 2 })).status).toBe(200)
    expect(await shown()).toEqual([])
    expect(await rating()).toEqual({ nota_media: 0, nota_quantidade: 0 })
    await approveReview(context, { id: await onlyReview() })
    expect(await shown()).toMatchObject([{ nota: 2 }])
  })

  test('a key is refused for a product of another order, and an unknown key always', async () => {
    const key = await invitation([other])

    for (const each of [key, 'nenhuma']) {
      expect(await send({ key: each })).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
      expect((await subject(`&key=${each}`)).status).toBe(410)
    }
    expect(await database.db.$count(avaliacoes)).toBe(0)
  })

  test('is recognized by login; a customer who did not buy it gets no badge', async () => {
    const buyer = await loggedIn(database.db)
    const stranger = await loggedIn(database.db, { nomeRazao: 'João Reis' })
    await receivedOrder(database.db, { produtos: [idProduto], idCliente: buyer.idCliente })
    for (const { token } of [buyer, stranger])
      expect((await send({ nome: '', email: '' }, token)).status).toBe(200)

    const rows = await database.db.select().from(avaliacoes).orderBy(avaliacoes.id)
    expect(rows).toMatchObject([
      { nome: 'Clara Nunes', compraVerificada: true, idCliente: buyer.idCliente },
      { nome: 'João Reis', compraVerificada: false, idCliente: stranger.idCliente },
    ])
  })

  test('cannot review as a buyer before the order arrived', async () => {
    const { token, idCliente } = await loggedIn(database.db)
    await receivedOrder(database.db, { produtos: [idProduto], idCliente, situacao: 'enviado' })

    expect((await subject('', token)).body.compraVerificada).toBe(false)
  })

  test('is not affected by a visitor who types the same e-mail', async () => {
    const key = await invitation([idProduto])
    await send({ key })
    await send({ email: 'clara@example.com', nota: 1 })

    const rows = await database.db.select().from(avaliacoes).orderBy(avaliacoes.id)
    expect(rows).toMatchObject([
      { nota: 4, compraVerificada: true },
      { nota: 1, compraVerificada: false },
    ])
  })

  test('lists their own reviews with any status and what they could still review; others get nothing', async () => {
    const { token, idCliente } = await loggedIn(database.db)
    await receivedOrder(database.db, { produtos: [idProduto, other], idCliente })
    await send({}, token)

    const { body } = await mine(token)
    expect(body).toMatchObject({
      avaliacoes: [{ idProduto, situacao: 'pendente', produto: { nome: 'Produto violino' } }],
      aAvaliar: [{ id: other }],
    })
    expect(JSON.stringify(body)).not.toContain('example.com')
    expect((await subject('', token)).body).toMatchObject({ identificado: true, avaliacao: { nota: 4 } })

    expect((await mine((await loggedIn(database.db)).token)).body).toEqual({ avaliacoes: [], aAvaliar: [] })
    expect(await mine()).toMatchObject({ status: 401, body: { code: 'LoginNecessario' } })
    expect((await subject('')).body).toMatchObject({ identificado: false, avaliacao: null })
  })
})

describe('pictures', () => {
  test("are stripped of the camera's notes, and public once the review is published", async () => {
    const photo = await sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#b8581e' } })
      .withExif({ IFD0: { Copyright: 'Clara' }, IFD3: { GPSLatitude: '23/1 33/1 0/1' } })
      .jpeg()
      .toBuffer()
    expect((await sendPictures([photo])).status).toBe(200)
    expect(await database.pool.query('select hash from avaliacoes_fotos')).toMatchObject({
      rows: [{ hash: null }],
    })

    const id = await onlyReview()
    await approveReview(context, { id })
    const [review] = await shown()
    expect(review?.anexos).toMatchObject([{ alt: 'Foto 1 de Pedro A.', largura: 1600, altura: 800 }])
    const hash = /\/imagens\/(\w+)\//.exec(review?.anexos[0]?.imagem ?? '')?.[1] ?? ''
    const bytes = await context.storage.read(originalKey(hash))
    const { exif, format } = await sharp(bytes!).metadata()
    expect({ exif, format }).toEqual({ exif: undefined, format: 'jpeg' })

    await refuseReview(context, { id })
    expect(await shown()).toEqual([])
  })

  test('are written before the review is locked: a bucket may take its time', async () => {
    await sendPictures([await picture()])
    const id = await onlyReview()
    const free: boolean[] = []
    const write: typeof context.storage.write = async (key, content) => {
      const { rowCount } = await database.pool.query(
        'select from avaliacoes where id = $1 for update skip locked',
        [id],
      )
      free.push(rowCount === 1)
      return context.storage.write(key, content)
    }
    await approveReview({ ...context, storage: { ...context.storage, write } }, { id })

    expect(free).toEqual([true])
    expect(await shownHash()).toMatch(/^\w{24}$/)
  })

  test.each([
    ['text', async () => Buffer.from('<script>alert(1)</script>')],
    [
      'a drawing that could hold scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['nothing', async () => Buffer.alloc(0)],
    ['half a picture', async () => (await picture()).subarray(0, 300)],
  ])('%s is rejected', async (_what, bytes) => {
    const { status, body } = await sendPictures([await bytes()])

    expect(status).toBe(422)
    expect(body.data.campos).toMatchObject([{ campo: 'anexos' }])
    expect(await database.db.$count(avaliacoes)).toBe(0)
  })

  test('of a refused review are deleted, in all their sizes', async () => {
    await sendPictures([await picture()])
    const id = await onlyReview()
    await approveReview(context, { id })
    const hash = await shownHash()
    const size = { hash, width: 320, format: 'avif' } as const
    expect(await derivePicture(context.storage, size)).toBe(true)
    const { arquivo } = (await pictureRows())[0]!

    await refuseReview(context, { id })
    await runJobs()
    expect(await pictureRows()).toEqual([])
    expect(await database.db.$count(originais, eq(originais.hash, hash))).toBe(0)
    expect(await derivePicture(context.storage, size)).toBe(false)
    for (const key of [arquivo, originalKey(hash), derivedKey(hash, 320, 'avif')])
      expect([key, await context.storage.read(key)]).toEqual([key, null])
  })

  test('of a waiting review have no address, and are deleted when it is refused', async () => {
    await sendPictures([await picture()])
    const { arquivo } = (await pictureRows())[0]!
    expect(await context.storage.read(arquivo)).not.toBeNull()
    await refuseReview(context, { id: await onlyReview() })
    await runJobs()

    expect(await context.storage.read(arquivo)).toBeNull()
  })

  test('have no address while a rewritten review waits, and return with it', async () => {
    const { token } = await loggedIn(database.db)
    await sendPictures([await picture()], token)
    const id = await onlyReview()
    await approveReview(context, { id })
    const hash = await shownHash()
    await send({ comentario: 'Mudei de ideia: soa ainda melhor.' }, token)
    await runJobs()
    expect(await context.storage.read(originalKey(hash))).toBeNull()

    await approveReview(context, { id })
    expect(await shownHash()).toBe(hash)
    expect(await context.storage.read(originalKey(hash))).not.toBeNull()
  })

  test('that were replaced are deleted; the same ones in another review stay', async () => {
    const { token } = await loggedIn(database.db)
    await sendPictures([await picture()], token)
    const id = await onlyReview()
    await approveReview(context, { id })
    await sendPictures([await picture()])
    const [{ id: theirs }] = (await database.db
      .select({ id: avaliacoes.id })
      .from(avaliacoes)
      .where(ne(avaliacoes.id, id))) as [{ id: number }]
    await approveReview(context, { id: theirs })
    const before = (await pictureRows()).find(({ idAvaliacao }) => idAvaliacao === id)!
    await sendPictures([await picture('#203040')], token)
    await runJobs()

    expect(await context.storage.read(before.arquivo)).toBeNull()
    expect(await context.storage.read(originalKey(before.hash!))).not.toBeNull()
    await refuseReview(context, { id: theirs })
    await runJobs()
    expect(await context.storage.read(originalKey(before.hash!))).toBeNull()
  })

  test('of a review that was not stored are deleted', async () => {
    const written: string[] = []
    const storage: Storage = {
      ...context.storage,
      write: (key, bytes) => {
        written.push(key)
        return context.storage.write(key, bytes)
      },
    }
    const twice = [await picture(), Buffer.from('nada')]
    expect((await sendPictures(twice, undefined, { storage })).status).toBe(422)
    await sendPictures([await picture()])
    await sendPictures([await picture()], undefined, { storage })

    expect(written).toHaveLength(2)
    for (const key of written) expect(await context.storage.read(key)).toBeNull()
  })

  test('more than four, or larger than five megabytes, are refused', async () => {
    const small = await picture()
    expect((await sendPictures(Array(5).fill(small))).status).toBe(422)
    expect((await sendPictures([Buffer.alloc(5 * 1024 * 1024 + 1)])).status).toBe(422)
    expect((await sendPictures(Array(4).fill(small))).status).toBe(200)
  })
})

describe('a moderator', () => {
  test("replies in the store's name, and may refuse a published review", async () => {
    await send({})
    const id = await onlyReview()
    await approveReview(context, { id })
    await answerReview(context, { id, nome: 'Equipe Lira', texto: 'Obrigado, Pedro.' })
    expect(await shown()).toMatchObject([{ resposta: { nome: 'Equipe Lira', texto: 'Obrigado, Pedro.' } }])

    await refuseReview(context, { id })
    expect(await shown()).toEqual([])
    expect(await rating()).toEqual({ nota_media: 0, nota_quantidade: 0 })
    await approveReview(context, { id })
    await approveReview(context, { id })
    expect(await rating()).toEqual({ nota_media: 4, nota_quantidade: 1 })
  })

  test('gets a refusal for an unknown review', async () => {
    for (const decide of [approveReview, refuseReview])
      await expect(decide(context, { id: 999 })).rejects.toMatchObject({ code: 'AvaliacaoInexistente' })
    await expect(answerReview(context, { id: 999, nome: 'Lira', texto: 'Oi' })).rejects.toMatchObject({
      status: 404,
    })
  })
})

const WORDS = {
  nome: 'Pedro Alves',
  email: 'pedro@example.com',
  nota: 4,
  titulo: 'Gostei',
  comentario: 'Som claro, e a afinação segura bem.',
  recomenda: true,
}

function send(changes: object, session?: string) {
  return api('POST', '/evaluations/product', {
    body: { idProduto, ...WORDS, ...changes },
    ...(session && { session }),
  })
}

function sendPictures(pictures: Buffer[], session?: string, changes: Partial<RequestContext> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...WORDS, idProduto, 'criterios[som]': 5 }))
    form.set(name, String(value))
  for (const bytes of pictures)
    form.append('anexos[]', new File([new Uint8Array(bytes)], 'foto.jpg', { type: 'image/jpeg' }))

  return api('POST', '/evaluations/product', { form, context: changes, ...(session && { session }) })
}

function pictureRows() {
  return database.db.select().from(avaliacoesFotos)
}

async function shownHash(): Promise<string> {
  const [review] = await shown()

  return /\/imagens\/(\w+)\//.exec(review?.anexos[0]?.imagem ?? '')?.[1] ?? ''
}

/** Runs the jobs that the requests enqueued. */
function runJobs() {
  return runWaitingJobs(reviewsJobs, context, openMailbox())
}

function picture(background = '#7a2e1f'): Promise<Buffer> {
  return sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer()
}

async function invitation(produtos: number[]): Promise<string> {
  const key = randomBytes(32).toString('base64url')
  const idPedido = await receivedOrder(database.db, { produtos })
  await database.db.insert(convites).values({
    idPedido,
    chaveHash: createHash('sha256').update(key).digest('hex'),
    criadoEm: context.now,
    expiraEm: new Date('2027-01-20T12:00:00Z'),
  })

  return key
}

async function shown(): Promise<Shown[]> {
  return (await api('GET', `/evaluations/product?idProduto=${idProduto}`)).body.avaliacoes
}

const mine = (session?: string) => api('GET', '/evaluations/mine', session ? { session } : {})

function subject(query: string, session?: string) {
  return api('GET', `/evaluations/product/subject?idProduto=${idProduto}${query}`, session ? { session } : {})
}

async function onlyReview(): Promise<number> {
  const [row] = await database.db.select({ id: avaliacoes.id }).from(avaliacoes)

  return row!.id
}

async function rating() {
  const { rows } = await database.pool.query(
    'select nota_media, nota_quantidade from produtos where id = $1',
    [idProduto],
  )

  return rows[0]
}
