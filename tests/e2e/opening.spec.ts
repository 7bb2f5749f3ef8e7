import { expect, test } from '@playwright/test'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { becomeOwner } from './support/become-owner.ts'
import { violationsOn } from './support/violations.ts'

const folder = temporaryFolder()
let shop: Shop
let address: string

test.beforeAll(async () => {
  shop = startShop({ DATA_DIR: folder.path })
  address = await shop.opened
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  folder.remove()
})

test('an owner comes from the printed link to an open shop', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const stranger = await browser.newContext()
  const visitor = await stranger.newPage()

  await test.step('a visitor sees that the shop opens soon, and leaves an e-mail', async () => {
    expect((await visitor.goto(address))?.status()).toBe(503)
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Em breve, a nossa loja')
    for (const width of [360, 1366]) {
      await visitor.setViewportSize({ width, height: 800 })
      expect(await violationsOn(visitor)).toEqual([])
    }
    await visitor.getByLabel('Quer saber quando abrirmos? Deixe seu e-mail').fill('ana@exemplo.com.br')
    await visitor.getByRole('button', { name: 'Avise-me' }).click()
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Falta só confirmar')
  })

  await test.step('the owner makes an account by the link', async () => {
    await becomeOwner(page, shop)
  })

  await test.step('the panel begins with the list of steps', async () => {
    await expect(page).toHaveURL(`${address}/admin/abrir`)
    await expect(page.getByText('Decreto 7.962/2013, art. 2º, I)').first()).toBeVisible()
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOn(page)).toEqual([])
    }
    await page.getByRole('button', { name: 'Não preciso: Pedido de teste' }).click()
    await expect(page.getByRole('button', { name: 'Retomar: Pedido de teste' })).toBeVisible()
  })

  await test.step('the owner sees the shop as it will be, and comes back', async () => {
    await page.goto(address)
    await expect(page.getByRole('complementary', { name: 'Loja fechada' })).toBeVisible()
    for (const width of [360, 1366]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await violationsOn(page)).toEqual([])
    }
    await page.getByRole('link', { name: 'Voltar à lista' }).click()
  })

  await test.step('the opening says what lacks, and a visitor sees the shop', async () => {
    await page.getByRole('button', { name: 'Abrir a loja' }).click()
    const dialog = page.getByRole('dialog', { name: 'Abrir a loja' })
    await expect(dialog.getByRole('region', { name: 'Obrigatório por lei' })).toContainText('CNPJ ou CPF')
    await dialog.getByRole('button', { name: 'Abrir assim mesmo' }).click()
    await expect(page.getByText('A loja está aberta', { exact: true })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Painel' }).getByRole('link').first()).toHaveText(
      'Início',
    )

    await expect.poll(async () => (await visitor.goto(address))?.status()).toBe(200)
    await expect(visitor.getByRole('contentinfo')).toBeVisible()
    await expect(visitor.getByRole('complementary', { name: 'Loja fechada' })).toHaveCount(0)
  })
  await stranger.close()
})
