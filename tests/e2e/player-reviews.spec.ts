import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { listagem } from '#platform/catalog/tables.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { reviewKey } from '#platform/reviews/authors/author.ts'
import { avaliacoes, convitesRetorno } from '#platform/reviews/tables.ts'
import { receivedOrder } from '../support/received-order.ts'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

/** Has reviews in the demonstration store. */
const PRODUCT = '/violino-eagle-ve431-com-estojo-e-arco'

test('a violinist reads the reviews of players like them first', { tag: '@long' }, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('lira:instrumentos', 'violino.3-4'))
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: 'Ver avaliações de quem toca como você' }).click()
  await expect(page).toHaveURL(/\/avaliacoes\/\d+$/)
  await hydrated(page)
  await expect(page.getByLabel('O que você toca')).toHaveValue('violino.3-4')
  await page.getByLabel('Nível', { exact: true }).first().selectOption('estudante')
  await page.getByLabel('Ordem').selectOption('parecidas')
  await page.getByRole('button', { name: 'Ver avaliações' }).click()

  await expect(page.getByText(/Quem toca como você: \d,\d de \d+/)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Toca como você:' }).first()).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  expect(complaints).toEqual([])
})

test('the mail after ninety days adds to a review what changed', { tag: '@long' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const key = await invited()
  await page.goto(`/avaliar/depois?key=${key}`)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ainda está contente, Clara?')
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page.getByText('Escolha de uma a cinco estrelas.')).toBeVisible()
  await page.getByRole('group', { name: 'E hoje?' }).getByRole('radio', { name: '3 estrelas' }).check()
  await page.getByLabel('O que mudou?').fill('As cravelhas assentaram, e o som abriu.')
  await page.getByRole('button', { name: 'Contar' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Obrigado por contar')
  await page.getByRole('link', { name: 'Voltar à compra' }).click()

  await expect(page.getByLabel('O que mudou?')).toHaveValue('As cravelhas assentaram, e o som abriu.')
})

/** Returns the key of the mail about a delivered order whose product was reviewed. */
async function invited(): Promise<string> {
  const key = newKey()
  const email = `${randomUUID()}@example.com`
  await inShopDatabase(async (db) => {
    const [product] = await db.select({ id: listagem.idProduto }).from(listagem).limit(1)
    const idPedido = await receivedOrder(db, { produtos: [product!.id], email })
    const criadoEm = new Date()
    await db.insert(convitesRetorno).values({
      idPedido,
      chaveHash: keyHash(key),
      criadoEm,
      expiraEm: new Date(criadoEm.getTime() + 86_400_000),
    })
    await db.insert(avaliacoes).values({
      idProduto: product!.id,
      chave: reviewKey({ email, identificado: true }, product!.id),
      nome: 'Clara Nunes Lima',
      email,
      nota: 5,
      titulo: '',
      comentario: 'Chegou afinado.',
      recomenda: true,
      compraVerificada: true,
      votosUteis: 0,
      situacao: 'pendente',
      data: criadoEm,
    })
  })

  return key
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form filters reviews, and all come back by a link', { tag: '@long' }, async ({ page }) => {
    await page.goto(PRODUCT)
    await page.getByRole('link', { name: 'Ver avaliações de quem toca como você' }).click()
    await page.getByLabel('Nota').selectOption('5')
    await page.getByRole('button', { name: 'Ver avaliações' }).click()
    await expect(page.getByText('com esses filtros')).toBeVisible()
    await page.getByRole('link', { name: 'Ver todas' }).click()

    await expect(page).toHaveURL(/\/avaliacoes\/\d+$/)
  })
})
