import { expect, test } from '@playwright/test'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('the panel says of a rule how many products it finds, and that it finds none', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/conteudo/guias')
  await page.getByRole('link', { name: /primeiro violino/ }).click()
  await expect(page.getByText(/em estoque. Agora:/).first()).toBeVisible()
  expect(await violationsOn(page)).toEqual([])

  await page.getByRole('textbox', { name: 'Listagem' }).first().fill('/violinos/estudo?preco=999998-999999')
  await expect(page.getByText('Nenhum produto em estoque').first()).toBeVisible()
})

test('the preview of an unsaved guide lies above the bar that saves it', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await enterPanel(context, 'gerente')
  await page.goto('/admin/conteudo/guias/novo')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Breu')
  const save = page.getByRole('button', { name: 'Salvar' })
  await expect(save).toBeVisible()
  await page.getByRole('button', { name: 'Ver como fica' }).click()
  await expect(page.getByRole('dialog', { name: 'Como o guia fica' })).toBeVisible()
  const isOnTop = await save.evaluate((button) => {
    const { left, top } = button.getBoundingClientRect()
    return button.contains(document.elementFromPoint(left + 5, top + 5))
  })
  expect(isOnTop).toBe(false)
})

test('what a tool of a guide would not read is refused at its field, and an address is pasted whole', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/conteudo/guias')
  await page.getByRole('link', { name: /primeiro violino/ }).click()
  await page.getByRole('button', { name: 'Novo bloco' }).click()
  await page.getByRole('menuitem', { name: 'Ferramenta' }).click()
  const begin = page.getByRole('textbox', { name: 'Começa com' }).last()
  await begin.fill('instrumento=viloino')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(begin).toHaveAccessibleDescription(/“viloino” não é um instrumento desta ferramenta/)
  await begin.fill('https://loja.test/ferramentas/tensao?instrumento=violino')
  await expect(begin).toHaveValue('instrumento=violino')
  await expect(page.getByRole('combobox', { name: 'Ferramenta' }).last()).toHaveValue('/ferramentas/tensao')
})

test('guides are linked from categories, products, tools, the home page and the search', {
  tag: '@long',
}, async ({ page }) => {
  const guide = (name: RegExp) => page.getByRole('main').getByRole('link', { name })

  await page.goto('/acessorios/arco/breu')
  await page.getByText('Mais ferramentas e guias').click()
  await expect(guide(/^Guia: Breu/)).toBeVisible()
  await page.goto('/violino-eagle-ve441-4-4-com-estojo-e-arco')
  await expect(page.locator('#guias').getByRole('link', { name: /primeiro violino/ })).toBeVisible()
  await page.goto('/ferramentas/canhotos')
  await expect(guide(/^Canhotos: comprar/)).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.goto('/busca?q=umidade')
  await expect(guide(/^Umidade e madeira/)).toBeVisible()
  await page.goto('/')
  await page.mouse.wheel(0, 4_000)
  await guide(/primeiro violino/)
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('primeiro violino')
})

test('on a phone the title of a table is one line above its blocks', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/guias/primeiro-violino')
  const title = await page.getByText('O que muda entre as faixas de violino').boundingBox()

  expect(title!.width).toBeGreaterThan(300)
  expect(title!.height).toBeLessThan(50)
})
