import { expect, type Page } from '@playwright/test'
import { generate } from 'otplib'
import type { Shop } from '../../life/shop.ts'

/** Makes the owner's account by the link that an empty store prints, with the second factor; ends at the panel. */
export async function becomeOwner(page: Page, shop: Shop): Promise<void> {
  await expect.poll(() => shop.out()).toContain('O painel abre em')
  await page.goto(/O painel abre em (\S+)/.exec(shop.out())?.[1] ?? '')
  await page.getByLabel('Seu nome').fill('Dora Lima')
  await page.getByLabel('Seu e-mail').fill('dora@exemplo.com.br')
  await page.getByRole('textbox', { name: 'Crie uma senha' }).fill('um violino de sete cordas')
  await page.getByRole('button', { name: 'Criar conta e entrar' }).click()
  const shown = await page
    .getByRole('button')
    .filter({ has: page.locator('code') })
    .textContent()
  const secret = (shown ?? '').replaceAll(' ', '')
  await page.getByLabel('Código que o aplicativo mostra').fill(await generate({ secret }))
  await page.getByRole('button', { name: 'Ligar o segundo fator' }).click()
  await page.getByLabel('Já guardei os códigos').check()
  await page.getByRole('button', { name: 'Ir para o painel' }).click()
}
