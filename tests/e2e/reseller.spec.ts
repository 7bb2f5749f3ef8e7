import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { formatBRL } from '#domain/money/format-money.ts'
import { precosGrupo, produtos, skus } from '#platform/catalog/tables.ts'
import { inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { answerResale } from '#platform/customers/resale/answer-resale.ts'
import { gruposClientes } from '#platform/customers/tables.ts'
import { hydrated } from './support/addresses.ts'
import { logIn } from './support/log-in.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = 'encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra'

test('a reseller sees and pays the prices of their group, and nobody else does', { tag: '@long' }, async ({
  page,
  context,
  browser,
}) => {
  const { idCliente } = await logIn(context)
  const [retail, wholesale] = await priceFor(idCliente)

  await page.goto(`/${PRODUCT}`)
  await expect(page.getByText('Seu preço de revenda').first()).toBeVisible()
  await expect(page.getByText(formatBRL(wholesale)).first()).toBeVisible()
  expect(await violationsOn(page, { only: 'main' })).toEqual([])

  await page
    .getByRole('button', { name: /^Comprar|^Adicionar/ })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByText(formatBRL(wholesale)).first()).toBeVisible()

  const other = await (await browser.newContext()).newPage()
  await other.goto(`/${PRODUCT}`)
  await hydrated(other)
  await expect(other.getByText(formatBRL(retail)).first()).toBeVisible()
  await expect(other.getByText('Seu preço de revenda')).toHaveCount(0)
  await other.context().close()
})

test('a member of staff sells in a customer’s name, with their prices', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const context = await browser.newContext()
  const email = `${randomUUID()}@exemplo.com.br`
  const { idCliente } = await logIn(context, { nomeRazao: 'Escola Lira', email })
  await context.close()
  await priceFor(idCliente)
  const chave = await inShopDatabase((db) =>
    inviteSeller({ db, now: new Date() }, { vendedor: 'João Souza' }),
  )

  await page.goto(`/checkout/venda-interna?chave=${chave}`)
  await page.getByRole('button', { name: 'Começar a venda' }).click()
  await page.getByLabel('E-mail, CPF ou CNPJ').fill(email)
  await page.getByRole('button', { name: 'Escolher cliente' }).click()
  await expect(page.getByText('João Souza, você vende em nome de Escola Lira.')).toBeVisible()
  expect(await violationsOn(page, { only: 'main' })).toEqual([])

  await page.goto(`/${PRODUCT}`)
  await expect(page.getByRole('complementary', { name: 'Venda interna' })).toHaveText(
    'Venda interna: João Souza em nome de Escola Lira',
  )
  await expect(page.getByText('Seu preço de revenda').first()).toBeVisible()

  await page.goto('/checkout/venda-interna')
  await page.getByRole('button', { name: 'Encerrar a venda interna' }).click()
  await page.waitForURL('/')
  await expect(page.getByRole('complementary', { name: 'Venda interna' })).toHaveCount(0)
})

/** Gives a customer a fifth off the product, and returns both prices. */
async function priceFor(idCliente: number): Promise<[number, number]> {
  return inShopDatabase(async (db) => {
    const [sku] = await db
      .select({ id: skus.id, precoPor: skus.precoPor })
      .from(skus)
      .innerJoin(produtos, eq(produtos.id, skus.idProduto))
      .where(eq(produtos.slug, PRODUCT))
    const [group] = await db
      .insert(gruposClientes)
      .values({ nome: `Grupo do cliente ${idCliente}` })
      .returning()
    const precoPor = Math.round(sku!.precoPor * 0.8)
    await db.insert(precosGrupo).values({ idGrupo: group!.id, idSku: sku!.id, precoPor })
    await answerResale({ db, now: new Date() }, { idCliente, idGrupo: group!.id })

    return [sku!.precoPor, precoPor]
  })
}
