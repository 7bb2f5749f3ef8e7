import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'
import { and, eq, gt, sql } from 'drizzle-orm'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { midias, produtos, skus } from '#platform/catalog/tables.ts'
import { loggedIn } from '../support/customer.ts'
import { freshCpf } from './support/fresh-person.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('imports prices from a file, shows them in the shop, and undoes them', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  const { sku, slug, precoPor } = await goods()
  const shop = await context.newPage()

  await page.goto('/admin/importacoes')
  await page.getByLabel('O que está no arquivo').selectOption('precos')
  await expectAccessible(page)
  await page.locator('input[type=file]').setInputFiles({
    name: 'precos.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`SKU;Preço;Obs\n${sku};4321,09;\nNAO-EXISTE;1,00;\n`, 'latin1'),
  })

  await expect(page.getByLabel('O que é a coluna Preço')).toHaveValue('precoPor')
  await expect(page.getByLabel('O que é a coluna Obs')).toHaveValue('')
  await page.getByRole('button', { name: 'Comparar com a loja' }).click()
  await expect(page.getByText('Nada mudou ainda')).toBeVisible()
  const items = page.getByRole('table', { name: 'O que o arquivo diz' })
  await expect(items.getByRole('row', { name: sku })).toContainText('4321,09')
  await expect(items).toContainText('A loja não tem este SKU.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Importar 1' }).click()
  await expect(page.getByText(/^Importada: 1 feito/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Relatório' })).toBeVisible()
  await shop.goto(`/${slug}`)
  await expect(shop.getByRole('main')).toContainText('4.321,09')

  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^Desfeita: 1 voltou/)).toBeVisible()
  expect((await goods()).precoPor).toBe(precoPor)
  await shop.reload()
  await expect(shop.getByRole('main')).not.toContainText('4.321,09')

  await page.goto('/admin/importacoes')
  await page.getByLabel('O que exportar').selectOption('estoque')
  await page.getByRole('button', { name: 'Exportar' }).click()
  // Another test exports, too.
  const exports = page.getByRole('table', { name: 'Exportações' }).getByRole('row', { name: /Estoque/ })
  const ready = exports.getByRole('link').first()
  await expect(ready).toBeVisible()
  const [download] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(download.suggestedFilename()).toMatch(/^estoque-.*\.csv$/)
})

test('imports a Nuvemshop file with box and picture, and calls nobody in the own network', {
  tag: '@long',
}, async ({ page, context }) => {
  const neighbour = await openPrivateServer()
  const id = Date.now()
  await enterPanel(context, 'gerente')
  const shop = await context.newPage()

  await page.goto('/admin/importacoes')
  await page.getByLabel('O que está no arquivo').selectOption('produtos')
  await page.locator('input[type=file]').setInputFiles({
    name: 'nuvemshop.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(nuvemshopFile(id, await storedPicture(), neighbour.url), 'latin1'),
  })
  await expect(page.getByText('Parece um arquivo da Nuvemshop.')).toBeVisible()
  await expect(page.getByLabel('O que é a coluna Peso (kg)')).toHaveValue('kilograms')
  await expect(page.getByLabel('O que é a coluna Custo')).toHaveValue('cost')
  await expect(page.getByLabel('O que é a coluna Frete gratis')).toHaveValue('')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Comparar com a loja' }).click()
  await page.getByRole('button', { name: 'Importar 2' }).click({ timeout: 30_000 })
  await expect(page.getByText(/^Importada: 2 feitos/)).toBeVisible({ timeout: 30_000 })
  const items = page.getByRole('table', { name: 'O que o arquivo diz' })
  await expect(items.getByRole('row', { name: `capa-${id}` })).toContainText('não está na internet aberta')
  expect(neighbour.calls()).toBe(0)
  for (const width of [1366, 768, 390]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
  await expectAccessible(page)

  await shop.goto(`/violao-serra-${id}`)
  await expect(shop.getByRole('heading', { level: 1 })).toHaveText('Violão Serra')
  await expect(shop.getByRole('main')).toContainText('1.199,90')
  await expect(shop.getByRole('main')).not.toContainText('800,00')
  await expect(shop.getByRole('main').getByRole('img', { name: 'Violão Serra' }).first()).toBeVisible()
  expect((await shop.goto(`/capa-${id}`))?.status()).toBe(404)

  // No other test may find the imported products.
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Desfazer' }).click()
  await expect(page.getByText(/^Desfeita: 2 voltaram/)).toBeVisible()
  await neighbour.close()
})

test('a customer is found by CPF and edited, and their pages fit a phone', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  const nome = `Dora ${Date.now()}`
  const id = await inShopDatabase(async (db) => {
    const customer = await loggedIn(db, { nomeRazao: nome, documento: freshCpf(), celular: '+5511987654321' })
    return customer.idCliente
  })

  await page.goto('/admin/clientes')
  await page.getByRole('searchbox').fill(nome)
  // The search moves the page; an earlier click would be lost.
  await expect(page).toHaveURL(/busca=/)
  await page.getByRole('link', { name: nome }).click()
  await expect(page).toHaveURL(new RegExp(`/admin/clientes/${id}$`))
  await page.getByLabel('Telefone', { exact: true }).fill('(11) 3456-7890')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Dados salvos.')).toBeVisible()
  await page.getByLabel('Nova nota').fill('Prefere contato à tarde.')
  await page.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('Prefere contato à tarde.')).toBeVisible()
  await page.getByRole('button', { name: 'Novo endereço' }).click()
  const dialog = page.getByRole('dialog')
  for (const [label, value] of [
    ['Quem recebe', nome],
    ['CEP', '01001-000'],
    ['Rua', 'Praça da Sé'],
    ['Número', '1'],
  ])
    await dialog.getByRole('textbox', { name: label ?? '', exact: true }).fill(value ?? '')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByText('Praça da Sé, 1')).toBeVisible()
  await expectAccessible(page)

  for (const path of [`/admin/clientes/${id}`, '/admin/clientes/grupos', '/admin/importacoes']) {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  }
})

/** As Nuvemshop exports it, with a column for pictures that the merchant has added. */
function nuvemshopFile(id: number, stored: string, neighbour: string): string {
  return [
    'Identificador URL;Nome;Categorias;Nome da variação 1;Valor da variação 1;Preço;Preço promocional;Peso (kg);Altura (cm);Largura (cm);Comprimento (cm);Estoque;SKU;Exibir na loja;Frete gratis;Descrição;Marca;Custo;Fotos',
    `violao-serra-${id};Violão Serra;Instrumentos da serra;;;1299,90;1199,90;2,50;14;45;110;3;VS-${id};SIM;NÃO;<p>Tampo de cedro.</p>;Oficina da serra;800,00;${stored}`,
    `capa-${id};Capa;Instrumentos da serra;;;89,90;;0,40;4;40;100;9;CP-${id};SIM;NÃO;;Oficina da serra;30,00;${neighbour}/foto.jpg`,
    '',
  ].join('\r\n')
}

/** The address, on this machine, of one of the shop's pictures. */
async function storedPicture(): Promise<string> {
  const hash = await inShopDatabase(async (db) => {
    const [row] = await db.select({ hash: midias.hash }).from(midias).orderBy(midias.idProduto).limit(1)
    return row?.hash ?? ''
  })
  return `${process.env['E2E_URL']}${pictureUrl(hash)}`
}

/** Another server of the shop's own network. */
async function openPrivateServer() {
  let calls = 0
  const server = createServer((_request, response) => {
    calls++
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls: () => calls,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** The first SKU in stock that is the only one of its product. */
function goods() {
  return inShopDatabase(async (db) => {
    const [row] = await db
      .select({ sku: skus.sku, slug: produtos.slug, precoPor: skus.precoPor })
      .from(skus)
      .innerJoin(produtos, eq(produtos.id, skus.idProduto))
      .where(
        and(
          eq(produtos.situacao, 'disponivel'),
          gt(skus.estoque, 0),
          sql`(select count(*) from skus k where k.id_produto = ${produtos.id}) = 1`,
        ),
      )
      .orderBy(produtos.id, skus.posicao)
      .limit(1)
    if (!row) throw new Error('The shop has no goods in stock.')

    return row
  })
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}
