import { expect, type Page, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { formatShortDate } from '#domain/time/format-date.ts'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { categorias, midias } from '#platform/catalog/tables.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

type Sample = { slug: string; ean: string }

test('grid prices, categories by keyboard and a count by barcode change the shop', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { slug, ean } = await newProduct()
  await enterPanel(context, 'catalogo')

  await test.step('types, fills down, undoes and saves cells', async () => {
    await page.goto(`/admin/planilha?busca=${slug}`)
    const grid = page.getByRole('grid', { name: 'Produtos' })
    await grid.focus()
    for (const key of ['ArrowRight', 'ArrowRight']) await grid.press(key)
    await page.keyboard.type('123,45')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Shift+ArrowDown')
    await page.keyboard.press('Control+d')
    await expect(grid.getByRole('gridcell', { name: '123,45' })).toHaveCount(2)
    await page.keyboard.type('+10%')
    await page.keyboard.press('Enter')
    await expect(grid.getByRole('gridcell', { name: '135,80' })).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(grid.getByRole('gridcell', { name: '123,45' })).toHaveCount(1)
    await page.keyboard.press('Control+y')
    await page.keyboard.press('Control+Shift+z')
    await expect(grid.getByRole('gridcell', { name: '135,80' })).toHaveCount(2)
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(grid.getByRole('gridcell', { name: '123,45' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Salvo. A loja já mostra as mudanças.')).toBeVisible()
    await page.goto(`/${slug}`)
    await expect(page.getByRole('main')).toContainText('123,45')
  })

  await test.step('hidden columns stay hidden, and the fixed one leaves room on a telephone', async () => {
    await page.goto(`/admin/planilha?busca=${slug}`)
    const grid = page.getByRole('grid', { name: 'Produtos' })
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('checkbox', { name: 'Situação' }).uncheck()
    await page.keyboard.press('Escape')
    await page.reload()
    await expect(grid.getByRole('columnheader', { name: 'Preço por' })).toBeVisible()
    await expect(grid.getByRole('columnheader', { name: 'Situação' })).toHaveCount(0)
    await grid.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('234,56')
    await page.keyboard.press('Enter')
    await expect(grid.getByRole('gridcell', { name: '234,56' })).toHaveCount(1)
    await page.getByRole('button', { name: 'Descartar' }).click()

    const size = page.viewportSize() ?? { width: 1366, height: 768 }
    await page.setViewportSize({ width: 390, height: 780 })
    // The panel's frame takes a moment to fit another width.
    await expect
      .poll(async () => {
        const [whole, fixed] = await Promise.all([
          grid.boundingBox(),
          grid.getByRole('columnheader', { name: 'SKU' }).boundingBox(),
        ])
        return (fixed?.width ?? Number.POSITIVE_INFINITY) / (whole?.width ?? 1)
      })
      .toBeLessThan(1 / 3)
    await page.setViewportSize(size)
  })

  await test.step('moves a category below another by keyboard, and redirects its old address', async () => {
    const name = `Prova ${slug}`
    await page.goto('/admin/categorias/nova')
    await page.getByRole('textbox', { name: 'Nome' }).fill(name)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    const path = new URL(page.url()).pathname
    await page.getByRole('link', { name: 'Categorias' }).first().click()
    const entry = page.getByRole('treeitem', { name, exact: true })
    await entry.focus()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(entry).toHaveAttribute('aria-level', '2')
    await expect(entry).toContainText(`/prova-${slug}`)
    await expect
      .poll(async () => (await page.request.get(`/prova-${slug}`, { maxRedirects: 0 })).headers()['location'])
      .toMatch(new RegExp(`^/.+/prova-${slug}$`))

    await page.goto(path)
    await page.getByRole('button', { name: 'Excluir' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click()
    await expect(page.getByText(`${name}: excluído.`)).toBeVisible()
  })

  await test.step('counts scanned goods, and applies the difference to the stock', async () => {
    await page.goto('/admin/estoque/contagens')
    await page.getByRole('textbox', { name: 'O que vai ser contado?' }).fill(`Prateleira ${slug}`)
    await page.getByRole('button', { name: 'Começar contagem' }).click()
    const scanner = page.getByRole('textbox', { name: 'Código de barras ou SKU' })
    await expect(scanner).toBeFocused()
    for (const code of [ean, ean, '0000000000000', ean]) {
      await page.keyboard.type(code)
      await page.keyboard.press('Enter')
    }
    await expect(page.getByText('3 contados, 10 esperados')).toBeVisible()
    await expect(page.getByRole('alert')).toContainText('Nenhum produto da loja tem este código.')
    expect(await violationsOn(page)).toEqual([])
    await page.getByRole('button', { name: 'Aplicar ao estoque' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByText('Contagem aplicada ao estoque.')).toBeVisible()
    await page.goto(`/admin/estoque?busca=${ean}`)
    await expect(page.getByRole('row', { name: slug })).toContainText('3')
    await page.getByRole('link', { name: slug }).click()
    await expect(page.getByRole('row', { name: /Contagem/ })).toContainText('−7')
    const day = page.getByRole('textbox', { name: 'Previsão de reposição' })
    await day.fill(formatShortDate(new Date(Date.now() + 30 * DAY_MS)))
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText(/^Previsão de .* salva\.$/)).toBeVisible()
    await expect(day).toBeFocused()
    await stockInShop(page, slug)
  })
})

test('an edit of the grid changes all rows of its block, also those that were not in view', async ({
  page,
  context,
}) => {
  await enterPanel(context, 'catalogo')
  const arrived: string[] = []
  page.on('requestfinished', (request) => {
    if (request.method() === 'GET' && request.url().includes('/v2/admin/grid')) arrived.push(request.url())
  })
  await page.goto('/admin/planilha')
  const grid = page.getByRole('grid', { name: 'Produtos' })
  const rows = Number(await grid.getAttribute('aria-rowcount')) - 1
  expect(rows).toBeGreaterThan(400)
  await grid.focus()
  for (const key of ['ArrowRight', 'ArrowRight']) await grid.press(key)
  await page.keyboard.type('98765,43')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Control+Shift+ArrowDown')
  await page.keyboard.press('Control+d')
  await expect(page.getByText('Estas linhas ainda estão chegando.')).toBeVisible()
  await expect.poll(() => new Set(arrived).size).toBe(Math.ceil(rows / 200))

  await page.keyboard.press('Control+d')
  const filled = grid.getByRole('gridcell', { name: '98.765,43' })
  await expect(filled.last()).toBeVisible()
  await page.keyboard.press('Control+Home')
  for (let n = 0; n < rows; n += 100) await page.keyboard.press('PageDown')
  await expect(filled.last()).toBeVisible()
  await page.getByRole('button', { name: 'Descartar' }).click()
})

test('a count reads barcodes with the camera, which no other page may use', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const { slug, ean } = await newProduct()
  await enterPanel(context, 'expedicao')
  // Replaces what a test machine lacks: a camera, and the browser's barcode detector.
  await page.addInitScript((code) => {
    navigator.mediaDevices.getUserMedia = async () => new MediaStream()
    HTMLMediaElement.prototype.play = async () => undefined
    Object.assign(window, {
      BarcodeDetector: class {
        static async getSupportedFormats(): Promise<string[]> {
          return ['ean_13']
        }
        async detect(): Promise<{ rawValue: string }[]> {
          return [{ rawValue: code }]
        }
      },
    })
  }, ean)
  await page.goto('/admin/estoque/contagens')
  await page.getByRole('textbox', { name: 'O que vai ser contado?' }).fill(`Câmera ${slug}`)
  await page.getByRole('button', { name: 'Começar contagem' }).click()
  // The list's document may not use the camera, so the count is loaded as a new one.
  await page.getByRole('button', { name: 'Ler com a câmera' }).click()
  await expect(page.getByRole('button', { name: 'Fechar a câmera' })).toBeVisible()
  await expect(page.getByText('1 contado, 10 esperados')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  const policy = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']

  expect(await policy(new URL(page.url()).pathname)).toContain('camera=(self)')
  expect(await policy('/admin/estoque/contagens')).toContain('camera=()')
  expect(await policy('/')).toContain('camera=()')
})

/** Cards and pages show the last three units. */
async function stockInShop(page: Page, slug: string) {
  await page.goto(`/${slug}`)
  await expect(page.getByRole('main')).toContainText(/últimas|3 unidades/i)
}

/** A product of the test's own, on sale, with two SKUs of ten each; the first has a barcode of its own. */
async function newProduct(): Promise<Sample> {
  const digits = String(Date.now()).slice(-12).padStart(12, '7')
  const slug = `corda-${digits}`
  const ean = digits + checkDigit(digits)
  await inShopDatabase(async (db) => {
    const [picture] = await db.select({ hash: midias.hash }).from(midias).limit(1)
    const [category] = await db
      .select({ caminho: categorias.caminho })
      .from(categorias)
      .where(eq(categorias.nivel, 2))
      .limit(1)
    await saveProduct(
      { db },
      sampleProduct(slug, {
        categoria: category!.caminho,
        midias: [{ arquivo: picture!.hash, alt: 'Corda' }],
        skus: [
          sampleSku(`${slug}-fina`, { ean, estoque: 10 }, { Calibre: 'Fina' }),
          sampleSku(`${slug}-grossa`, { estoque: 10 }, { Calibre: 'Grossa' }),
        ],
      }),
    )
  })

  return { slug, ean }
}

/** GTIN-13: digits weigh 1 and 3 in turn. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit, i) => total + Number(digit) * (i % 2 === 0 ? 1 : 3), 0)

  return String((10 - (sum % 10)) % 10)
}
