import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type Connection, connect } from '#platform/database/connect.ts'
import { type EmbeddedDatabase, startEmbedded } from '#platform/database/embedded/embedded.ts'
import { type BrasilApiCounterpart, startBrasilApi } from '#tools/counterparts/brasil-api/start-brasil-api.ts'
import { stockUp } from '#tools/crash/stock-up.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { staffCookie } from '../support/staff.ts'
import { answerConsent } from './support/answer-consent.ts'
import { openLoaded } from './support/open-loaded.ts'
import { violationsOn } from './support/violations.ts'

const WIDTHS = [360, 768, 1024, 1366]

// A shop of its own, since it asks where CEPs are on the map: those of the other tests must not leave this machine.
const folder = temporaryFolder()
let database: EmbeddedDatabase
let connection: Connection
let service: BrasilApiCounterpart
let shop: Shop
let address: string

test.beforeAll(async () => {
  ;[database, service] = await Promise.all([
    startEmbedded(join(folder.path, 'postgres'), { durable: false }),
    startBrasilApi({ port: 0 }),
  ])
  shop = startShop({
    DATA_DIR: join(folder.path, 'shop'),
    DATABASE_URL: database.url,
    BRASILAPI_URL: service.url,
  })
  address = await shop.opened
  connection = connect(database.url, 1)
  await stockUp(connection, 10)
})

test.afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await connection.close()
  await Promise.all([service.close(), database.stop()])
  folder.remove()
})

test('a merchant prices a motoboy by distance, and shoppers see what their distance costs', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  const [name = '', value = ''] = (await staffCookie(connection.db, 'gerente', new Date())).split('=')
  await context.addCookies([{ name, value, url: address, httpOnly: true, sameSite: 'Strict' }])

  await test.step('before the store is on the map, the method says what lacks', async () => {
    await page.goto(`${address}/admin/configuracoes/entrega`)
    const place = page.getByRole('region', { name: 'Onde a loja fica no mapa' })
    await place.getByRole('button', { name: 'Tirar do mapa' }).click()
    await place.getByRole('button', { name: 'Procurar no mapa' }).click()
    await expect(place.getByRole('status')).toContainText('não procura em nenhum serviço')
    await save(page)

    await page.goto(`${address}/admin/entrega/nova`)
    await chooseDistance(page, 1)
    const section = page.getByRole('region', { name: 'De onde se mede a distância' })
    await expect(section).toContainText('A loja ainda não sabe onde fica.')
    await expect(section).toContainText('a loja não procura nela')
    await expectWhole(page, 'lacks')
  })

  await test.step('the store is put on the map by its CEP, or by coordinates', async () => {
    await page.goto(`${address}/admin/configuracoes/entrega`)
    await page.getByRole('combobox', { name: 'Onde procurar' }).click()
    await page.getByRole('option', { name: 'Só BrasilAPI' }).click()
    await save(page)
    const place = page.getByRole('region', { name: 'Onde a loja fica no mapa' })
    await place.getByRole('button', { name: 'Procurar no mapa' }).click()
    await expect(place).toContainText('-23.5504, -46.6339')
    await expect(place.getByRole('link', { name: 'Ver no mapa' })).toHaveAttribute('href', /mlat=-23\.5504/)

    const typed = place.getByLabel('Ou as coordenadas')
    await typed.fill('38.7223, -9.1393')
    await place.getByRole('button', { name: 'Usar estas' }).click()
    await expect(typed).toHaveAccessibleDescription(/A latitude no Brasil fica entre -34 e 6/)
    await typed.fill('-23,5505; -46,6340')
    await place.getByRole('button', { name: 'Usar estas' }).click()
    await expect(place).toContainText('-23.5505, -46.634')
    await expectWhole(page, 'store')
    await save(page)
  })

  await test.step('rings are priced and tried while they are typed', async () => {
    await page.goto(`${address}/admin/entrega/nova`)
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Motoboy da loja')
    await chooseDistance(page, 1)
    await fillRing(page, { number: 1, ate: '3', preco: '9,00' })
    await page.getByRole('button', { name: 'Outro preço' }).click()
    await fillRing(page, { number: 2, ate: '7,5', preco: '15,00' })
    await page.getByLabel('Um CEP seu').fill('01310-100')
    const trial = page.getByRole('table', { name: 'Preços de exemplo' })
    await expect(trial.getByRole('row', { name: /01310-100.*a 2,5 km/ })).toContainText('R$ 9,00, 0 dias')
    await expect(trial.getByRole('row', { name: 'A 7,5 km' })).toContainText('R$ 15,00')
    await expect(trial.getByRole('row', { name: 'Além de 7,5 km' })).toContainText('não entrega')
    await page.getByLabel('Um CEP seu').fill('04038-001')
    await expect(page.getByText('Não sabemos a que distância este CEP fica.')).toBeVisible()
    await expectWhole(page, 'rings')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('heading', { name: 'Motoboy da loja', level: 1 })).toBeVisible()
  })

  await test.step('a ring without a distance is refused at its field', async () => {
    await page.getByRole('group', { name: 'Preço 2' }).getByLabel('Até', { exact: true }).fill('')
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('group', { name: 'Preço 2' })).toContainText(
      'A distância fica entre 0,1 e 300 km.',
    )
  })

  await test.step('shoppers see the price of their ring, or no motoboy', async () => {
    const shopper = await browser.newPage()
    await answerConsent(shopper)
    await openLoaded(shopper, `${address}/produto-0`)
    await expect(await freightTo(shopper, '01310-100')).toContainText('R$ 9,00')
    await expect(await freightTo(shopper, '05424-020')).toContainText('R$ 15,00')
    await expect(await freightTo(shopper, '04038-001')).toHaveCount(0)
    await expect(await freightTo(shopper, '87360-000')).toHaveCount(0)
    await shopper.close()
  })
})

async function chooseDistance(page: Page, number: number): Promise<void> {
  const price = page.getByRole('group', { name: `Preço ${number}` })
  await price.getByRole('combobox', { name: 'Onde vale' }).click()
  await page.getByRole('option', { name: 'Distância' }).click()
}

async function fillRing(page: Page, { number, ate, preco }: { number: number; ate: string; preco: string }) {
  const price = page.getByRole('group', { name: `Preço ${number}` })
  await price.getByLabel('Até', { exact: true }).fill(ate)
  await price.getByLabel('Preço', { exact: true }).fill(preco)
  await price.getByLabel('Dias úteis a caminho').fill('0')
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Configurações salvas. A loja já mostra.').last()).toBeVisible()
}

/** The motoboy's line for a CEP on a product page, once the quote for it is there. */
async function freightTo(page: Page, cep: string) {
  const answer = page.waitForResponse((response) => response.url().endsWith('/shipment/product'))
  const freight = page.locator('main section[aria-label="Frete"]')
  const field = freight.getByLabel('Calcule o frete e o prazo')
  await field.fill(cep)
  await field.press('Enter')
  await answer
  await expect(freight).toContainText(`CEP ${cep}`)

  return freight.getByRole('listitem').filter({ hasText: 'Motoboy da loja' })
}

/** Passes axe, and fits four widths. */
async function expectWhole(page: Page, shot: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    if (process.env['SHOTS'])
      await page.screenshot({ path: `${process.env['SHOTS']}/${shot}-${width}.png`, fullPage: true })
  }
  expect(await violationsOn(page)).toEqual([])
}
