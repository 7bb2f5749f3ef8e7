import type { Locator, Page } from '@playwright/test'

/** Mercado Pago's test cards: a plain one, and one whose bank asks the buyer to confirm (3DS). */
export const VISA = '4235 6477 2802 5682'
export const CHALLENGED = '5483 9281 6457 4623'

type Card = {
  numero?: string
  /** Decides the outcome at the simulated Mercado Pago: `APRO`, `FUND`, `CONT` … */
  nome?: string
  /** The instalments, such as `/^10x/`; without them, one payment. */
  plan?: RegExp
  /** The button's label. */
  button?: string
}

/** Enters a card into Mercado Pago's fields and the shop's own, and pays with it. */
export async function payByCard(
  page: Page,
  { numero = VISA, nome = 'APRO', plan, button = 'Pagar com cartão' }: Card = {},
) {
  const form = cardForm(page)
  await secureField(form, 'Número do cartão').fill(numero)
  await form.getByLabel('Nome como está no cartão').fill(nome)
  await secureField(form, 'Validade').fill('12/35')
  await secureField(form, 'Código de segurança').fill('123')
  await form.getByLabel('CPF ou CNPJ de quem é o cartão').fill('529.982.247-25')
  if (plan) {
    const parcelas = form.getByLabel('Parcelas')
    const label = await parcelas.locator('option').filter({ hasText: plan }).first().textContent()
    await parcelas.selectOption({ label: label ?? '' })
  }
  await form.getByRole('button', { name: button }).click()
}

export function cardForm(page: Page): Locator {
  return page.getByRole('form', { name: 'Cartão de crédito' })
}

/** A field of Mercado Pago's, which is in a frame of its own. */
export function secureField(form: Locator, label: string): Locator {
  return form.frameLocator(`iframe[title="${label}"]`).getByLabel(label)
}
