import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { eq, sql } from 'drizzle-orm'
import { approveAnswer } from '#platform/reviews/questions/moderate-answer.ts'
import { respostas } from '#platform/reviews/tables.ts'
import { receivedOrder } from '../support/received-order.ts'
import { testContext } from '../support/request-context.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { logIn } from './support/log-in.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { inMailTo } from './support/shop-mail.ts'
import { violationsOn } from './support/violations.ts'

/** Has reviews in the demonstration store. */
const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('a buyer of the product answers a question; others read why they can’t', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const produto = await questioned()
  await page.goto(produto.url)
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Responder: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/responder\/\d+$/)
  const form = page.url()
  await expect(page.getByRole('main').getByRole('link', { name: 'Entrar', exact: true })).toHaveAttribute(
    'href',
    /\/checkout\/acesso\/\?volta=%2Fresponder%2F\d+$/,
  )
  await accessible(page)

  const { idCliente } = await logIn(context)
  await page.goto(form)
  await expect(page.getByRole('main')).toContainText('As respostas vêm de quem já recebeu este produto.')
  await inShopDatabase((db) =>
    receivedOrder(db, { produtos: [produto.id], idCliente, email: `${randomUUID()}@example.com` }),
  )

  await page.goto(form)
  await hydrated(page)
  await accessible(page)
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText('Escreva a sua resposta.')).toBeVisible()
  await expect(page.getByLabel('Sua resposta')).toBeFocused()
  const words = `Serve, sim: toco com ele há um mês. ${randomUUID()}`
  await page.getByLabel('Sua resposta').fill(words)
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Resposta enviada')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()

  await inShopDatabase(async (db) => {
    const [answerRow] = await db.select().from(respostas).where(eq(respostas.resposta, words))
    await approveAnswer(testContext(db), { id: answerRow!.id })
  })
  await expect(async () => {
    await page.goto(produto.url)
    await expect(page.locator('#perguntas')).toContainText(words, { timeout: 2000 })
  }).toPass()
  await expect(page.locator('#perguntas')).toContainText('Clara N., comprou este produto')
})

test('marks a review as helpful, and undoes it', async ({ page }) => {
  await page.goto(PRODUCT)
  await hydrated(page)
  const { button, count, before } = await voteOn(page, 0)
  await button.scrollIntoViewIfNeeded()
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(count).toHaveText(sentence(before + 1))
  await accessible(page, '#avaliacoes')

  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(count).toHaveText(sentence(before))
})

test('a message to the store shows its errors, and is confirmed with a copy', { tag: '@long' }, async ({
  page,
}) => {
  const email = `${randomUUID()}@example.com`
  await page.goto('/pagina/central-de-atendimento')
  await page.getByRole('link', { name: 'Escrever uma mensagem' }).click()
  await expect(page).toHaveURL('/contato')
  await hydrated(page)
  await accessible(page)
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Mensagem').fill('O rastreio do meu pedido parou em Curitiba.')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(form.getByLabel('Nome')).toBeFocused()
  await expect(form.getByText('Escreva o assunto.')).toBeVisible()
  await accessible(page)

  await form.getByLabel('Nome').fill('Pedro Alves')
  await form.getByLabel('E-mail', { exact: true }).fill(email)
  await form.getByLabel('Assunto').fill('Onde está o meu violino?')
  await form.getByRole('button', { name: 'Enviar mensagem' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada')
  await expect(page.getByRole('main').getByRole('status')).toContainText(/protocolo \d{8}-[0-9A-F]{6}/)
  await inMailTo(email, /(Recebemos a sua mensagem)/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a vote leads back to the review, and voting again undoes it', { tag: '@long' }, async ({ page }) => {
    await page.goto(PRODUCT)
    const { button, before, article } = await voteOn(page, 3)
    const id = await article.getAttribute('id')
    await button.click()
    await expect(page).toHaveURL(`${PRODUCT}#${id}`)
    await expect(async () => {
      await page.goto(PRODUCT)
      await expect(page.locator(`#${id} [role=status]`)).toHaveText(sentence(before + 1), { timeout: 1000 })
    }).toPass()

    await page
      .locator(`#${id}`)
      .getByRole('button', { name: /^Achei útil/ })
      .click()
    await expect(page).toHaveURL(`${PRODUCT}#${id}`)
    await expect(async () => {
      await page.goto(PRODUCT)
      await expect(page.locator(`#${id} [role=status]`)).toHaveText(sentence(before), { timeout: 1000 })
    }).toPass()
  })

  test('keeps the text of a refused message to the store', { tag: '@long' }, async ({ page }) => {
    await page.goto('/contato')
    const form = page.getByRole('main').locator('form')
    await form.getByLabel('Nome').fill('Pedro Alves')
    await form.getByLabel('Assunto').fill('Horário')
    await form.getByLabel('Mensagem').fill('Vocês atendem no sábado de manhã?')
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(form.getByText('Digite seu e-mail.')).toBeVisible()
    await expect(form.getByLabel('Nome')).toHaveValue('Pedro Alves')
    await expect(form.getByLabel('Mensagem')).toHaveValue('Vocês atendem no sábado de manhã?')

    await form.getByLabel('E-mail', { exact: true }).fill(`${randomUUID()}@example.com`)
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagem enviada')
  })
})

/** A product with a question. */
function questioned(): Promise<{ id: number; url: string }> {
  return inShopDatabase(async (db) => {
    const { rows } = (await db.execute(
      sql`select p.id, '/' || p.slug as url from perguntas q join produtos p on p.id = q.id_produto
          where q.situacao = 'publicada' order by q.id limit 1`,
    )) as { rows: { id: number; url: string }[] }

    return rows[0]!
  })
}

async function voteOn(page: Page, which: number) {
  const article: Locator = page.locator('#avaliacoes article').nth(which)
  const count = article.getByRole('status')
  const before = Number.parseInt((await count.textContent()) || '0', 10)

  return { article, button: article.getByRole('button', { name: /^Achei útil/ }), count, before }
}

function sentence(votosUteis: number): string {
  if (votosUteis === 0) return ''

  return `${votosUteis} ${votosUteis === 1 ? 'pessoa achou' : 'pessoas acharam'} útil`
}

/** Checks that the page fits every width and passes axe. */
async function accessible(page: Page, part = 'body') {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  expect(await violationsOn(page, { only: part })).toEqual([])
}
