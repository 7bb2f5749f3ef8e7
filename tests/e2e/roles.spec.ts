import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './support/addresses.ts'
import { logIn } from './support/log-in.ts'

const PUBLIC = ['/', '/cordas', '/violino-eagle-ve431-com-estojo-e-arco', '/pagina/garantia']

const FOR_ALL = [
  ['Entrar', '/checkout/acesso/'],
  ['Cadastrar', '/checkout/cadastro/'],
]
const FOR_CUSTOMERS = [
  ['minha conta', '/minha-conta/dados'],
  ['Meus pedidos', '/minha-conta/pedido'],
  ['rastrear meu pedido', '/minha-conta/pedido'],
]

test('a visitor sees the login links, and no account', { tag: '@long' }, async ({ page }) => {
  await openKnown(page, '/marcas')
  await page.getByRole('banner').getByRole('button', { name: 'Conta' }).click()

  await expect.poll(() => accountLinks(page)).toEqual(FOR_ALL)
})

test('a customer sees the account as well', { tag: '@long' }, async ({ page, context }) => {
  await logIn(context)
  await openKnown(page, '/marcas')
  await page.getByRole('banner').getByRole('button', { name: 'Conta' }).click()

  await expect.poll(() => accountLinks(page)).toEqual([...FOR_ALL, ...FOR_CUSTOMERS])
})

test('on a phone, too', { tag: '@long' }, async ({ page, context }) => {
  await logIn(context)
  await page.setViewportSize({ width: 360, height: 740 })
  await openKnown(page, '/marcas')
  await page.getByRole('button', { name: 'Abrir o menu' }).click()
  const account = page.getByRole('dialog').getByRole('navigation', { name: 'Conta' })

  await expect(account.getByRole('link')).toHaveCount(5)
  await expect(account.getByRole('link', { name: 'Meus pedidos' })).toHaveAttribute(
    'href',
    '/minha-conta/pedido',
  )
})

for (const { name, changes } of [
  { name: 'a customer', changes: {} },
  { name: 'a reseller', changes: { revendedor: true } },
])
  test(`${name} sees no bar of an internal sale`, { tag: '@long' }, async ({ page, context }) => {
    await logIn(context, changes)
    await openKnown(page, '/marcas')

    await expect(page.getByText(/venda interna/i)).toHaveCount(0)
  })

test('a disabled account is a visitor', { tag: '@long' }, async ({ page, context }) => {
  await logIn(context, { ativo: false })
  await openKnown(page, '/marcas')
  await page.getByRole('banner').getByRole('button', { name: 'Conta' }).click()

  await expect.poll(() => accountLinks(page)).toEqual(FOR_ALL)
})

for (const path of PUBLIC)
  test(`${path} is the same page for everybody`, { tag: '@long' }, async ({
    context,
    playwright,
    baseURL,
  }) => {
    await logIn(context)
    const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
    const forVisitor = await visitor.get(path)
    const forCustomer = await context.request.get(path)

    expect(await forCustomer.text()).toBe(await forVisitor.text())
    expect(forVisitor.headers()['set-cookie']).toBeUndefined()
    expect(forCustomer.headers()['set-cookie']).toBeUndefined()
    await visitor.dispose()
  })

test('pages of the account are not cached and not indexed', { tag: '@long' }, async ({ context }) => {
  await logIn(context)
  const answer = await context.request.get('/minha-conta/favoritos')

  expect(answer.status()).toBe(200)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})

/** Opens a page, and waits until it has loaded the user. */
async function openKnown(page: Page, path: string) {
  const known = page.waitForResponse((response) => response.url().endsWith('/v2/front/checkout/user'))
  await page.goto(path)
  await hydrated(page)
  await (await known).finished()
}

/** Label and address of each entry of the account dropdown, without the hint below the label. */
function accountLinks(page: Page) {
  const links = page.getByRole('navigation', { name: 'Conta' }).getByRole('link')

  return links.evaluateAll((entries) =>
    entries.map((entry) => [entry.firstChild?.textContent, entry.getAttribute('href')]),
  )
}
