import { expect, test } from '@playwright/test'
import { freshCpf, freshEmail } from './support/fresh-person.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('a seller registers a customer, sells with a discount, and the customer pays by the link', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  await enterPanel(context, 'atendimento')
  await page.goto('/admin/vendas')
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nome completo').fill('Joana Moura')
  await form.getByLabel('CPF').fill(freshCpf())
  await form.getByLabel('E-mail').fill(freshEmail())
  await form.getByLabel('Celular').fill('(11) 98765-4321')
  await form.getByRole('button', { name: 'Começar a venda' }).click()
  await expect(page.getByRole('heading', { name: 'Venda para Joana Moura' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Acrescentar por nome' }).fill('breu')
  await page.getByRole('option').filter({ hasText: 'em estoque' }).first().click()
  await expect(page.getByRole('table', { name: 'Produtos da venda' }).getByRole('row')).toHaveCount(1)
  await page.getByLabel('Desconto do vendedor').fill('1,00')
  await page.getByLabel('Desconto do vendedor').press('Enter')
  await expect(page.getByText('-R$ 1,00').or(page.getByText('−R$ 1,00'))).toBeVisible()
  await page.getByRole('button', { name: 'O cliente retira na loja' }).click()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Fechar e gerar o link' }).click()
  const link = page.getByLabel('Link de pagamento')
  await expect(link).toBeVisible()

  const customer = await (await browser.newContext()).newPage()
  await customer.goto(await link.inputValue())
  await expect(customer.getByText('Desconto do vendedor').first()).toBeVisible()
  await expect(customer.getByRole('heading', { level: 1 })).toContainText('Pedido')
})

test('a sale continues in the shop, where the bar names seller and customer', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'gerente')
  await page.goto('/admin/vendas')
  await page.getByRole('button', { name: 'Cadastrar cliente' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel('Nome completo').fill('Rita Sá')
  await form.getByLabel('CPF').fill(freshCpf())
  await form.getByLabel('E-mail').fill(freshEmail())
  await form.getByLabel('Celular').fill('(11) 98765-4321')
  await form.getByRole('button', { name: 'Começar a venda' }).click()
  await page.getByRole('button', { name: 'Continuar na loja' }).click()
  await page.getByRole('button', { name: /Começar/ }).click()

  await expect(page.getByText('você vende em nome de Rita Sá')).toBeVisible()
  await page.goto('/marcas')

  const bar = page.getByRole('complementary', { name: 'Venda interna' })
  await expect(bar).toHaveText('Venda interna: Pessoa de gerente em nome de Rita Sá')
})
