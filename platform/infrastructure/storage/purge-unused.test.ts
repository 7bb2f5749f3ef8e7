import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveBrand } from '#platform/catalog/collections/brands/save-brand.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { findPictures } from '#platform/content/find-pictures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { fileKey } from './file-key.ts'
import { storageJobs } from './jobs.ts'
import { localStorage } from './local.ts'
import { derivedKey, originalKey } from './pictures/picture-keys.ts'
import { saveOriginal } from './pictures/save-original.ts'
import { purgeUnused, removeUnfinished } from './purge-unused.ts'
import { uploadFile } from './upload-file.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const TODAY = new Date('2026-11-21T07:20:00Z')

let database: TestDatabase
let storage: ReturnType<typeof testContext>['storage']
beforeAll(async () => {
  database = await testDatabase()
  storage = testContext(database.db).storage
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violino'))
})
afterAll(() => database.close())

test('what a killed process left half-written is removed a day later, by a job of its own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'lira-unfinished-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const own = localStorage(folder)
  await own.write('pictures/inteira', Buffer.from('a'))
  const leftovers = [randomUUID(), randomUUID()].map((id) => join(folder, 'pictures', `meia.${id}`))
  for (const path of leftovers) await writeFile(path, 'meio')
  const now = new Date()
  const twoDaysAgo = new Date(now.getTime() - 2 * DAY_MS)
  await utimes(leftovers[0] ?? '', twoDaysAgo, twoDaysAgo)
  expect(storageJobs.map(({ name }) => name)).toContain('storage.remove-unfinished')
  await removeUnfinished({ storage: own, now })

  expect(
    (await readdir(join(folder, 'pictures'))).map((name) => join(folder, 'pictures', name)).sort(),
  ).toEqual([join(folder, 'pictures', 'inteira'), leftovers[1]].sort())
})

describe('a picture that nothing names', () => {
  test('is removed with all its sizes, thirty days after that was first noticed', async () => {
    const hash = await sent()
    await storage.write(derivedKey(hash, 320, 'webp'), Buffer.from('menor'))
    await night(0)
    await night(29)
    expect(await isStored(hash)).toBe(true)

    await night(30)
    expect(await isStored(hash)).toBe(false)
    expect(await storage.read(derivedKey(hash, 320, 'webp'))).toBeNull()
    expect(await known(hash)).toBe(false)
    await expect(night(31)).resolves.toBeUndefined()
  })

  test('starts over when it is uploaded again', async () => {
    const bytes = await photo()
    const hash = await sent(bytes)
    await night(0)
    await sent(bytes)
    await night(30)
    expect(await isStored(hash)).toBe(true)

    await night(60)
    expect(await isStored(hash)).toBe(false)
  })

  test('is removed though the audit log names it', async () => {
    const hash = await sent()
    await write(
      `insert into auditoria (em, quem, acao, alvo_tipo, alvo_id, alvo_nome, mudancas, ip, texto)
        values (now(), 'Alguém', 'marca.alterada', 'marca', '1', 'Elixir', jsonb_build_array(jsonb_build_object('campo', 'imagem', 'antes', $1::text, 'depois', null)), '', $1)`,
      hash,
    )
    await night(0)
    await night(30)

    expect(await isStored(hash)).toBe(false)
  })
})

describe('a picture is retained while it is named by', () => {
  const address = `'/imagens/' || $1 || '/640.jpg'`
  const html = `'<p><img src="/imagens/' || $1 || '/640.jpg"></p>'`
  test.each([
    ['a category', `update categorias set imagem = $1 where caminho = 'cordas'`],
    ['a product', `insert into midias select id, 1, $1, 'Foto' from produtos where slug = 'violino'`],
    ['a review', `insert into avaliacoes_fotos values (1, 0, 'avaliacoes/um.jpg', 4, 4, $1)`],
    [
      'a banner, also one to come',
      `insert into banners (id_grupo, posicao, nome, alt, data_inicial, dimensoes)
        values (1, 0, 'Natal', '', '2031-01-01', jsonb_build_object('desktop', jsonb_build_object('arquivo', $1::text)))`,
    ],
    [
      'blocks of a draft of a page',
      `insert into paginas (slug, posicao, titulo, resumo, html, indexar, blocos)
        values ('blocos', 0, 'Sobre', '', '', true, jsonb_build_array(jsonb_build_object('arquivo', $1::text)))`,
    ],
    [
      'the text of a page',
      `insert into paginas (slug, posicao, titulo, resumo, html, indexar) values ('texto', 0, 'Sobre', '', ${html}, true)`,
    ],
    [
      'a popup',
      `insert into popups (nivel, tempo, titulo, html, ativo, nome, dispositivo)
        values ('home', 0, 'Oi', ${html}, false, 'Oi', 'todos')`,
    ],
    [
      'an entry of a menu',
      `insert into menu_itens (id_menu, nivel, posicao, label, link, target, tipo, destaque, rota, icone)
        values (1, 1, 0, 'Cordas', '/cordas', '_self', 'categoria', false, '{}', ${address})`,
    ],
    [
      'the words of a mail',
      `insert into textos_emails (modelo, assunto, saudacao, encerramento, aviso) values ('conta', '', '', '', ${address})`,
    ],
    ['the home page', `insert into inicio (secoes) values (jsonb_build_array(${address}))`],
    ['the settings', `insert into configuracao (valor) values (jsonb_build_object('logo', ${address}))`],
    [
      "an order's line",
      `insert into pedidos_itens (id_pedido, posicao, id_produto, id_sku, tipo, sku, nome, url, imagem, atributos,
          origem, quantidade, preco_por, ajustes, total, desconto_vista)
        values (gen_random_uuid(), 0, 1, 1, 'produto', 'V', 'Violino', '/violino',
          jsonb_build_object('imagem', ${address}), '[]', 0, 1, 100, '[]', 100, 0)`,
    ],
    [
      'what an import would take back',
      `insert into importacoes_itens (id_importacao, posicao, linha, chave, linhas, comparacao, diferencas, situacao, antes)
        values (gen_random_uuid(), 0, 1, 'v', '[]', 'alterada', '[]', 'feita',
          jsonb_build_object('midias', jsonb_build_array(jsonb_build_object('arquivo', $1::text))))`,
    ],
    [
      'a list of values',
      `insert into importacoes (tipo, arquivo, quem, criada_em, andou_em, exemplos)
        values ('produtos', 'p.csv', 'Alguém', now(), now(), array['x', ${address}])`,
    ],
    [
      'an address within an address',
      `insert into redirecionamentos values ('/foto', '/ver?foto=%2fimagens%2f' || $1 || '%2f640.jpg')`,
    ],
  ])('%s', async (_what, statement) => {
    const [named, other] = [await sent(), await sent()]
    await write(statement, named)
    await night(0)
    await night(30)

    expect(await isStored(named)).toBe(true)
    expect(await isStored(other)).toBe(false)
  })

  test('something again, and the thirty days start over afterwards', async () => {
    const hash = await sent()
    await night(0)
    const brand = { slug: 'rico', nome: 'Rico', descricao: '', pais: null }
    await saveBrand(database, { ...brand, imagem: { arquivo: hash, alt: 'Rico' } })
    await night(30)
    expect(await isStored(hash)).toBe(true)

    await saveBrand(database, { ...brand, imagem: null })
    await night(31)
    await night(60)
    expect(await isStored(hash)).toBe(true)
    await night(61)
    expect(await isStored(hash)).toBe(false)
  })

  test('something that is being saved at the same time', async () => {
    const hash = await sent()
    await night(0)
    await database.db.transaction(async (tx) => {
      await findPictures(tx, [{ arquivo: hash, campo: 'imagem' }])
      await night(30)
    })

    expect(await isStored(hash)).toBe(true)
    await night(31)
    expect(await isStored(hash)).toBe(false)
  })
})

describe('the bytes of what was removed', () => {
  test('are removed once the storage is back', async () => {
    const hash = await sent()
    await night(0)
    await purge(30)
    const away = () => Promise.reject(new Error('O bucket não responde.'))
    expect(await removeBytes({ remove: away })).toBe(0)
    expect([await known(hash), await isStored(hash)]).toEqual([false, true])

    expect(await removeBytes()).toBe(1)
    expect([await known(hash), await isStored(hash)]).toEqual([false, false])
  })

  test('stay if the picture is uploaded again before', async () => {
    const bytes = await photo()
    const hash = await sent(bytes)
    await night(0)
    await purge(30)
    await sent(bytes)
    await removeBytes()

    expect([await known(hash), await isStored(hash)]).toEqual([true, true])
  })

  test('are written again by an upload that comes while they are removed', async () => {
    const bytes = await photo()
    const hash = await sent(bytes)
    await night(0)
    await purge(30)
    const [started, removal] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const removing = removeBytes({
      remove: async (key) => {
        started.resolve()
        await removal.promise
        await storage.remove(key)
      },
    })
    await started.promise
    const uploading = sent(bytes)
    removal.resolve()
    await removing
    await uploading

    expect([await known(hash), await isStored(hash)]).toEqual([true, true])
  })

  test('of a file too', async () => {
    const name = await file()
    await night(0)
    await purge(30)
    expect(await storage.read(fileKey(name))).not.toBeNull()
    await removeBytes()

    expect(await storage.read(fileKey(name))).toBeNull()
    const { rowCount } = await database.pool.query('select from arquivos_guardados where arquivo = $1', [
      name,
    ])
    expect(rowCount).toBe(0)
  })
})

describe('a file', () => {
  test('is removed when nothing names it, and retained while a product or a text does', async () => {
    const [unused, ofProduct, inText] = [await file(), await file(), await file()]
    const arquivos = [{ nome: 'Manual', arquivo: ofProduct }]
    await saveProduct(database, sampleProduct('saxofone', { arquivos }))
    await saveProduct(
      database,
      sampleProduct('flauta', { descricao: `<p><a href="/arquivos/${inText}">Manual</a></p>` }),
    )
    await night(0)
    await night(30)

    expect(await storage.read(fileKey(unused))).toBeNull()
    expect(await storage.read(fileKey(ofProduct))).not.toBeNull()
    expect(await storage.read(fileKey(inText))).not.toBeNull()
    await saveProduct(database, sampleProduct('saxofone'))
    await night(31)
    await night(61)
    expect(await storage.read(fileKey(ofProduct))).toBeNull()
  })
})

async function night(days: number): Promise<void> {
  await purge(days)
  await removeBytes()
}

function purge(days: number): Promise<void> {
  return purgeUnused({ db: database.db, now: new Date(TODAY.getTime() + days * DAY_MS) })
}

/** Returns how many jobs succeeded. */
function removeBytes(by: Partial<typeof storage> = {}): Promise<number> {
  const context = testContext(database.db, { storage: { ...storage, ...by } })

  return runWaitingJobs(storageJobs, context, openMailbox())
}

async function sent(bytes?: Buffer): Promise<string> {
  return saveOriginal(database.db, storage, bytes ?? (await photo()))
}

function photo(): Promise<Buffer> {
  return sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .png()
    .toBuffer()
}

async function file(): Promise<string> {
  const arquivo = new File([`%PDF-1.7\n${randomBytes(8).toString('hex')}\n%%EOF`], 'manual.pdf')

  return (await uploadFile(await staffContext(database.db, 'catalogo'), { arquivo })).arquivo
}

async function isStored(hash: string): Promise<boolean> {
  return (await storage.read(originalKey(hash))) !== null
}

async function known(hash: string): Promise<boolean> {
  const { rowCount } = await database.pool.query('select from originais where hash = $1', [hash])

  return rowCount === 1
}

/** Writes a row without the rows that it references. */
async function write(statement: string, hash: string): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('set session_replication_role = replica')
    await client.query(statement, [hash])
  } finally {
    client.release(true)
  }
}
