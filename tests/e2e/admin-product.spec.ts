import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('a product with six variants and pictures is created by keyboard, and is on sale at once', {
  tag: '@long',
}, async ({ page, context }) => {
  // It has many steps: on a busy machine, they take longer than a test usually may.
  const nome = `Ukulele Serra ${Date.now()}`
  await enterPanel(context, 'catalogo')
  await page.goto('/admin/produtos')
  await expect(page.getByRole('table', { name: 'Produtos' })).toBeVisible()
  await clean(page)
  await page.getByRole('link', { name: 'Novo produto' }).click()

  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill(nome)
  await page.getByRole('combobox', { name: 'Marca', exact: true }).fill('Oficina da Serra')
  await page.getByRole('combobox', { name: 'Categoria', exact: true }).fill('ukulele')
  await page.getByRole('option').first().click()
  await page.getByRole('textbox', { name: 'Descrição', exact: true }).fill('Som claro, braço macio.')

  await test.step('pictures', async () => {
    await page
      .getByLabel('Enviar: Imagens do produto')
      .setInputFiles([await picture('preto.png', '#222222'), await picture('natural.png', '#c08a4a')])
    await expect(page.getByRole('button', { name: /^Recortar: / })).toHaveCount(2)
    await page.getByRole('textbox', { name: /mostra: .*1 de 2/ }).fill('Ukulele preto, de frente')
    await page.getByRole('button', { name: /^Mover: .*2 de 2/ }).focus()
    await page.keyboard.press('Space')
    await expect(page.getByText(/^Imagem .*posição 2 de 2\.$/)).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('Imagem sobre a posição 1 de 2.')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(page.getByRole('textbox', { name: /mostra: .*2 de 2/ })).toHaveValue(
      'Ukulele preto, de frente',
    )
  })

  await test.step('variants', async () => {
    await page.getByLabel('SKU: Produto').fill(`UK${Date.now()}`)
    await page.getByLabel('Preço: Produto').fill('499,90')
    await page.getByLabel('Custo: Produto').fill('250')
    await page.getByLabel('Estoque inicial: Produto').fill('3')
    await page.getByRole('button', { name: /^Tem variações/ }).press('Enter')
    await page.keyboard.type('Cor')
    await page.keyboard.press('Tab')
    for (const value of ['Preto', 'Natural']) await typeTag(page, value)
    await page.getByRole('button', { name: 'Outro atributo' }).press('Enter')
    await page.keyboard.type('Tamanho')
    await page.keyboard.press('Tab')
    for (const value of ['Soprano', 'Concerto', 'Tenor']) await typeTag(page, value)
    await page.getByRole('button', { name: 'Gerar 6 variações' }).press('Enter')
    await page.getByRole('button', { name: 'Repetir a primeira linha' }).press('Enter')
    const price = page.getByLabel('Preço: Preto, Concerto')
    await expect(price).toHaveValue('499,90')
    await price.press('Enter')
    await expect(page.getByLabel('Preço: Preto, Tenor')).toBeFocused()
    await page.keyboard.type('599,90')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('cell', { name: '50%' })).toHaveCount(5)
  })

  await test.step('boxes, without which nothing is sold', async () => {
    await page.getByText('Códigos e embalagem', { exact: true }).click()
    for (const [side, value] of [
      ['Peso em gramas', '900'],
      ['Altura em milímetros', '120'],
      ['Largura em milímetros', '250'],
      ['Comprimento em milímetros', '650'],
    ])
      await page.getByLabel(`${side}: Preto, Soprano`).fill(value ?? '')
    await page.getByRole('button', { name: 'Repetir a primeira linha' }).press('Enter')
    await expect(page.getByLabel('Peso em gramas: Natural, Tenor')).toHaveValue('900')
    await page.getByText('Preços e estoque', { exact: true }).click()
  })

  await page.getByText('À venda', { exact: true }).click()
  await clean(page)
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Produto salvo.')).toBeVisible()

  const shop = await context.newPage()
  const address = await page.getByRole('link', { name: 'Ver na loja' }).getAttribute('href')
  await shop.goto(address ?? '')
  await expect(shop.getByRole('heading', { level: 1 })).toContainText(nome)
  await expect(shop.getByRole('img', { name: 'Ukulele preto, de frente' }).first()).toBeVisible()
  for (const value of ['Preto', 'Natural', 'Soprano', 'Concerto', 'Tenor'])
    await expect(shop.getByText(value, { exact: true }).first()).toBeAttached()

  await test.step('a new price appears on the cached page', async () => {
    await page.getByLabel('Preço: Preto, Soprano').fill('444,44')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeHidden()
    await expect(async () => {
      await shop.reload()
      await expect(shop.getByText('R$ 444,44').first()).toBeVisible({ timeout: 1000 })
    }).toPass()
  })

  await test.step('shows the other person’s changes before anything is overwritten', async () => {
    const other = await context.newPage()
    await other.goto(page.url())
    await other.getByLabel('Garantia').fill('24 meses')
    await other.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(other.getByText('Produto salvo.')).toBeVisible()
    await page.getByLabel('Garantia').fill('12 meses')
    await page.keyboard.press('Control+s')
    const dialog = page.getByRole('dialog', { name: 'Outra pessoa salvou esta página' })
    await expect(dialog.getByRole('row', { name: 'Garantia 24 meses 12 meses' })).toBeVisible()
    await dialog.getByRole('button', { name: 'Salvar o meu' }).click()
    await expect(dialog).toBeHidden()
  })

  await test.step('a link previews a copy before it is on sale', async () => {
    await page.getByRole('button', { name: 'Duplicar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${nome} (cópia)`)
    const opened = context.waitForEvent('page')
    await page.getByRole('button', { name: 'Prévia' }).click()
    const preview = await opened
    await expect(preview.getByRole('note')).toContainText('Prévia')
    await expect(preview.getByRole('heading', { level: 1 })).toContainText('(cópia)')
    expect((await shop.goto(`${address}-copia`))?.status()).toBe(404)
  })
})

async function typeTag(page: Page, value: string) {
  await page.keyboard.type(value)
  await page.keyboard.press('Enter')
}

async function clean(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}

test('a violin with the scale of a guitar is refused while it is written, and inches become millimetres', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'catalogo')
  await page.goto('/admin/produtos/fichas?categoria=violinos/estudo')
  await expect(page.getByRole('combobox', { name: 'Instrumento', exact: true })).toHaveValue('Violino')
  await expect(page.getByRole('combobox', { name: 'Tipo: Comprimento da escala' })).toHaveValue('Número')
  // What the template switches on in the shop follows what is written.
  const tools = page.getByRole('region', { name: 'O que isto liga na loja' })
  await expect(tools.getByRole('link', { name: 'Tamanho certo' })).toHaveAttribute(
    'href',
    '/ferramentas/tamanho',
  )
  await expect(
    tools.getByRole('listitem').filter({ hasText: 'Tamanho certo' }).getByLabel('Ligada'),
  ).toBeVisible()
  await page.getByRole('combobox', { name: 'O que diz do instrumento: Tamanho', exact: true }).click()
  await expect(page.getByRole('option', { name: /Furo da tarraxa.*se a tarraxa entra/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await clean(page)

  await page.goto('/admin/produtos/novo')
  await page.getByRole('combobox', { name: 'Categoria', exact: true }).fill('violinos de estudo')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: 'Comprimento da escala, pedida pela categoria' }).fill('25,5"')
  await page.getByRole('combobox', { name: 'Tamanho, pedida pela categoria' }).fill('adulto')
  await page.getByRole('combobox', { name: 'Tamanho, pedida pela categoria' }).blur()
  const scale = page.getByRole('combobox', { name: 'Valor: Comprimento da escala' })
  await expect(scale).toHaveValue('647,7 mm')
  await expect(
    page.getByText('A escala do violino 4/4 tem entre 320 e 333 mm, e não 647,7 mm.'),
  ).toBeVisible()
  await clean(page)

  await scale.fill('32,8 cm')
  await scale.blur()
  await expect(scale).toHaveValue('328 mm')
  await expect(page.getByText(/A escala do violino/)).toHaveCount(0)
})

test('a renamed field says in how many products before it is saved, and they take the name along', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'catalogo')
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/admin/produtos/fichas?categoria=cordas/instrumentos/violinos')
  const names = page.getByRole('textbox', { name: /^Nome do campo/ })
  await expect(names.first()).toBeVisible()
  const before = await names.evaluateAll((all) =>
    all.map((one) => (one instanceof HTMLInputElement ? one.value : '')),
  )
  const name = names.nth(before.indexOf('Núcleo'))
  const dialog = page.getByRole('dialog', { name: 'Mudar também os produtos preenchidos?' })
  const rename = async (from: string, to: string) => {
    await name.fill(to)
    const sentence = new RegExp(`“${from}” passa a se chamar “${to}”. Preenchida em [1-9]\\d* produtos.`)
    await expect(page.getByRole('status').getByText(sentence)).toBeVisible()
    await page.getByRole('button', { name: 'Salvar' }).click()
    await expect(dialog).toContainText(sentence)
    await clean(page)
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByText('Ficha salva.').first()).toBeVisible()
    await expect(page.getByRole('status').getByText(sentence)).toHaveCount(0)
  }
  const filled = async (field: string) => {
    const answer = await page.request.get(
      '/v2/admin/specification-templates/use?categoria=cordas/instrumentos/violinos',
    )
    const { campos }: { campos: { label: string; produtos: number }[] } = await answer.json()
    return campos.find(({ label }) => label === field)?.produtos
  }

  await rename('Núcleo', 'Alma')
  await expect.poll(() => filled('Alma'), { timeout: 60_000 }).toBeGreaterThan(0)
  await rename('Alma', 'Núcleo')
  await expect.poll(() => filled('Núcleo'), { timeout: 60_000 }).toBeGreaterThan(0)
})

async function picture(name: string, background: string) {
  const buffer = await sharp({ create: { width: 800, height: 800, channels: 3, background } })
    .png()
    .toBuffer()

  return { name, mimeType: 'image/png', buffer }
}
