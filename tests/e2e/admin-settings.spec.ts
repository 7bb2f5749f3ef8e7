import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { generate } from 'otplib'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { connect } from '#platform/database/connect.ts'
import { runningEmbedded } from '#platform/database/embedded/embedded.ts'
import { createOwner } from '#platform/staff/team/create-owner.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'

// A separate shop: its changed settings would disturb all other tests.
const folder = temporaryFolder()
let shop: Shop
let address: string
let chave: string

test.beforeAll(async () => {
  shop = startShop({ DATA_DIR: folder.path })
  address = await shop.opened
  const connection = connect((await runningEmbedded(join(folder.path, 'postgres'))) ?? '', 1)
  chave = await createOwner(
    { db: connection.db, now: new Date() },
    { nome: 'Dona', email: 'dona@loja.example' },
  )
  // A new store is not open to visitors yet.
  await saveSettings(connection, DEMO_SETTINGS)
  await connection.close()
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  folder.remove()
})

test('an owner logs in, changes the shop, and closes and opens it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  await test.step('the invitation leads to the second factor, and nothing is accessible before it', async () => {
    await page.goto(`${address}/admin/convite?chave=${chave}`)
    await page.getByLabel('Seu nome').fill('Dona Clara')
    await page.getByLabel('Crie uma senha').fill('violino afinado em sol')
    await page.getByRole('button', { name: 'Criar senha e entrar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteja a sua entrada')

    await page.goto(`${address}/admin/configuracoes`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Proteja a sua entrada')
    const secret = String(await page.locator('code').first().textContent()).replace(/\s/g, '')
    await page.getByLabel('Código que o aplicativo mostra').fill(await generate({ secret }))
    await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
    await page.getByLabel('Já guardei os códigos').check()
    await page.getByRole('button', { name: 'Ir para o painel' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configurações')
  })

  const visitor = await (await browser.newContext()).newPage()
  await test.step('a setting takes effect in the shop at once', async () => {
    await visitor.goto(address)
    await expect(visitor.getByRole('contentinfo')).not.toContainText('das 10h às 19h')
    await page.getByLabel('Horário de atendimento').fill('Todos os dias, das 10h às 19h')
    await save(page)

    // The page cache is notified by the database, a moment after the response to the change.
    await expect(async () => {
      await visitor.reload()
      await expect(visitor.getByRole('contentinfo')).toContainText('Todos os dias, das 10h às 19h', {
        timeout: 1_000,
      })
    }).toPass()
  })

  await test.step('input during a save stays, and is saved next', async () => {
    const release = Promise.withResolvers<void>()
    await page.route('**/v2/admin/settings', async (route) => {
      if (route.request().method() === 'PUT') await release.promise
      await route.continue()
    })
    await page.getByLabel('Telefone').fill('(11) 3333-0000')
    const saving = page.waitForRequest((request) => request.method() === 'PUT')
    await page.keyboard.press('Control+s')
    await saving
    await page.getByLabel('WhatsApp').fill('(11) 98888-0000')
    release.resolve()
    await expect(page.getByText('Configurações salvas. A loja já mostra.').last()).toBeVisible()
    await expect(page.getByLabel('WhatsApp')).toHaveValue('(11) 98888-0000')
    await page.unroute('**/v2/admin/settings')
    await save(page)
    await page.reload()
    await expect(page.getByLabel('Telefone')).toHaveValue('(11) 3333-0000')
    await expect(page.getByLabel('WhatsApp')).toHaveValue('(11) 98888-0000')
  })

  await test.step('the second of two editors sees the differences, and decides', async () => {
    const other = await page.context().newPage()
    await other.goto(`${address}/admin/configuracoes`)
    // The second page has to have read the settings before the first saves: only then do two versions meet.
    await expect(other.getByLabel('Telefone')).toBeVisible()
    await page.getByLabel('Telefone').fill('(11) 3333-1111')
    await save(page)
    await other.getByLabel('Telefone').fill('(11) 3333-2222')
    await other.getByRole('button', { name: 'Salvar' }).click()
    const dialog = other.getByRole('dialog', { name: 'Outra pessoa salvou esta página' })
    await expect(dialog.getByRole('row', { name: 'Telefone (11) 3333-1111 (11) 3333-2222' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar o meu' }).click()
    await expect(dialog).toBeHidden()
    await other.close()
  })

  await test.step('an impossible setting is refused at its field', async () => {
    await page.reload()
    await page.getByLabel('CNPJ').fill('12.345.678/0001-00')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Este CNPJ não existe. Confira os dígitos.').first()).toBeVisible()
    await page.getByRole('button', { name: 'Descartar' }).click()
  })

  await test.step('maintenance closes the shop, and the link opens it', async () => {
    await page.getByRole('link', { name: 'Manutenção' }).click()
    await page.getByRole('switch', { name: 'Loja em manutenção' }).click()
    await page.getByLabel('Mensagem da página de espera').fill('Trocamos as cordas e já voltamos')
    await save(page)
    expect((await visitor.goto(address))?.status()).toBe(503)
    await expect(visitor.getByText('Trocamos as cordas e já voltamos')).toBeVisible()

    await page.getByRole('button', { name: 'Mostrar o link' }).click()
    const link = await page.getByRole('link', { name: 'Abrir', exact: true }).getAttribute('href')
    expect((await visitor.goto(link ?? ''))?.status()).toBe(200)
    await expect(visitor.getByRole('contentinfo')).toBeVisible()

    await page.getByRole('switch', { name: 'Loja em manutenção' }).click()
    await save(page)
    expect((await page.request.get(address)).status()).toBe(200)
  })

  await test.step('the audit lists the changes', async () => {
    await page.getByRole('link', { name: 'Auditoria' }).click()
    await page.getByRole('searchbox', { name: 'Buscar por pessoa' }).fill('configuracao')
    await expect(page.getByText('Em manutenção: Não → Sim')).toBeVisible()
    await expect(page.getByText('Em manutenção: Sim → Não')).toBeVisible()
  })
})

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Configurações salvas. A loja já mostra.').last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeHidden()
}
