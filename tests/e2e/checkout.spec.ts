import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { and, between, count, eq, gt, sql } from 'drizzle-orm'
import { produtos, skus } from '#platform/catalog/tables.ts'
import { enderecosClientes as enderecos } from '#platform/customers/tables.ts'
import { eventos } from '#platform/marketing/events-tables.ts'
import { hydrated, WIDTHS } from './addresses.ts'
import { answerConsent } from './answer-consent.ts'
import { freshCpf } from './fresh-cpf.ts'
import { logIn } from './log-in.ts'
import { inShopDatabase } from './shop-database.ts'

const TOKEN = { 'app-token': 'lira-demonstracao' }

test.beforeEach(({ page }) => answerConsent(page))

test.describe('a guest', () => {
  test('buys with Pix, from the cart to the order’s page', async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout/carrinho/')
    await page.getByRole('link', { name: 'FINALIZAR COMPRA' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quem compra')
    await expectAccessible(page)

    await identify(page)
    await expect(page).toHaveURL(/\/checkout\/entrega$/)
    await deliver(page)
    await expect(page).toHaveURL(/\/checkout\/pagamento$/)
    await expect(summary(page)).toContainText('Total no Pix')
    await expectAccessible(page)
    const owed = await summary(page).getByRole('definition').last().textContent()

    await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
    await expect(page).toHaveURL(/\/minha-conta\/pedido\/[\w-]+\?chave=/)
    await expect(page.getByRole('main')).toContainText(owed ?? 'o total')
  })

  test('pays with a card, whose number stays in the browser', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin === new URL(page.url()).origin) sent.push(request.postData() ?? '')
    })
    await toPayment(page)
    await page.getByText('Cartão de crédito').click()
    const form = page.getByRole('form', { name: 'Cartão de crédito' })
    await form.getByLabel('Número do cartão').fill('4242 4242 4242 4242')
    await form.getByLabel('Nome como está no cartão').fill('Clara Nunes')
    await form.getByLabel('Validade').fill('12/35')
    await form.getByLabel('Código de segurança').fill('123')
    await expect(summary(page)).toContainText('Total no cartão')
    await form.getByRole('button', { name: 'Finalizar compra' }).click()

    await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado')
    expect(sent.join()).not.toMatch(/4242/)
  })

  test('can do all of it without a mouse', async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'E-mail' }).focus()
    for (const typed of ['clara@example.com', 'Clara Nunes', freshCpf(), '11987654321']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Entrega')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await tabTo(page, 'cep')
    await page.keyboard.type('01310100')
    await tabTo(page, 'frete')
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { checked: true })).not.toHaveValue('entrega:pac')
    await tabTo(page, 'logradouro')
    for (const typed of ['Avenida Paulista', '1000', '', 'Bela Vista']) {
      await page.keyboard.type(typed)
      await page.keyboard.press('Tab')
    }
    await page.getByLabel('Bairro').press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')
    await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).press('Enter')

    await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  })

  test('reads beside the fields what to mend, the first of them in focus', async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill('clara@example.com')
    await page.getByLabel('Nome completo').fill('Clara Nunes')
    await page.getByLabel('Celular').fill('11987654321')
    await page.getByRole('textbox', { name: 'CPF' }).fill('529.982.247-24')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByRole('textbox', { name: 'CPF' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'CPF' })).toHaveAccessibleDescription(
      /Este CPF não existe\. Confira os números\./,
    )
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('clara@example.com')
    await expectAccessible(page)

    await page.getByRole('textbox', { name: 'CPF' }).fill(freshCpf())
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByLabel('CEP', { exact: true }).fill('00000-000')
    await expect(page.getByLabel('CEP', { exact: true })).toHaveAccessibleDescription(
      'Este CEP não existe. Confira os oito dígitos.',
    )
    await page.getByLabel('CEP', { exact: true }).fill('01310-100')
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await expect(page.getByLabel('Rua ou avenida')).toBeFocused()
    await expect(page.getByLabel('Rua ou avenida')).toHaveAccessibleDescription('Digite a rua ou avenida.')
    await expectAccessible(page)
  })

  test('finds after a reload, and after going back, what was typed and not sent', async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill('clara@example.com')
    await page.getByLabel('Nome completo').fill('Clara Nu')
    await page.getByLabel('Comprar com CNPJ').check()
    await page.reload()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('clara@example.com')
    await expect(page.getByLabel('Razão social')).toHaveValue('Clara Nu')
    await page.getByLabel('Comprar com CNPJ').uncheck()

    await identify(page)
    await page.getByLabel('CEP', { exact: true }).fill('20040-002')
    await page.getByLabel('Rua ou avenida').fill('Rua da Quitanda')
    await page.getByRole('radio').nth(1).check()
    await page.getByRole('link', { name: 'Alterar quem compra' }).click()
    await expect(page.getByLabel('Nome completo')).toHaveValue('Clara Nunes')
    await page.goBack()
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua da Quitanda')
    await page.reload()
    await expect(page.getByLabel('CEP', { exact: true })).toHaveValue('20040-002')
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua da Quitanda')
    await expect(page.getByRole('radio').nth(1)).toBeChecked()
  })

  test('uses a coupon that makes the freight free', async ({ page }) => {
    await fillCart(page)
    await page.request.put('/v2/front/promotional/coupon/FRETEGRATIS', { headers: TOKEN })
    await page.goto('/checkout')
    await hydrated(page)
    await identify(page)
    await page.getByLabel('CEP', { exact: true }).fill('01310100')
    await expect(page.locator('label').filter({ hasText: 'PAC' })).toContainText('Grátis')
    await deliver(page)

    await expect(summary(page)).toContainText(/Frete, PAC\s*Grátis/)
  })

  test('fetches it in the store: no address is asked for', async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout')
    await hydrated(page)
    await identify(page)
    await page.getByLabel('CEP', { exact: true }).fill('01310100')
    await page.getByRole('radio', { name: /Retirar na loja/ }).check()
    await expect(page.getByLabel('Rua ou avenida')).toBeHidden()
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')
    await expect(page.getByRole('button', { name: /boleto/ })).toHaveCount(0)
  })
})

test('a price that changed meanwhile is told, and the button works again', async ({ page }) => {
  const idProduto = await toPayment(page)
  const before = await summary(page).getByRole('definition').last().textContent()
  await raisePrice(idProduto, 300)
  try {
    await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
    await expect(page.getByRole('alert')).toContainText(/O preço de .+ mudou de R\$/)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(summary(page).getByRole('definition').last()).not.toHaveText(before ?? '')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()

    await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  } finally {
    await raisePrice(idProduto, -300)
  }
})

test('how far purchases come is counted', async ({ page }) => {
  const idProduto = await toPayment(page)
  const before = await countedOf(idProduto)
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)

  // The last goes with the page that is left, where a test can't watch it.
  await expect
    .poll(() => countedOf(idProduto))
    .toMatchObject({ add_payment_info: (before['add_payment_info'] ?? 0) + 1 })
  expect(await countedOf(idProduto)).toMatchObject({
    ...{ begin_checkout: expect.any(Number), add_shipping_info: expect.any(Number) },
  })
})

test('a double click is one order, and so are two tabs', async ({ page, context }) => {
  await toPayment(page)
  const other = await context.newPage()
  await other.goto('/checkout/pagamento')
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).dblclick()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  await other.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()

  await expect(other.getByText('Seu carrinho está vazio')).toBeVisible()
})

test('going back after paying leads to the order, not to another one', async ({ page }) => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  const url = page.url()
  await page.goBack()
  await expect(page.getByText('Seu carrinho está vazio')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver meu último pedido' }).click()

  await expect(page).toHaveURL(url)
})

test('who has an account chooses an address of theirs', async ({ page, context }) => {
  const { idCliente } = await logIn(context, {
    ...{ documento: freshCpf(), celular: '+5511987654321', nomeRazao: 'Clara Nunes' },
  })
  await inShopDatabase((db) =>
    db.insert(enderecos).values([
      { ...RIO, idCliente, lugar: 1, principal: true },
      {
        ...RIO,
        idCliente,
        lugar: 2,
        principal: false,
        cep: '01310100',
        logradouro: 'Avenida Paulista',
        uf: 'SP',
      },
    ]),
  )
  await fillCart(page)
  await page.goto('/checkout')
  await hydrated(page)
  await expect(page).toHaveURL(/\/checkout\/entrega$/)
  await expect(page.getByRole('group', { name: /Como receber em Rio de Janeiro, RJ/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: /Avenida Paulista/ }).check()
  await expect(page.getByRole('group', { name: /Como receber em São Paulo, SP/ })).toBeVisible()
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()

  await expect(page.getByRole('region', { name: 'Entrega' })).toContainText('Avenida Paulista, 10')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [metodo, button] of [
    ['Pix', 'Finalizar e pagar com Pix'],
    ['Boleto', 'Finalizar e gerar o boleto'],
  ] as const)
    test(`it is bought with ${metodo}`, async ({ page }) => {
      await fillCart(page)
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page.getByText('Digite seu e-mail.')).toBeVisible()
      await identify(page)
      await page.getByLabel('CEP', { exact: true }).fill('01310-100')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await deliver(page)
      // Pix is open already.
      if (metodo === 'Boleto') await page.locator('summary').filter({ hasText: metodo }).click()
      await page.getByRole('button', { name: button }).click()

      await expect(page).toHaveURL(/\/minha-conta\/pedido\/[\w-]+\?chave=/)
      await expect(page.getByRole('main')).toContainText(metodo)
    })
})

for (const width of WIDTHS)
  test(`at ${width} px nothing sticks out, and the total is in sight`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 })
    await toPayment(page)
    const { scrollWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth ?? 0).toBeLessThanOrEqual(width)
    await expect(page.getByText('Total no Pix').filter({ visible: true })).toBeInViewport()
    await expectAccessible(page)
  })

const RIO = {
  ...{ destinatario: 'Clara Nunes', cep: '20040002', logradouro: 'Rua da Quitanda', numero: '10' },
  ...{ complemento: '', bairro: 'Centro', cidade: 'Rio de Janeiro', uf: 'RJ', referencia: '' },
}

function summary(page: Page) {
  return page.getByRole('complementary', { name: 'Resumo' })
}

/** Puts something of a test's own choice into the visitor's cart; answers its product. */
async function fillCart(page: Page): Promise<number> {
  const idProduto = await anyProduct()
  const body = { itens: [{ idProduto, quantidade: 1 }] }
  const answer = await page.request.post('/v2/front/checkout/cart', { headers: TOKEN, data: body })
  expect(answer.status()).toBe(200)

  return idProduto
}

async function toPayment(page: Page): Promise<number> {
  const idProduto = await fillCart(page)
  await page.goto('/checkout')
  await hydrated(page)
  await identify(page)
  await deliver(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')

  return idProduto
}

async function identify(page: Page) {
  await page.getByRole('textbox', { name: 'E-mail' }).fill('clara@example.com')
  await page.getByLabel('Nome completo').fill('Clara Nunes')
  await page.getByRole('textbox', { name: 'CPF' }).fill(freshCpf())
  await page.getByLabel('Celular').fill('11987654321')
  await page.getByRole('button', { name: 'Continuar para a entrega' }).click()
}

/** To the Avenida Paulista, by what is cheapest. */
async function deliver(page: Page) {
  const cep = page.getByLabel('CEP', { exact: true })
  if ((await cep.inputValue()) === '') await cep.fill('01310100')
  await page.getByLabel('Rua ou avenida').fill('Avenida Paulista')
  await page.getByLabel('Número').fill('1000')
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
}

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 20; presses++) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`The tabulator does not lead to ${name}.`)
}

/** One of many, so that tests don't take each other's stock; too cheap for free freight. */
async function anyProduct(): Promise<number> {
  const [found] = await inShopDatabase((db) =>
    db
      .select({ id: skus.idProduto })
      .from(skus)
      .innerJoin(produtos, eq(produtos.id, skus.idProduto))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          gt(skus.estoque, 5),
          between(skus.precoPor, 15_000, 29_000),
          sql`(select count(*) from skus other where other.id_produto = ${produtos.id}) = 1`,
        ),
      )
      .orderBy(sql`random()`)
      .limit(1),
  )
  if (!found) throw new Error('The shop has nothing to sell.')

  return found.id
}

/** How often each event was counted of a product. */
function countedOf(idProduto: number): Promise<Record<string, number>> {
  return inShopDatabase(async (db) => {
    const rows = await db
      .select({ nome: eventos.nome, total: count() })
      .from(eventos)
      .where(eq(eventos.idProduto, idProduto))
      .groupBy(eventos.nome)
    return Object.fromEntries(rows.map(({ nome, total }) => [nome, total]))
  })
}

function raisePrice(idProduto: number, by: number) {
  return inShopDatabase((db) =>
    db
      .update(skus)
      .set({ precoPor: sql`${skus.precoPor} + ${by}` })
      .where(eq(skus.idProduto, idProduto)),
  )
}

async function expectAccessible(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target)}`)).toEqual([])
}
