import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { desc, eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { DAY_MS } from '#domain/time/durations.ts'
import { notifyRestock } from '#platform/catalog/stock/waiting/notify-restock.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { answerQuestion } from '#platform/reviews/questions/answer-question.ts'
import { approveReview } from '#platform/reviews/reviews/moderate-review.ts'
import { avaliacoes, convites, perguntas } from '#platform/reviews/tables.ts'
import { receivedOrder } from '../support/received-order.ts'
import { testContext } from '../support/request-context.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { freshEmail } from './support/fresh-person.ts'
import { logIn } from './support/log-in.ts'
import { settled } from './support/open-states.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { runNow } from './support/shop-jobs.ts'
import { inMailTo } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

test('the key of a mail evaluates the store once; the second time redirects home', { tag: '@long' }, async ({
  page,
}) => {
  const { key } = await invited()
  await page.goto(`/avaliar/compra?key=${key}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Como foi a sua compra, Clara?')
  await accessible(page)

  await page.getByRole('button', { name: 'Enviar avaliação da loja' }).click()
  await expect(page.getByText('Escolha de uma a cinco estrelas.')).toBeVisible()
  for (const group of ['Atendimento', 'Compra e entrega', 'Satisfação com a loja'])
    await page.getByRole('group', { name: group }).getByRole('radio', { name: '5 estrelas' }).check()
  await page.getByRole('button', { name: 'Enviar avaliação da loja' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')
  await expect(page).toHaveURL(/\/avaliacao\/obrigado\?key=/)

  await page.goto(`/avaliacao?key=${key}`)
  await expect(page).toHaveURL(/\/$/)
  await page.goto(`/avaliar/compra?key=${key}`)
  await expect(page.getByText('Você já avaliou a loja por esta compra.')).toBeVisible()
})

test('an unknown key redirects home, and an unknown product is a 404', { tag: '@long' }, async ({ page }) => {
  for (const path of ['/avaliar/compra?key=nada', '/avaliar/compra', '/avaliar/produto/1?key=nada']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
  expect((await page.goto('/avaliar/produto/999999'))?.status()).toBe(404)
  expect((await page.goto('/perguntar/nada'))?.status()).toBe(404)
})

test('what changed after ninety days is said by a mail’s link, and corrected in the account', {
  tag: '@long',
}, async ({ page, context }) => {
  const email = freshEmail()
  const { idCliente } = await logIn(context, { email })
  await inShopDatabase(async (db) => {
    const [product] = await db.select({ id: produtos.id }).from(produtos).limit(1)
    const entregueEm = new Date(Date.now() - 91 * DAY_MS)
    await receivedOrder(db, { produtos: [product?.id ?? 0], email, idCliente, entregueEm })
    await runNow(db, 'reviews.ask-for-follow-ups')
  })
  const { pathname, search } = new URL(await inMailTo(email, /href="([^"]*\/avaliar\/depois[^"]*)"/))
  await page.goto(pathname + search)
  await page.getByRole('link', { name: 'Avaliar agora' }).click()
  await hydrated(page)
  await page.getByRole('group', { name: 'Sua nota' }).getByRole('radio', { name: '4 estrelas' }).check()
  await page.getByLabel('O que você achou?').fill('Soa bonito desde o primeiro dia.')
  await page.getByLabel('Sim, recomendo').check()
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await page.getByRole('link', { name: 'Avaliar mais da compra' }).click()
  await hydrated(page)
  await page.getByRole('radio', { name: '5 estrelas' }).check()
  await page.getByLabel('O que mudou?').fill('curto')
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page.getByLabel('O que mudou?')).toBeFocused()
  await page.getByLabel('O que mudou?').fill('Com cordas novas o som abriu.')
  await accessible(page)
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado por contar')

  await page.goto('/minha-conta/avaliacoes')
  await hydrated(page)
  await page.getByText('Mudar o que contei').click()
  await page.getByLabel('O que mudou?').fill('x')
  await page.getByRole('button', { name: 'Mudar', exact: true }).click()
  await expect(page.getByLabel('O que mudou?')).toBeFocused()
  await accessible(page)
  await page.getByLabel('O que mudou?').fill('Com outras cordas, outro violino.')
  await page.getByRole('button', { name: 'Mudar', exact: true }).click()
  await expect(page.getByText('Recebemos o que mudou.', { exact: false })).toBeVisible()
  await expect(page.getByText('Com outras cordas, outro violino.').first()).toBeVisible()
})

test('a product is reviewed with a picture, which is shown once it is approved', async ({ page }) => {
  const { key, produto } = await invited()
  const words = `Som claro, e segura a afinação. ${randomUUID()}`
  await page.goto(`/avaliar/compra?key=${key}`)
  await hydrated(page)
  await page.getByRole('link', { name: `Avaliar ${produto.nome}` }).click()
  await expect(page.getByText('Compra verificada')).toBeVisible()
  await accessible(page)

  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByText('Diga se você recomenda.')).toBeVisible()
  await page.getByRole('group', { name: 'Sua nota' }).getByRole('radio', { name: '4 estrelas' }).check()
  await page
    .getByRole('group', { name: /Custo-benefício/ })
    .getByRole('radio', { name: '5 estrelas' })
    .check()
  await page.getByRole('radio', { name: 'Sim, recomendo' }).check()
  await page.getByLabel('O que você toca').selectOption({ label: 'Violino 3/4' })
  await page.getByLabel('Meses de uso').fill('3')
  await page.getByLabel('O que você achou?').fill(words)
  await page
    .getByLabel('Fotos (se quiser)')
    .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() })
  const preview = page.getByRole('img', { name: 'Foto escolhida 1' })
  await expect.poll(() => preview.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(900)
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByRole('main').getByRole('status')).toContainText('depois que a nossa equipe a ler')

  await page.goto(produto.url)
  await expect(page.getByText(words)).toHaveCount(0)
  await approve(words)
  await expect(async () => {
    await page.goto(produto.url)
    // A page that was cached before the approval may have too few reviews to be ordered.
    await page.getByLabel('Ordenar').selectOption('Mais recentes', { timeout: 2000 })
    await expect(page.getByText(words)).toBeVisible({ timeout: 2000 })
  }).toPass()
  const review = page.getByRole('article').filter({ hasText: words })
  await expect(review).toContainText('Compra verificada')
  await expect(review).toContainText('Toca violino 3/4 · 3 meses de uso')
  await review.scrollIntoViewIfNeeded()
  await expect(review.getByRole('img', { name: 'Foto 1 de Clara L.' })).toHaveJSProperty('complete', true)
  expect(
    await review.getByRole('img', { name: /^Foto 1/ }).evaluate((img: HTMLImageElement) => img.naturalWidth),
  ).toBeGreaterThan(0)
})

test('a customer finds their own review, and can change it', { tag: '@long' }, async ({ page, context }) => {
  const { idCliente } = await logIn(context)
  const { produto } = await invited({ idCliente })
  await page.goto(`/avaliar/produto/${produto.id}`)
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveCount(0)
  await page.getByRole('group', { name: 'Sua nota' }).getByRole('radio', { name: '3 estrelas' }).check()
  await page.getByRole('radio', { name: 'Não recomendo' }).check()
  await page.getByLabel('O que você achou?').fill('Cumpre o que promete, e nada mais.')
  await page.getByRole('button', { name: 'Enviar avaliação' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')

  await page.goto(`/avaliar/produto/${produto.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mudar a sua avaliação')
  await expect(page.getByLabel('O que você achou?')).toHaveValue('Cumpre o que promete, e nada mais.')
  await expect(
    page.getByRole('group', { name: 'Sua nota' }).getByRole('radio', { name: '3 estrelas' }),
  ).toBeChecked()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor reviews a product, and an error loses no input', async ({ page }) => {
    const { url } = await someProduct()
    await page.goto(url)
    await page.getByRole('link', { name: 'Avaliar este produto' }).click()
    await page.locator('label').filter({ hasText: '5 estrelas' }).first().click()
    await page.getByLabel('O que você achou?').fill('Chegou afinado e bem embalado.')
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByText('Diga se você recomenda.')).toBeVisible()
    await expect(page.getByLabel('O que você achou?')).toHaveValue('Chegou afinado e bem embalado.')
    await expect(page.getByRole('radio', { name: '5 estrelas' }).first()).toBeChecked()

    await page.getByRole('radio', { name: 'Sim, recomendo' }).check()
    await page.getByLabel('Nome', { exact: true }).fill('Pedro Alves')
    await page
      .locator('form')
      .filter({ hasText: 'O que você achou?' })
      .getByLabel('E-mail')
      .fill(`${randomUUID()}@example.com`)
    await page
      .getByLabel('Fotos (se quiser)')
      .setInputFiles({ name: 'foto.jpg', mimeType: 'image/jpeg', buffer: await photo() })
    await page.getByRole('button', { name: 'Enviar avaliação' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')
  })
})

test('a question is answered by mail and on the page', { tag: '@long' }, async ({ page }) => {
  const { id, url } = await someProduct()
  const email = `${randomUUID()}@example.com`
  const question = `Serve para quem está começando? ${randomUUID()}`
  await page.goto(url)
  await hydrated(page)
  const link = page.getByRole('link', { name: 'Fazer uma pergunta' })
  await expect(link).toHaveAttribute('href', `/perguntar/${id}`)
  await link.press('Enter')
  const panel = page.getByRole('dialog', { name: 'Perguntar sobre este produto' })
  await panel.getByLabel('Sua pergunta').fill(question)
  await settled(panel)
  await accessible(page)
  await panel.getByRole('button', { name: 'Enviar pergunta' }).click()
  await expect(panel.getByLabel('E-mail', { exact: true })).toBeFocused()
  await expect(panel.getByText('Digite seu e-mail.')).toBeVisible()
  await panel.getByLabel('E-mail', { exact: true }).fill(email)
  await panel.getByRole('button', { name: 'Enviar pergunta' }).click()
  await expect(panel.getByText('Pergunta enviada')).toBeVisible()
  await expect(page.locator(':focus')).toContainText('Pergunta enviada')
  await page.keyboard.press('Escape')
  await expect(link).toBeFocused()
  await expect(page).toHaveURL(url)

  const answer = `Serve, e vem regulado. ${randomUUID()}`
  await inShop(async (context) => {
    const [question] = await context.db
      .select({ id: perguntas.id })
      .from(perguntas)
      .where(eq(perguntas.email, email))
    await answerQuestion(context, { id: question!.id, nome: 'Equipe Lira', resposta: answer })
  })
  await inMailTo(email, new RegExp(`(${answer.slice(-36)})`))
  await expect(async () => {
    await page.goto(url)
    await expect(page.locator('#perguntas')).toContainText(answer, { timeout: 2000 })
  }).toPass()
  await expect(page.locator('#perguntas')).not.toContainText(email)
})

test('a stock request gets a mail when the product is back', { tag: '@long' }, async ({ page }) => {
  const sku = await soldOutSku('desc')
  const email = `${randomUUID()}@example.com`
  await page.goto(sku.url)
  await hydrated(page)
  await page.getByRole('link', { name: 'Avise-me quando chegar' }).click()
  const panel = page.getByRole('dialog', { name: 'Avise-me quando chegar' })
  await settled(panel)
  await accessible(page)
  await expect(panel.getByLabel('Nome')).toHaveCount(0)
  await panel.getByRole('button', { name: 'Avise-me', exact: true }).click()
  await expect(panel.getByText('Digite seu e-mail.')).toBeVisible()
  await panel.getByLabel('E-mail', { exact: true }).fill(email)
  await panel.getByRole('button', { name: 'Avise-me', exact: true }).click()
  await expect(panel.getByText('Anotado')).toBeVisible()

  await page.goto(await inMailTo(email, /(\/avise-me\/fila\/\d+\?chave=[\w-]+)/))
  await accessible(page)
  await page.getByRole('button', { name: 'Confirmar meu lugar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Você é o \d+º da fila$/)

  try {
    await inShop(async (context) => {
      await stock(context, sku.id, 1)
      await notifyRestock(context)
    })
    await inMailTo(email, /(Chegou|chegou)/)
  } finally {
    await inShop((context) => stock(context, sku.id, 0))
  }
})

test.describe('a browser without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('finds questions and Avise-me on pages', { tag: '@long' }, async ({ page }) => {
    const { id, url } = await someProduct()
    await page.goto(url)
    await page.getByRole('link', { name: 'Fazer uma pergunta' }).click()
    await expect(page).toHaveURL(`/perguntar/${id}`)
    await page.getByLabel('Sua pergunta').fill(`Serve para mim? ${randomUUID()}`)
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(`${randomUUID()}@example.com`)
    await page.getByRole('button', { name: 'Enviar pergunta' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pergunta enviada')

    const email = `${randomUUID()}@example.com`
    await page.goto((await soldOutSku('asc')).url)
    await page.getByRole('link', { name: 'Avise-me quando chegar' }).click()
    await page.getByRole('main').getByLabel('E-mail', { exact: true }).fill(email)
    await page.getByRole('button', { name: 'Avise-me', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anotado')

    await page.goto(await inMailTo(email, /(\/avise-me\/fila\/\d+\?chave=[\w-]+)/))
    await page.getByRole('button', { name: 'Confirmar meu lugar' }).click()
    await page.getByRole('button', { name: 'Sair da fila' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você saiu da fila')
  })
})

test('a price request sends a mail with a copy', { tag: '@long' }, async ({ page }) => {
  const url = await onRequest()
  const email = `${randomUUID()}@example.com`
  await page.goto(url)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'orçamento' }).click()
  await accessible(page)
  await fillWriter(page, email)
  await page.getByLabel('Quero uma cópia no meu e-mail.').check()
  await page.getByRole('button', { name: 'Pedir orçamento' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido enviado')

  await inMailTo(email, /(Recebemos o seu pedido)/)
})

test('invitations stop after unsubscribing', { tag: '@long' }, async ({ page }) => {
  const { key } = await invited()
  await page.goto(`/avaliar/sair?key=${key}`)
  await page.getByRole('button', { name: 'Não quero mais receber' }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tudo certo')
})

/** Checks that the page fits every width and passes axe. */
async function accessible(page: Page) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  for (const width of [360, 1366]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await violationsOn(page)).toEqual([])
  }
}

async function fillWriter(page: Page, email: string) {
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Nome').fill('Pedro Alves')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
}

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 900, height: 600, channels: 3, background: '#b8581e' } })
    .jpeg()
    .toBuffer()
}

/** A request context of the shop under test, pictures included. */
function inShop<T>(use: (context: RequestContext) => Promise<T>): Promise<T> {
  const storage = localStorage(join(process.env['E2E_DATA_DIR'] ?? '', 'fotos'))

  return inShopDatabase((db) => use(testContext(db, { now: new Date(), storage })))
}

/** An order of a product that was delivered, and the key of its invitation. */
async function invited(changes: { idCliente?: number } = {}) {
  const produto = await someProduct()
  const key = randomBytes(32).toString('base64url')
  await inShop(async ({ db }) => {
    const idPedido = await receivedOrder(db, {
      produtos: [produto.id],
      email: `${randomUUID()}@example.com`,
      ...changes,
    })
    const chaveHash = createHash('sha256').update(key).digest('hex')
    const criadoEm = new Date()
    await db
      .insert(convites)
      .values({ idPedido, chaveHash, criadoEm, expiraEm: new Date(criadoEm.getTime() + 86_400_000) })
  })

  return { key, produto }
}

async function someProduct(): Promise<{ id: number; nome: string; url: string }> {
  return inShop(({ db }) =>
    firstRow(
      db,
      sql`select l.id_produto as id, l.card ->> 'nome' as nome, '/' || (l.card ->> 'slug') as url
          from listagem l where l.disponivel order by l.popularidade, l.id_produto limit 1`,
    ),
  )
}

/** The first or the last: one test puts its own back in stock while the other is sold out. */
async function soldOutSku(order: 'asc' | 'desc'): Promise<{ id: number; url: string }> {
  return inShop(({ db }) =>
    firstRow(
      db,
      sql`select s.id, '/' || p.slug || s.selecao as url
          from skus s join produtos p on p.id = s.id_produto join listagem l on l.id_produto = p.id
          where s.estoque = 0 and not s.exemplar and l.situacao = 'disponivel' and s.selecao <> ''
          order by s.id ${sql.raw(order)} limit 1`,
    ),
  )
}

async function onRequest(): Promise<string> {
  const { url } = await inShop(({ db }) =>
    firstRow<{ url: string }>(
      db,
      sql`select '/' || (card ->> 'slug') as url from listagem where situacao = 'sobConsulta' limit 1`,
    ),
  )

  return url
}

async function firstRow<Row>(db: RequestContext['db'], query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = (await db.execute(query)) as { rows: Row[] }

  return rows[0]!
}

async function stock({ db }: RequestContext, id: number, estoque: number) {
  await db.execute(sql`update skus set estoque = ${estoque} where id = ${id}`)
}

async function approve(comentario: string) {
  await inShop(async (context) => {
    const [review] = await context.db
      .select({ id: avaliacoes.id })
      .from(avaliacoes)
      .where(eq(avaliacoes.comentario, comentario))
      .orderBy(desc(avaliacoes.id))
    await approveReview(context, { id: review!.id })
  })
}
