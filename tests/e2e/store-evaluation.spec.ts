import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { saveStoreEvaluation } from '#platform/reviews/save-store-evaluation.ts'
import { inShopDatabase } from './shop-database.ts'

test('a key that is right is thanked for, once', async ({ page }) => {
  const chave = randomUUID()
  await inShopDatabase((db) =>
    saveStoreEvaluation(
      { db },
      {
        chave,
        nome: 'Clara Nunes',
        email: 'clara@example.com',
        atendimento: 5,
        experiencia: 5,
        satisfacao: 4,
        data: '2026-01-01T12:00:00Z',
      },
    ),
  )
  await page.goto(`/avaliacao?key=${chave}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')

  await page.goto(`/avaliacao?key=${chave}`)
  await expect(page).toHaveURL(/\/$/)
})

test('a key that nobody got, and none at all, lead to the home page', async ({ page }) => {
  for (const query of ['?key=nada', '']) {
    await page.goto(`/avaliacao${query}`)
    await expect(page).toHaveURL(/\/$/)
  }
})
