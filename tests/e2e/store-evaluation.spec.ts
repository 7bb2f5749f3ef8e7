import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { saveStoreEvaluation } from '#platform/reviews/store/save-store-evaluation.ts'
import { avaliacoesLoja } from '#platform/reviews/tables.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

test('confirms a valid key once, and says thank you', { tag: '@long' }, async ({ page }) => {
  const chave = await evaluated()
  await page.goto(`/avaliacao?key=${chave}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirme sua avaliação')
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Confirmar minha avaliação' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')
  expect(await isConfirmed(chave)).toBe(true)

  await page.goto(`/avaliacao?key=${chave}`)
  await expect(page).toHaveURL(/\/$/)
})

test('opening the link does not use it, whoever opens it', { tag: '@long' }, async ({ request }) => {
  const chave = await evaluated()
  const link = `/avaliacao?key=${chave}`
  expect((await request.head(link)).status()).toBe(200)
  expect((await request.get(link)).status()).toBe(200)
  expect((await request.get(`/avaliacao.data?key=${chave}`)).status()).toBe(200)
  await request.head(`/v2/front/evaluations/store/add/${chave}`, {
    headers: { 'app-token': 'loja-virtual' },
  })

  expect(await isConfirmed(chave)).toBe(false)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('confirms an evaluation', { tag: '@long' }, async ({ page }) => {
    const chave = await evaluated()
    await page.goto(`/avaliacao?key=${chave}`)
    await page.getByRole('button', { name: 'Confirmar minha avaliação' }).click()

    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado pela sua avaliação')
    expect(await isConfirmed(chave)).toBe(true)
  })
})

test('an unknown key, and a missing one, redirect to the home page', { tag: '@long' }, async ({ page }) => {
  for (const query of ['?key=nada', '']) {
    await page.goto(`/avaliacao${query}`)
    await expect(page).toHaveURL(/\/$/)
  }
})

/** The key of an unconfirmed evaluation. */
async function evaluated(): Promise<string> {
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

  return chave
}

async function isConfirmed(chave: string): Promise<boolean> {
  const [row] = await inShopDatabase((db) =>
    db
      .select()
      .from(avaliacoesLoja)
      .where(eq(avaliacoesLoja.chaveHash, keyHash(chave))),
  )

  return row?.confirmadaEm != null
}
