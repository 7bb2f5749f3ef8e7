import { expect, test } from '@playwright/test'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { logIn } from './support/log-in.ts'
import { violationsOn } from './support/violations.ts'

const PRODUCT = '/violino-eagle-ve441-4-4-com-estojo-e-arco'

test('a guest makes a list, shows it by a link, and a friend buys from it', { tag: '@long' }, async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(PRODUCT)
  await page.getByRole('link', { name: 'Pôr em uma lista' }).click()
  await hydrated(page)
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  await page.getByLabel('Nome da lista').fill('Turma de violino')
  await page.getByLabel('Quantidade').fill('2')
  await page.getByLabel(/^Nota/).fill('Para as meninas')
  await page.getByRole('button', { name: 'Guardar na lista' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Turma de violino')
  await expect(page.getByRole('listitem').filter({ hasText: 'Para as meninas' })).toContainText('2 ×')
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  await page.getByRole('button', { name: 'Mostrar por um link' }).click()
  const link = page.getByRole('link', { name: /\/listas\/de\// })
  const address = await link.getAttribute('href')
  const friend = await browser.newPage()
  await friend.goto(new URL(address ?? '', page.url()).href)
  await expect(friend.getByRole('heading', { level: 1 })).toHaveText('Turma de violino')
  await friend.getByRole('button', { name: /^Pôr .* na sacola$/ }).click()
  await expect(friend).toHaveURL(/\/checkout\/carrinho/)

  await page.getByRole('button', { name: 'Encerrar o link' }).click()
  await expect(link).toBeHidden()
  expect((await friend.goto(new URL(address ?? '', page.url()).href))?.status()).toBe(404)
  await friend.close()
  expect(complaints).toEqual([])
})

test('a customer has lists beside the favourites', { tag: '@long' }, async ({ page, context }) => {
  await logIn(context)
  await page.goto('/minha-conta/favoritos')
  await page.getByRole('main').getByRole('link', { name: 'Minhas listas' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minhas listas')
  await expect(
    page.getByRole('navigation', { name: 'Minha conta' }).getByRole('link', { name: 'Listas' }),
  ).toHaveAttribute('aria-current', 'page')
})

test('who clicks a heart without an account may put the product into a list instead', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto(PRODUCT)
  const { pathname, search } = new URL(
    (await page.getByRole('link', { name: 'Pôr em uma lista' }).getAttribute('href')) ?? '',
    page.url(),
  )
  const produto = new URLSearchParams(search).get('produto')
  await page.goto(`/checkout/acesso/?favorito=${produto}`)
  await page.getByRole('link', { name: 'Ponha o produto em uma lista' }).click()

  await expect(page).toHaveURL(new RegExp(`${pathname}\\?produto=${produto}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pôr em uma lista')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a list is made, changed, bought and deleted', { tag: '@long' }, async ({ page }) => {
    await page.goto('/listas')
    await page.getByLabel('Nome da nova lista').fill('Presente')
    await page.getByRole('button', { name: 'Criar lista' }).click()
    await page.goto(PRODUCT)
    await page.getByRole('link', { name: 'Pôr em uma lista' }).click()
    await page.getByRole('button', { name: 'Guardar na lista' }).click()
    await page.getByText('Mudar', { exact: true }).click()
    await page.getByLabel('Quantidade').fill('3')
    await page.getByRole('button', { name: 'Guardar', exact: true }).click()
    await expect(page.getByText(/^3 × /)).toBeVisible()
    await page.getByRole('button', { name: 'Pôr tudo na sacola' }).click()
    await expect(page).toHaveURL(/\/checkout\/carrinho/)

    await page.goto('/listas')
    await page.getByRole('link', { name: 'Presente' }).click()
    await page.getByText('Mudar o nome ou apagar a lista').click()
    await page.getByRole('button', { name: 'Apagar a lista' }).click()
    await expect(page).toHaveURL(/\/listas$/)
    await expect(page.getByRole('link', { name: 'Presente' })).toBeHidden()
  })
})
