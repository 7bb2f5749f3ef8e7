import { randomBytes } from 'node:crypto'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { categorias } from '#platform/catalog/tables.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'

test('what is typed while a brand is saved stays, and is saved next', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openNewBrand(page, context)
  const release = Promise.withResolvers<void>()
  await page.route('**/v2/admin/brands/*', async (route) => {
    if (route.request().method() === 'PUT') await release.promise
    await route.continue()
  })
  await page.getByLabel('País').fill('Brasil')
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await page.keyboard.press('Control+s')
  await saving
  const name = `${await page.getByLabel('Nome').inputValue()} Luthier`
  await page.getByLabel('Nome').fill(name)
  release.resolve()
  await expect(page.getByText('Salvo. A loja já mostra a mudança.')).toBeVisible()
  await expect(page.getByLabel('Nome')).toHaveValue(name)

  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await expect(page.getByLabel('País')).toHaveValue('Brasil')
})

test('what is typed while a brand is created, and until its page is there, is found on that page', {
  tag: '@long',
}, async ({ page, context }) => {
  const [created, opened] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await page.route('**/v2/admin/brands', async (route) => {
    if (route.request().method() === 'POST') await created.promise
    await route.continue()
  })
  await page.route('**/v2/admin/brands/*', async (route) => {
    await opened.promise
    await route.continue()
  })
  const name = await fillNewBrand(page, context)
  const creating = page.waitForRequest(
    (request) => request.method() === 'POST' && /brands$/.test(request.url()),
  )
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await creating
  await page.getByLabel('País').fill('Brasil')
  created.resolve()
  await page.waitForRequest((request) => /brands\/\d+$/.test(request.url()))
  await page.getByLabel('País').fill('Brasil e Portugal')
  await expect(page.getByRole('heading', { level: 1, name: 'Nova marca' })).toBeVisible()
  opened.resolve()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByLabel('País')).toHaveValue('Brasil e Portugal')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
  await page.goto('/admin/marcas/nova')
  await expect(page.getByLabel('Nome')).toHaveValue('')
})

test('a logout asks before it removes drafts, and the next user of the browser finds none', {
  tag: '@long',
}, async ({ page, context }) => {
  await openNewBrand(page, context)
  await page.getByLabel('País').fill('Portugal')
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:')).length)
  expect(await drafts()).toBe(1)
  const leave = async () => {
    await page.getByRole('button', { name: /^Você: / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
  }
  await leave()
  const question = page.getByRole('dialog', { name: 'Sair e apagar os rascunhos?' })
  await question.getByRole('button', { name: 'Voltar' }).click()
  await expect(page.getByLabel('País')).toHaveValue('Portugal')

  await page.route('**/v2/admin/entry/leave', (route) => route.abort())
  await leave()
  await question.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page.getByText(/nada do que você digitou se perdeu/)).toBeVisible()
  expect(await drafts()).toBe(1)
  await page.unroute('**/v2/admin/entry/leave')

  await leave()
  await question.getByRole('button', { name: 'Sair e apagar' }).click()
  await expect(page.getByRole('button', { name: 'Entrar', exact: true })).toBeVisible()
  expect(await drafts()).toBe(0)
})

test('a save that the network lost is repeated, and its draft survives the page', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await openNewBrand(page, context)
  await page.route('**/v2/admin/brands/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('País').fill('Portugal')
  await page.keyboard.press('Control+s')
  await expect(page.getByText(/nada do que você digitou se perdeu/)).toBeVisible()
  await page.unroute('**/v2/admin/brands/*')
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(page.getByRole('status').getByText(/^Rascunho de .*, ainda não salvo\.$/)).toBeVisible()
  await expect(page.getByLabel('País')).toHaveValue('Portugal')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Salvo. A loja já mostra a mudança.')).toBeVisible()
})

test('a draft from before somebody else saved is not saved over it unasked', { tag: '@long' }, async ({
  page,
  context,
  browser,
}) => {
  await openNewBrand(page, context)
  await page.getByLabel('País').fill('Japão')
  const others = await browser.newContext()
  await enterPanel(others, 'gerente')
  const other = await others.newPage()
  await other.goto(page.url())
  // Another person on another computer: the draft is not theirs.
  await expect(other.getByLabel('País')).toHaveValue('')
  await other.getByLabel('País').fill('Coreia')
  const name = `${await other.getByLabel('Nome').inputValue()} Musical`
  await other.getByLabel('Nome').fill(name)
  await other.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(other.getByText('Salvo. A loja já mostra a mudança.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(page.getByRole('status').getByText('A página foi salva por alguém desde então.')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Outra pessoa salvou esta página' })
  await expect(dialog.getByRole('row', { name: 'País Coreia Japão' })).toBeVisible()
  await expect(dialog.getByRole('row', { name: `Nome ${name} Você não mudou: fica o da loja` })).toBeVisible()
  await dialog.getByRole('button', { name: 'Salvar o meu' }).click()
  await expect(page.getByText('Salvo. A loja já mostra a mudança.')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Nome')).toHaveValue(name)
  await expect(page.getByLabel('País')).toHaveValue('Japão')
  await others.close()
})

test('the first wrong field is found before anything is sent, focused, and marked until it changes', {
  tag: '@long',
}, async ({ page, context }) => {
  await openNewBrand(page, context)
  const sent: string[] = []
  page.on('request', (request) => sent.push(request.method()))
  await page.getByLabel('Nome').fill('')
  await page.getByLabel('Nome').blur()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()

  const name = page.getByLabel('Nome')
  await expect(name).toBeFocused()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  expect(sent).not.toContain('PUT')
  await name.fill('Outra')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
})

test('cells typed while the grid is saved stay, and a draft from before somebody else saved says so', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  const slug = await hiddenProduct()
  await enterPanel(context, 'catalogo')
  await page.goto(`/admin/planilha?busca=${slug}`)
  const release = Promise.withResolvers<void>()
  await page.route('**/v2/admin/grid', async (route) => {
    if (route.request().method() === 'PUT') await release.promise
    await route.continue()
  })
  await typeIntoGrid(page, '11,10')
  const saving = page.waitForRequest((request) => request.method() === 'PUT')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await saving
  await typeIntoGrid(page, '22,20')
  release.resolve()
  await expect(page.getByText('Salvo. A loja já mostra as mudanças.')).toBeVisible()
  await expect(page.getByRole('gridcell', { name: '22,20' })).toBeVisible()

  const others = await browser.newContext()
  await enterPanel(others, 'catalogo')
  const other = await others.newPage()
  await other.goto(`/admin/planilha?busca=${slug}`)
  await expect(other.getByRole('gridcell', { name: '11,10' })).toBeVisible()
  await typeIntoGrid(other, '33,30')
  await other.getByRole('button', { name: 'Salvar' }).click()
  await expect(other.getByText('Salvo. A loja já mostra as mudanças.')).toBeVisible()
  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()

  await expect(page.getByRole('gridcell', { name: '22,20' })).toBeVisible()
  await expect(page.getByText(/A página foi salva por alguém desde então\./)).toBeVisible()
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText(/^Um produto foi salvo por outra pessoa/)).toBeVisible()
  await others.close()
})

/** Types into the price of the first row, and leaves the cell. */
async function typeIntoGrid(page: Page, text: string): Promise<void> {
  const grid = page.getByRole('grid', { name: 'Produtos' })
  await grid.focus()
  await page.keyboard.press('Control+Home')
  for (const key of ['ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
  await page.keyboard.type(text)
  await page.keyboard.press('Enter')
  await expect(grid.getByRole('gridcell', { name: text })).toBeVisible()
}

/** Stores a product that the shop doesn't show, so that no other test finds it; returns its slug. */
async function hiddenProduct(): Promise<string> {
  const slug = `corda-${randomBytes(5).toString('hex')}`
  await inShopDatabase(async (db) => {
    const [category] = await db
      .select({ caminho: categorias.caminho })
      .from(categorias)
      .where(eq(categorias.nivel, 2))
      .limit(1)
    await saveProduct(
      { db },
      sampleProduct(slug, {
        categoria: category!.caminho,
        situacao: 'inativo',
        midias: [],
        skus: [sampleSku(slug)],
      }),
    )
  })

  return slug
}

/** Creates a brand, and opens its page. */
async function openNewBrand(page: Page, context: BrowserContext): Promise<void> {
  const name = await fillNewBrand(page, context)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** Opens the form of a new brand, and names it. Returns the name. */
async function fillNewBrand(page: Page, context: BrowserContext): Promise<string> {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/marcas/nova')
  const name = `Marca ${randomBytes(5).toString('hex')}`
  await page.getByLabel('Nome').fill(name)

  return name
}
