import { expect, test } from '@playwright/test'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

// A merchant's browser may have any language: the panel speaks Portuguese.
test.use({ locale: 'en-US' })

test('days are typed and read as dd/mm/aaaa, and an invalid one is reported at its field', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/auditoria')
  const from = page.getByLabel('De', { exact: true })
  await from.pressSequentially('21112026')
  await expect(from).toHaveValue('21/11/2026')
  await expect(page).toHaveURL(/de=2026-11-21/)
  await page.reload()
  await expect(from).toHaveValue('21/11/2026')

  await from.fill('31/02/2026')
  await page.getByLabel('Até').focus()
  await expect(page.getByText('Digite dia, mês e ano, como 21/11/2026.')).toBeVisible()
  await expect(page).not.toHaveURL(/de=/)
  expect(await violationsOn(page)).toEqual([])
})

test('times are typed and read as dd/mm/aaaa hh:mm', { tag: '@long' }, async ({ page, context }) => {
  await enterPanel(context, 'catalogo')
  await page.goto('/admin/promocoes/nova')
  const begin = page.getByLabel('Começa em')
  await begin.pressSequentially('010320310905')
  await expect(begin).toHaveValue('01/03/2031 09:05')
  await page.getByLabel('Termina em').pressSequentially('01032031')
  await begin.focus()
  await expect(page.getByText('Digite dia, mês, ano e hora, como 21/11/2026 09:30.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
})

test('a missing value is reported at its field, in Portuguese', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/equipe')
  await page.getByRole('button', { name: 'Convidar' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('E-mail').fill('dona')
  await dialog.getByRole('button', { name: /Convidar|Mandar/ }).click()
  const name = dialog.getByLabel('Nome')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(/Preencha este campo\./)
  await expect(dialog.getByLabel('E-mail')).toHaveAccessibleDescription(
    /Digite um e-mail como nome@exemplo\.com\.br\./,
  )
  expect(await violationsOn(page)).toEqual([])
  await name.fill('Rita')
  await expect(dialog.getByText('Preencha este campo.')).toBeHidden()
})

test('a number that is cleared stays what it was, until another is typed', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/configuracoes/pagamentos')
  const discount = page.getByLabel('Desconto no Pix')
  const before = await discount.inputValue()
  expect(before).toMatch(/^\d+%$/)

  await discount.fill('')
  await expect(discount).toHaveValue('')
  await discount.blur()
  await expect(discount).toHaveValue(before)

  await discount.fill('')
  await discount.pressSequentially('15')
  await expect(discount).toHaveValue('15%')
  await discount.fill('150')
  await discount.blur()
  await expect(discount).toHaveValue('99%')

  const interest = page.getByLabel('Juros ao mês')
  await interest.fill('')
  await interest.pressSequentially('1,05')
  await interest.blur()
  await expect(interest).toHaveValue('1,05%')
})
