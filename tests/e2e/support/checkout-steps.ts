import { expect, type Locator, type Page } from '@playwright/test'
import { and, between, eq, gt, sql } from 'drizzle-orm'
import { produtos, skus } from '#platform/catalog/tables.ts'
import { hydrated } from './addresses.ts'
import { freshCpf, freshEmail } from './fresh-person.ts'
import { inShopDatabase } from './shop-database.ts'

/** Price range in centavos. */
type Prices = readonly [number, number]

const TOKEN = { 'app-token': 'loja-virtual' }

/** Expensive enough for coupons, too cheap for free freight. */
const USUAL: Prices = [15_000, 29_000]

/**
 * One of many products, so that tests don't take each other's stock, and small enough for every carrier. Returns the
 * path of its page.
 */
export async function anyProduct([from, to]: Prices = USUAL): Promise<{ id: number; path: string }> {
  const [found] = await inShopDatabase((db) =>
    db
      .select({ id: produtos.id, path: sql<string>`'/' || ${produtos.slug}` })
      .from(skus)
      .innerJoin(produtos, eq(produtos.id, skus.idProduto))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          gt(skus.estoque, 5),
          between(skus.precoPor, from, to),
          sql`greatest(${skus.altura}, ${skus.largura}, ${skus.comprimento}) < 600`,
          sql`(select count(*) from skus other where other.id_produto = ${produtos.id}) = 1`,
        ),
      )
      .orderBy(sql`random()`)
      .limit(1),
  )
  if (!found) throw new Error('The shop has nothing to sell.')

  return found
}

/** Puts one unit into the visitor's cart, without its pages; returns the product. */
export async function fillCart(page: Page, prices: Prices = USUAL): Promise<number> {
  const { id } = await anyProduct(prices)
  const body = { itens: [{ idProduto: id, quantidade: 1 }] }
  const answer = await page.request.post('/v2/front/checkout/cart', { headers: TOKEN, data: body })
  expect(answer.status()).toBe(200)

  return id
}

/** From a full cart to the payment step, as a guest; returns the product. */
export async function toPayment(page: Page, { email = freshEmail(), prices = USUAL } = {}): Promise<number> {
  const id = await fillCart(page, prices)
  await page.goto('/checkout')
  await hydrated(page)
  await identify(page, email)
  await deliver(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')

  return id
}

/** Enters the buyer. */
export async function identify(page: Page, email = freshEmail()) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email)
  await page.getByLabel('Nome completo').fill('Clara Nunes')
  await page.getByRole('textbox', { name: 'CPF' }).fill(freshCpf())
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click()
}

/** Delivers to Avenida Paulista, by the cheapest option. */
export async function deliver(page: Page) {
  const cep = page.getByLabel('CEP', { exact: true })
  if ((await cep.inputValue()) === '') await cep.fill('01310100')
  // The CEP fills it in; what is typed at that moment would be appended to it.
  await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Avenida Paulista')
  await page.getByLabel('Número').fill('1000')
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
}

export function summary(page: Page): Locator {
  return page.getByRole('complementary', { name: 'Resumo' })
}
