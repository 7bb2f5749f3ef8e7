import { expect, type Page, test } from '@playwright/test'
import { answerConsent } from './support/answer-consent.ts'
import { placedOrder } from './support/placed-order.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

async function expectAccessible(page: Page) {
  expect(await violationsOn(page)).toEqual([])
}

test('an order is received, picked, sent, delivered and refunded, and its buyer sees each step', async ({
  page,
  context,
  browser,
}) => {
  const { url, numero } = await placedOrder()
  const buyer = await (await browser.newContext()).newPage()
  await answerConsent(buyer)
  const orderStatus = buyer.getByRole('main').getByRole('status').first()
  await buyer.goto(url)
  await payByPix(buyer)
  await expect(orderStatus).toContainText('Pagamento aprovado', { timeout: 30_000 })

  await enterPanel(context, 'gerente')
  await page.goto('/admin/pedidos?situacao=pagamentoAprovado')
  await page.getByRole('searchbox').fill(String(numero))
  const row = page.getByRole('row', { name: new RegExp(`${numero}`) })
  await expect(row).toContainText('Pagamento aprovado')
  await expect(page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')).toHaveCount(1)
  await page.getByRole('checkbox', { name: `Escolher ${numero}` }).check()
  await expect(page.getByRole('link', { name: 'Etiquetas' })).toHaveAttribute('href', /etiquetas/)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Começar a separar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Começar' }).click()
  await expect(page.getByText('1 pedido em separação.')).toBeVisible()
  await page.goto(`/admin/pedidos?busca=${numero}`)
  await page.getByRole('checkbox', { name: `Escolher ${numero}` }).check()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await expect(page.getByRole('menuitem', { name: 'Exportar CSV' })).toHaveAttribute(
    'href',
    /exports\/orders/,
  )
  await page.getByRole('menuitem', { name: 'Marcar como entregue' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Marcar' }).click()
  await expect(page.getByText(`${numero}: Este pedido não permite mais esta mudança.`)).toBeVisible()

  await page.goto(`/admin/pedidos?busca=${numero}`)
  await expect(row).toContainText('Em separação')
  // Down to the first row, and open it.
  await page.keyboard.press('j')
  await page.keyboard.press('o')
  await expect(page.getByRole('heading', { name: `Pedido ${numero}`, exact: true })).toBeVisible()
  await buyer.reload()
  await expect(orderStatus).toContainText('Em separação')

  await page.getByRole('button', { name: 'Enviar', exact: true }).click()
  await page.getByLabel('Código de rastreio').fill('AB123456785BR')
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByRole('link', { name: 'AB123456785BR' })).toHaveAttribute('href', /correios/)
  await buyer.reload()
  await expect(orderStatus).toContainText('Enviado')
  await expect(buyer.getByText('AB123456785BR')).toBeVisible()

  await page.getByRole('button', { name: 'Marcar como entregue' }).click()
  await expect(page.getByText('Pedido entregue.')).toBeVisible()
  await buyer.reload()
  await expect(orderStatus).toContainText('Entregue')

  await page.getByRole('button', { name: 'Estornar', exact: true }).click()
  await page.getByLabel('Valor a devolver').fill('12,34')
  await page.getByLabel('Motivo (opcional)').fill('Avaria na embalagem')
  // The amount is accepted when the field loses focus.
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Estornar/ })
    .click()
  await expect(page.getByText('Estorno de R$ 12,34 pedido ao provedor.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText(
    'R$ 12,34: Avaria na embalagem',
  )
  await expect(page.getByRole('region', { name: 'Pagamento' })).toContainText('Estornado em parte')
  await expectAccessible(page)
  await expect(async () => {
    await buyer.reload()
    await expect(buyer.getByRole('main')).toContainText('R$ 12,34', { timeout: 2_000 })
  }).toPass({ timeout: 20_000 })
})

test('an order is changed before its payment, and its buyer pays the new total', { tag: '@long' }, async ({
  page,
  context,
  browser,
}) => {
  const { id, url, numero } = await placedOrder()
  await enterPanel(context, 'atendimento')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/admin/pedidos/${id}/editar`)
  await page.getByLabel(/^Quantidade de/).fill('2')
  await page.getByRole('textbox', { name: 'Acrescentar por nome' }).fill('encordoamento')
  await page.getByRole('option', { disabled: false }).first().click()
  await expect(page.getByRole('table', { name: 'Antes e depois' })).toContainText('1 × ')
  const sum = page.getByRole('region', { name: 'Novo valor' })
  const before = await sum.getByText(/^Antes: /).textContent()
  await expect(sum.getByText('Total', { exact: true }).locator('..')).not.toContainText(
    (before ?? '').replace('Antes: ', ''),
  )
  const total = (await sum.getByText('Total', { exact: true }).locator('..').textContent())?.replace(
    'Total',
    '',
  )
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('heading', { name: `Pedido ${numero}`, exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Linha do tempo' })).toContainText('Pedido alterado')
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Link de pagamento' }).click()
  await expect(
    page.getByLabel('Link de pagamento', { exact: true }).and(page.getByRole('textbox')),
  ).toHaveValue(new URL(url, page.url()).href)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Mandar por e-mail' }).click()
  await expect(page.getByText('O e-mail sai em instantes.')).toBeVisible()
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

  const buyer = await (await browser.newContext()).newPage()
  await answerConsent(buyer)
  await buyer.goto(url)
  await expect(buyer.getByRole('main')).toContainText(total ?? 'R$')
  await payByPix(buyer)
  await expect(buyer.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado', {
    timeout: 30_000,
  })
})

/** At the simulated bank, on a separate page. */
async function payByPix(buyer: Page) {
  const [bank] = await Promise.all([
    buyer.context().waitForEvent('page'),
    buyer.getByRole('link', { name: 'pague na página do provedor simulado' }).click(),
  ])
  await bank.getByRole('button', { name: 'Pagar agora' }).click()
  await expect(bank.getByRole('status')).toHaveText('paga')
  await bank.close()
}

test('tags orders one by one and together, filters by a tag, and finds a guest buyer with Ctrl K', {
  tag: '@long',
}, async ({ page, context }) => {
  const [first, second] = [await placedOrder(), await placedOrder()]
  const tag = `Presente ${first.numero}`
  await enterPanel(context, 'atendimento')
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto(`/admin/pedidos/${first.id}`)
  const field = page.getByRole('region', { name: 'Marcadores' }).getByRole('combobox')
  await field.fill(tag)
  await field.press('Enter')
  // Leaving the field closes its suggestions.
  await field.blur()
  await expect(page.getByRole('region', { name: 'Marcadores' })).toContainText(tag)
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  const buyer = page.getByRole('region', { name: 'Comprador' })
  const email = /\S+@\S+/.exec((await buyer.getByText('@').first().textContent()) ?? '')?.[0] ?? ''

  await page.setViewportSize({ width: 1366, height: 768 })
  await enterPanel(context, 'gerente')
  await page.goto(`/admin/pedidos?busca=${second.numero}`)
  await page.getByRole('checkbox', { name: `Escolher ${second.numero}` }).check()
  await page.getByRole('button', { name: 'Mais ações' }).click()
  await page.getByRole('menuitem', { name: 'Marcadores' }).click()
  const dialog = page.getByRole('dialog', { name: 'Marcadores de 1 pedido' })
  await expectAccessible(page)
  await dialog.getByRole('combobox', { name: 'Pôr' }).fill(tag)
  await dialog.getByRole('combobox', { name: 'Pôr' }).press('Enter')
  await dialog.getByRole('combobox', { name: 'Pôr' }).blur()
  await dialog.getByRole('button', { name: 'Salvar marcadores' }).click()
  await expect(page.getByText('1 pedido marcado.')).toBeVisible()

  await page.goto(`/admin/pedidos?marcador=${encodeURIComponent(tag)}`)
  const rows = page.getByRole('table', { name: 'Pedidos' }).locator('tbody tr')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(tag)
  await expect(page.getByRole('combobox', { name: 'Marcador' })).toHaveValue(tag)
  await expectAccessible(page)

  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Buscar em tudo' }).fill(email)
  await page.getByRole('button', { name: email }).last().click()
  await expect(page).toHaveURL(`/admin/pedidos?${new URLSearchParams({ busca: email })}`)
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText(String(first.numero))
})
