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
