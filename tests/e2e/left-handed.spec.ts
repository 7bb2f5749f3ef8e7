import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const PAGE = '/ferramentas/canhotos'

test('a left-hander turns the switch, sees only what fits in listings, and all again', {
  tag: '@long',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, PAGE)
  await expect(page.getByRole('heading', { name: /^Guitarras.* para canhotos$/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^Violino, Viola de arco, .* Não vale virar/ })).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  await page.getByRole('switch', { name: 'Mostrar só versões para canhotos' }).press('Enter')
  await expect(page.getByRole('switch')).toBeChecked()

  await page.goto('/guitarras?ordem=menor-preco')
  await expect(page).toHaveURL(/mao=canhoto/)
  await expect(page).toHaveURL(/ordem=menor-preco/)
  await page.getByRole('link', { name: 'Mostrar também para destros' }).click()
  await expect(page).not.toHaveURL(/mao=/)
  await expect(page.getByRole('link', { name: /^Só para canhotos/ })).toBeVisible()
  await open(page, '/guitarras')
  await expect(page).not.toHaveURL(/mao=/)

  // Removing the filter as any other turns the preference off too.
  for (const name of ['Remover filtro: Mão: Canhoto', 'Limpar filtros']) {
    await open(page, PAGE)
    await page.getByRole('switch').press('Enter')
    await expect(page.getByRole('switch')).toBeChecked()
    await open(page, '/guitarras')
    await expect(page).toHaveURL(/mao=canhoto/)
    await page.getByRole('link', { name }).click()
    await expect(page).not.toHaveURL(/mao=/)
    await expect(page.getByRole('link', { name: /^Só para canhotos/ })).toBeVisible()
    await open(page, '/guitarras')
    await expect(page.getByRole('link', { name: /^Só para canhotos/ })).toBeVisible()
    await expect(page).not.toHaveURL(/mao=/)
  }
  expect(complaints).toEqual([])
})

test('a left-hander sees the variant for the left hand at first', { tag: '@long' }, async ({ page }) => {
  const events: { nome: string }[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
  })
  await open(page, '/guitarras')
  await page.getByRole('link', { name: /^Só para canhotos/ }).click()
  await expect(page).toHaveURL(/mao=canhoto/)
  await expect.poll(() => events.filter(({ nome }) => nome === 'prefer_left_handed')).toHaveLength(1)

  await open(page, '/guitarra-tagima-tg-500')
  await expect(page).toHaveURL(/mao=canhoto/)
  await expect(page.getByRole('radio', { name: 'Canhoto' })).toBeChecked()
  await expect(page.getByText('Para canhotos. É a versão escolhida.')).toBeVisible()
  await page.getByRole('radio', { name: 'Destro' }).click()
  await expect(page.getByText('Para canhotos. Escolher a versão')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Destro' })).toBeChecked()
})

test('a page that chooses the variant for the left hand stays whole, before anything is touched', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lira:canhoto', '1'))
  await page.goto('/guitarra-tagima-tg-500')

  await expect(page).toHaveURL(/mao=canhoto/)
  await expect(page.getByText('Para canhotos. É a versão escolhida.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Ficha técnica' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'O que vem na caixa' })).toBeVisible()
})

test('a listing follows the hand before anything is touched', { tag: '@long' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('lira:canhoto', '1'))
  await page.goto('/guitarras')

  await expect(page).toHaveURL(/mao=canhoto/)
  await expect(page.getByRole('link', { name: 'Mostrar também para destros' })).toBeVisible()
})

test('whoever says that the own instrument is for the left hand is offered the switch', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/ferramentas/meu-instrumento?instrumento=guitarra&afinacao=Drop+C&mao=canhoto')
  await expect(page.getByLabel('Como você o afina')).toHaveValue('Drop C')
  await expect(page.getByRole('link', { name: 'Afinar', exact: true })).toHaveAttribute(
    'href',
    /afinacao=Drop\+C/,
  )
  await page.getByRole('button', { name: 'Mostrar só versões para canhotos nas listagens' }).click()
  await expect(page.getByText('As listagens que têm versões para canhotos mostram só estas.')).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  await page.getByRole('link', { name: 'Mudar em Canhotos' }).click()
  await expect(page.getByRole('switch')).toBeChecked()
  await open(page, '/guitarras')
  await expect(page).toHaveURL(/mao=canhoto/)
})

test('a filter that is removed before script runs stays removed', { tag: '@long' }, async ({ page }) => {
  await open(page, PAGE)
  await page.getByRole('switch').press('Enter')
  await expect(page.getByRole('switch')).toBeChecked()
  await page.route('**/*.js', (route) => route.abort())
  await page.goto('/guitarras?mao=canhoto')
  await page.unroute('**/*.js')
  await page.getByRole('link', { name: 'Remover filtro: Mão: Canhoto' }).click()
  await hydrated(page)

  await expect(page).toHaveURL(/\/guitarras$/)
  await expect(page.getByRole('link', { name: /^Só para canhotos/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('lira:canhoto'))).toBeNull()
  await expect(page).toHaveURL(/\/guitarras$/)
})

test('who has an instrument turned is led to the workshop of the shop', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ferramentas/canhotos')
  await page
    .getByRole('region', { name: 'O que pode ser virado' })
    .getByRole('link', { name: 'a nossa oficina' })
    .click()

  await expect(page).toHaveURL(/\/oficina$/)
})

test('categories of instruments lead to the page', { tag: '@long' }, async ({ page }) => {
  await page.goto('/guitarras')
  await page.getByRole('link', { name: /^Canhotos: / }).click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Canhotos')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the link of a listing filters it', { tag: '@long' }, async ({ page }) => {
    await page.goto('/guitarras')
    await page.getByRole('link', { name: /^Só para canhotos/ }).click()

    await expect(page).toHaveURL(/\/guitarras\?mao=canhoto$/)
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
