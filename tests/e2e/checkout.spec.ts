import { expect, type Page, test } from '@playwright/test'
import { count, eq, sql } from 'drizzle-orm'
import { skus } from '#platform/catalog/tables.ts'
import { enderecosClientes as enderecos } from '#platform/customers/tables.ts'
import { eventos } from '#platform/marketing/events-tables.ts'
import { hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { deliver, fillCart, identify, summary, toPayment } from './support/checkout-steps.ts'
import { freshCpf } from './support/fresh-person.ts'
import { logIn } from './support/log-in.ts'
import { cardForm, payByCard, secureField } from './support/pay-by-card.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

const TOKEN = { 'app-token': 'loja-virtual' }

/** Products of these prices are bought by one test only, which changes or counts them. */
const OWN = [13_000, 13_999] as const
const COUNTED = [14_000, 14_999] as const
const SOLD_OUT = [12_000, 12_999] as const

test.beforeEach(({ page }) => answerConsent(page))

test.describe('a guest', () => {
  test('pays with a card, whose number stays in the browser', async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).origin === new URL(page.url()).origin) sent.push(request.postData() ?? '')
    })
    await toPayment(page)
    await page.getByText('Cartão de crédito').click()
    await expect(summary(page)).toContainText('Total no cartão')
    await payByCard(page, { button: 'Finalizar compra' })

    await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
    await expect(page.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado')
    // The shop is given the last four digits only.
    expect(sent.join()).not.toMatch(/4235.?6477/)
  })

  test('can do everything without a mouse', async ({ page }) => {
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
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
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

  test('gets the street from the CEP, sees the freight in the total, and corrects an input error', {
    tag: '@long',
  }, async ({ page }) => {
    await fillCart(page)
    await page.goto('/checkout')
    await hydrated(page)
    await page.getByRole('textbox', { name: 'E-mail' }).fill('clara@gmial.com')
    await page.getByLabel('Nome completo').fill('Clara Nunes')
    await page.getByRole('button', { name: 'clara@gmail.com' }).click()
    await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue('clara@gmail.com')
    await page.getByLabel('CPF').fill(freshCpf())
    await page.getByLabel('Celular com DDD').fill('11987654321')
    await page.getByRole('button', { name: 'Continuar para a entrega' }).click()

    const before = await summary(page).textContent()
    await page.getByLabel('CEP', { exact: true }).pressSequentially('80010000')
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Rua José Loureiro')
    await expect(page.getByLabel('Bairro')).toHaveValue('Centro')
    expect(before).toContain('a escolher')
    await expect(summary(page)).not.toContainText('a escolher')

    await page.getByLabel('Número').fill('100')
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
    await expect(page.getByText('Obrigado, Clara')).toBeVisible()
    await expect(page.getByText('cl•••@gmail.com')).toBeVisible()
  })

  test('reads errors beside their fields, with the first one focused', { tag: '@long' }, async ({ page }) => {
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
    // No table has its street.
    await page.getByLabel('CEP', { exact: true }).fill('01415-003')
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await expect(page.getByLabel('Rua ou avenida')).toBeFocused()
    await expect(page.getByLabel('Rua ou avenida')).toHaveAccessibleDescription('Digite a rua ou avenida.')
    await expectAccessible(page)
  })

  test('finds unsent input after a reload and after going back', { tag: '@long' }, async ({ page }) => {
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
    await expect(page.getByLabel('Rua ou avenida')).toHaveValue('Avenida Rio Branco')
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

  test('uses a coupon that makes the freight free', { tag: '@long' }, async ({ page }) => {
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

  test('chooses pick-up in the store, and is asked for no address', { tag: '@long' }, async ({ page }) => {
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

test('reports a price that changed meanwhile, and the button works again', { tag: '@long' }, async ({
  page,
}) => {
  const idProduto = await toPayment(page, { prices: OWN })
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

test('counts the steps of the checkout', { tag: '@long' }, async ({ page }) => {
  const idProduto = await toPayment(page, { prices: COUNTED })
  const before = await countedOf(idProduto)
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)

  // The last event is sent when the page is left, where a test can't intercept it.
  await expect
    .poll(() => countedOf(idProduto))
    .toMatchObject({ add_payment_info: (before['add_payment_info'] ?? 0) + 1 })
  expect(await countedOf(idProduto)).toMatchObject({
    begin_checkout: expect.any(Number),
    add_shipping_info: expect.any(Number),
  })
})

test('a double click is one order, and so are two tabs', async ({ page, context }) => {
  await toPayment(page)
  const other = await context.newPage()
  await other.goto('/checkout/pagamento')
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).dblclick()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  await other.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()

  await expect(other.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
})

test('a cart whose last product was sold on the way to the checkout is empty there, which says why', {
  tag: '@long',
}, async ({ page }) => {
  const id = await fillCart(page, SOLD_OUT)
  const stock = (estoque: number) =>
    inShopDatabase((db) => db.update(skus).set({ estoque }).where(eq(skus.idProduto, id)))
  await stock(0)
  await page.goto('/checkout')
  await expect(page.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: 'esgotou e saiu da sua sacola' })).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await stock(9)
})

test('going back after paying leads to the order, not to another one', { tag: '@long' }, async ({ page }) => {
  await toPayment(page)
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  const url = page.url()
  await page.goBack()
  await expect(page.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Ver meu último pedido' }).click()

  await expect(page).toHaveURL(url)
})

test('a customer with an account chooses a saved address, and has a card stored', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { idCliente } = await logIn(context, {
    documento: freshCpf(),
    celular: '+5511987654321',
    nomeRazao: 'Clara Nunes',
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
  await payAndStoreCard(page)
})

/** The card is stored, paid with again by its code only, and removed. */
async function payAndStoreCard(page: Page) {
  await page.locator('summary').filter({ hasText: 'Cartão de crédito' }).click()
  const stored = page.getByRole('listitem').filter({ hasText: 'Visa final 5682' })
  const store = page.getByLabel('Guardar este cartão para as próximas compras')
  await expect(store).not.toBeChecked()
  await store.check()
  await page.setViewportSize({ width: 360, height: 800 })
  await expectAccessible(page)
  await payByCard(page, { button: 'Finalizar compra' })
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  await expect(async () => {
    await page.goto('/minha-conta/cartoes')
    await expect(stored).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await expectAccessible(page)

  await fillCart(page)
  await page.goto('/checkout')
  await hydrated(page)
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await page.locator('summary').filter({ hasText: 'Cartão de crédito' }).click()
  await expect(page.getByRole('radio', { name: 'Visa final 5682 vence em 12/35' })).toBeChecked()
  const form = cardForm(page)
  await expect(form.getByLabel('Nome como está no cartão')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Outro cartão' }).check()
  await expect(secureField(form, 'Número do cartão')).toBeVisible()
  await page.getByRole('radio', { name: /^Visa final 5682/ }).check()
  await form.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(form.getByText('Informe todos os dígitos do código.')).toBeVisible()
  await secureField(form, 'Código de segurança').fill('123')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Finalizar compra' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  await expect(page.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado')

  await page.goto('/minha-conta/cartoes')
  await page.getByText('Remover Visa final 5682').click()
  await page.getByRole('button', { name: 'Sim, remover' }).click()
  await expect(page.getByText('Cartão removido.')).toBeVisible()
  await expect(stored).toHaveCount(0)
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const [metodo, button] of [
    ['Pix', 'Finalizar e pagar com Pix'],
    ['Boleto', 'Finalizar e gerar o boleto'],
  ] as const)
    test(`pays with ${metodo}`, { tag: metodo === 'Pix' ? [] : '@long' }, async ({ page }) => {
      await fillCart(page)
      await page.goto('/checkout')
      await page.getByRole('button', { name: 'Continuar' }).click()
      await expect(page.getByText('Digite seu e-mail.')).toBeVisible()
      await identify(page)
      await page.getByLabel('CEP', { exact: true }).fill('01310-100')
      await page.getByRole('button', { name: 'Calcular' }).click()
      await page.getByLabel('Rua ou avenida').fill('Avenida Paulista')
      await deliver(page)
      // Pix is selected already.
      if (metodo === 'Boleto') await page.locator('summary').filter({ hasText: metodo }).click()
      await page.getByRole('button', { name: button }).click()

      await expect(page).toHaveURL(/\/minha-conta\/pedido\/[\w-]+\?chave=/)
      await expect(page.getByRole('main')).toContainText(metodo)
    })
})

test('fits every width with the total in sight, and each step passes axe', async ({ page }) => {
  await fillCart(page)
  await page.goto('/checkout')
  await hydrated(page)
  await expectFitting(page)
  await identify(page)
  await page.getByLabel('CEP', { exact: true }).fill('01310100')
  await expect(page.getByRole('radio').first()).toBeVisible()
  // While the form waits for the freight, what it shows is dimmed.
  await expect(page.locator('form[aria-busy="true"]')).toHaveCount(0)
  await expectFitting(page)
  await deliver(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pagamento')
  await expectFitting(page, 'Total no Pix')
})

const RIO = {
  destinatario: 'Clara Nunes',
  cep: '20040002',
  logradouro: 'Rua da Quitanda',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Rio de Janeiro',
  uf: 'RJ',
  referencia: '',
}

async function tabTo(page: Page, name: string) {
  for (let presses = 0; presses < 20; presses++) {
    const focused = await page.evaluate(() => document.activeElement?.getAttribute('name'))
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${name}.`)
}

/** How often each event about a product was counted. */
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

/** Checks every width; `total` has to be visible without scrolling. */
async function expectFitting(page: Page, total?: string) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await page.evaluate(() => scrollTo(0, 0))
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    if (total) await expect(page.getByText(total).filter({ visible: true })).toBeInViewport()
    if (width === 360 || width === 1366) await expectAccessible(page)
  }
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}
