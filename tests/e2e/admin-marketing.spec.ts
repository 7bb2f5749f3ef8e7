import { randomBytes, randomUUID } from 'node:crypto'
import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { formatDay } from '#domain/time/format-date.ts'
import { dayOf } from '#domain/time/last-days.ts'
import { listagem } from '#platform/catalog/tables.ts'
import { pedidos } from '#platform/orders/tables.ts'
import { avaliacoes } from '#platform/reviews/tables.ts'
import { receivedOrder } from '../support/received-order.ts'
import { hydrated } from './support/addresses.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const VIOLIN = '/violino-eagle-ve431-com-estojo-e-arco'
const DAY_MS = 86_400_000

test('a review that is answered and approved at the panel appears in the shop', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const word = randomBytes(5).toString('hex')
  const { url } = await reviewed(`Som cheio, e segura bem a afinação: ${word}`)
  await enterPanel(context, 'atendimento')
  await page.goto(`/admin/opinioes?busca=${word}`)
  const review = page.getByRole('article', { name: 'De Clara Nunes' })
  await expect(review).toContainText(word)
  await accessible(page)

  await review.getByRole('button', { name: 'Responder' }).click()
  await review.getByLabel('Resposta da loja').fill(`Que bom saber, Clara. ${word}`)
  await review.getByRole('button', { name: 'Guardar resposta' }).click()
  await expect(page.getByText('Resposta guardada.')).toBeVisible()
  await page.getByLabel('Escolher todas desta página').check()
  await page.getByRole('button', { name: 'Publicar escolhidas' }).click()
  await expect(page.getByText('1 publicada.')).toBeVisible()
  await expect(page.getByText('Nada por aqui')).toBeVisible()

  await expect(async () => {
    await page.goto(url)
    await page.getByLabel('Ordenar').selectOption('Mais recentes', { timeout: 2000 })
    await expect(page.getByText(`Que bom saber, Clara. ${word}`)).toBeVisible({ timeout: 2000 })
  }).toPass()
})

test('refuses a promotion that gives everything away, and saves it with a limit', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/promocoes/nova')
  await page.getByLabel('Nome').fill('Tudo de graça')
  await page.getByLabel('Desconto', { exact: true }).fill('100')
  await page.getByLabel('Promoção ligada').uncheck()
  await page.getByRole('button', { name: 'Salvar' }).click()
  const limit = page.getByLabel('Pedidos no máximo')
  await expect(limit).toHaveAccessibleDescription(/tudo sairia de graça para todo mundo/)
  await accessible(page)

  await limit.fill('5')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(/\/promocoes\/\d+$/)
})

test('a coupon is created at the panel, simulated, used in a cart, and switched off', {
  tag: '@long',
}, async ({ page, context }) => {
  const codigo = `TESTE-${randomBytes(4).toString('hex').toUpperCase()}`
  await enterPanel(context, 'gerente')
  await page.goto('/admin/promocoes/novo-cupom')
  await page.getByLabel('Nome').fill('Onze por cento de teste')
  await page.getByLabel('Desconto', { exact: true }).fill('11')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByLabel('Código')).toHaveAccessibleDescription(/Use de 3 a 30 letras sem acento/)
  await expect(page.getByLabel('Código')).toBeFocused()
  await page.getByLabel('Código').fill(codigo.toLowerCase())
  await page.getByLabel('Usos por cliente').fill('1')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page).toHaveURL(/\/promocoes\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Onze por cento de teste')
  await accessible(page)
  const address = page.url()

  await page.goto('/admin/promocoes/simulador')
  await page.getByLabel('Produtos: procurar').fill('violino eagle ve431')
  await page.getByRole('option', { name: /VE431/ }).first().click()
  await page.getByLabel('Cupom').fill(codigo)
  await page.getByRole('button', { name: 'Simular' }).click()
  await expect(page.getByRole('table', { name: 'Quanto custa' })).toContainText(`Cupom ${codigo}`)
  await accessible(page)

  await page.goto(VIOLIN)
  await hydrated(page)
  await page.getByRole('main').getByRole('button', { name: 'Comprar', exact: true }).click()
  await expect(
    page.getByRole('dialog', { name: 'Sacola de compras' }).getByRole('article').first(),
  ).toBeVisible()
  await page.goto('/checkout/carrinho/')
  await hydrated(page)
  const field = page.getByRole('main').getByRole('textbox', { name: 'Cupom de desconto' })
  await field.fill(codigo)
  await field.press('Enter')
  await expect(page.getByRole('main').getByText(codigo, { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toContainText(`Cupom ${codigo}`)

  await page.goto(`/admin/promocoes?busca=${codigo}`)
  await page.getByRole('switch', { name: 'Onze por cento de teste ligada' }).press('Space')
  await expect(page.getByRole('cell', { name: 'Desligada' })).toBeVisible()
  await page.goto(address)
  await expect(page.getByText('Desligada')).toBeVisible()
})

test('the home page shows a sale to the centavo', { tag: '@long' }, async ({ page, context }) => {
  const pagoEm = new Date(Date.now() - 27 * DAY_MS)
  await enterPanel(context, 'leitura')
  const before = await soldOn(page, pagoEm)
  await inShopDatabase(async (db) => {
    const [product] = await db.select({ id: listagem.idProduto }).from(listagem).limit(1)
    const id = await receivedOrder(db, { produtos: [product!.id], email: `${randomUUID()}@example.com` })
    const total = 123_457
    await db
      .update(pedidos)
      .set({ pagoEm, total, totalItens: total, subtotal: total })
      .where(eq(pedidos.id, id))
  })

  expect((await soldOn(page, pagoEm)) - before).toBe(123_457)
  await accessible(page)
  await page.getByRole('link', { name: 'Em separação, para enviar' }).click()
  await expect(page).toHaveURL(/\/admin\/pedidos\?situacao=emSeparacao/)
})

/** A review in moderation, of a product that the shop shows. */
function reviewed(comentario: string): Promise<{ url: string }> {
  return inShopDatabase(async (db) => {
    const [product] = await db
      .select({ id: listagem.idProduto, card: listagem.card })
      .from(listagem)
      .where(eq(listagem.situacao, 'disponivel'))
      .limit(1)
    if (!product) throw new Error('The shop shows no product.')
    await db.insert(avaliacoes).values({
      idProduto: product.id,
      chave: randomUUID(),
      nome: 'Clara Nunes',
      email: 'clara@example.com',
      nota: 5,
      titulo: 'Ótimo',
      comentario,
      recomenda: true,
      compraVerificada: true,
      votosUteis: 0,
      situacao: 'pendente',
      data: new Date(),
    })

    return { url: `/${product.card.slug}` }
  })
}

/** The home page's figure of a day, in centavos. */
async function soldOn(page: Page, moment: Date): Promise<number> {
  await page.goto('/admin')
  await page.getByText('Ver como tabela').click()
  const row = page
    .getByRole('table', { name: 'Vendas por dia' })
    .getByRole('row', { name: formatDay(dayOf(moment)) })
  const amount = (await row.getByRole('cell').last().textContent()) ?? ''

  return Number(amount.replace(/\D/g, ''))
}

async function accessible(page: Page): Promise<void> {
  expect(await violationsOn(page)).toEqual([])
}
