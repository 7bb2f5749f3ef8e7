import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'

type HeardResult = {
  nome: string
  pagina: string
  entrada?: boolean
  lista?: string
  termo?: string
  itens: { idProduto: number }[]
}

test('a page counts as viewed 250 ms after the change of route', { tag: '@long' }, async ({ page }) => {
  const sent = await heard(page)
  await page.clock.install()
  await page.goto('/marcas')
  await hydrated(page)

  await page.clock.runFor(2_000)
  await expect.poll(() => named(sent, 'page_view')).toMatchObject([{ pagina: '/marcas', entrada: true }])

  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Garantia' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.clock.runFor(249)
  await sendNow(page)
  expect(named(sent, 'page_view')).toHaveLength(1)
  await page.clock.runFor(1)

  await expect
    .poll(() => named(sent, 'page_view')[1])
    .toMatchObject({ pagina: '/pagina/garantia', entrada: false })
})

test('counts views, from the list to the product', async ({ page }) => {
  const sent = await heard(page)
  await page.goto('/cordas')
  await expect.poll(() => named(sent, 'view_item_list')).toHaveLength(1)

  await page.locator('main').getByRole('heading', { level: 2 }).getByRole('link').first().click()
  await expect.poll(() => named(sent, 'view_item')).toHaveLength(1)

  const list = named(sent, 'view_item_list')[0]
  const first = list?.itens[0]
  expect(first).toBeDefined()
  expect(named(sent, 'select_item')).toMatchObject([{ lista: list?.lista, itens: [first] }])
  // The card has the price of the cheapest size, the page that of the preselected one.
  expect(named(sent, 'view_item')).toMatchObject([{ itens: [{ ...first, valor: expect.any(Number) }] }])
})

test('counts searches', { tag: '@long' }, async ({ page }) => {
  const sent = await heard(page)
  await page.goto('/busca?q=corda%20violino')

  await expect.poll(() => named(sent, 'search')).toMatchObject([{ termo: 'corda violino', pagina: '/busca' }])
})

test('no event identifies the visitor', { tag: '@long' }, async ({ page, context }) => {
  const bodies: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) bodies.push(request.postData() ?? '')
  })
  await page.goto('/busca?q=corda')
  await expect.poll(() => bodies.length).toBeGreaterThan(0)

  const session = (await context.cookies()).find(({ name }) => name === 'session')
  for (const body of bodies) {
    expect(body).not.toContain(session?.value ?? 'session')
    expect(body).not.toMatch(/email|sessao|utm_|gclid/)
  }
})

test('the campaign is stored once, and removed from the address', { tag: '@long' }, async ({ page }) => {
  const notes: unknown[] = []
  const loads: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/checkout/attribution')) notes.push(request.postDataJSON())
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).search)
  })
  await page.goto('/cordas?marca=elixir&utm_source=carta&utm_medium=email&gclid=Cj0KC#conteudo')
  await expect(page).toHaveURL(/\/cordas\?marca=elixir#conteudo$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  expect(notes).toEqual([{ origem: 'carta', midia: 'email', pagina: '/cordas' }])
  expect(loads).toEqual(['?marca=elixir&utm_source=carta&utm_medium=email&gclid=Cj0KC', '?marca=elixir'])
})

test('the page still works if the campaign can’t be stored', { tag: '@long' }, async ({ page }) => {
  await page.route('**/v2/front/checkout/attribution', (route) => route.fulfill({ status: 500, body: '{}' }))
  await page.goto('/cordas?utm_source=carta')

  await expect(page).toHaveURL(/\/cordas$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

/** Collects all events that the page sends from now on. */
async function heard(page: Page): Promise<HeardResult[]> {
  const sent: HeardResult[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events'))
      sent.push(...(request.postDataJSON() as { eventos: HeardResult[] }).eventos)
  })
  return sent
}

/** Events are sent at once when the page is hidden. */
async function sendNow(page: Page) {
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'visibilityState')
  })
}

const named = (sent: HeardResult[], nome: string) => sent.filter((event) => event.nome === nome)

test('counts what is added to and removed from the cart', { tag: '@long' }, async ({ page }) => {
  await answerConsent(page)
  const sent = await heard(page)
  await page.goto('/cordas')
  await hydrated(page)
  await page
    .locator('main')
    .getByRole('button', { name: /comprar|sacola/i })
    .first()
    .click()
  const panel = page.getByRole('dialog', { name: 'Sacola de compras' })
  await panel.getByRole('button', { name: /^Remover/ }).click()
  await expect(panel.getByText('Seu carrinho está vazio', { exact: true })).toBeVisible()

  await expect.poll(() => named(sent, 'remove_from_cart')).toHaveLength(1)
  const [added] = named(sent, 'add_to_cart')
  expect(added?.itens).toHaveLength(1)
  expect(added?.itens).toEqual(named(sent, 'remove_from_cart')[0]?.itens)
  expect(named(sent, 'view_cart')).toHaveLength(1)
})
