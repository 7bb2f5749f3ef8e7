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
