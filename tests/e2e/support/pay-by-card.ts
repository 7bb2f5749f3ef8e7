import type { Page } from '@playwright/test'

type Card = {
  numero: string
  /** The instalments, such as `/^10x/`; without them, one payment. */
  plan?: RegExp
  /** The button's label. */
  button?: string
}

/** Enters a card into the form, and pays with it. */
export async function payByCard(page: Page, { numero, plan, button = 'Pagar com cartão' }: Card) {
  const form = page.getByRole('form', { name: 'Cartão de crédito' })
  await form.getByLabel('Número do cartão').fill(numero)
  await form.getByLabel('Nome como está no cartão').fill('Clara Nunes')
  await form.getByLabel('Validade').fill('12/35')
  await form.getByLabel('Código de segurança').fill('123')
  if (plan) {
    const parcelas = form.getByLabel('Parcelas')
    const label = await parcelas.locator('option').filter({ hasText: plan }).first().textContent()
    await parcelas.selectOption({ label: label ?? '' })
  }
  await form.getByRole('button', { name: button }).click()
}
