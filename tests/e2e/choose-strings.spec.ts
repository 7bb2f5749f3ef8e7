import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const TOOL = '/ferramentas/cordas'

test('a violinist says what is wanted, reads why, and follows the map', async ({ page }) => {
  const complaints = complaintsOf(page)
  const events = termsOf(page, 'choose_strings')
  await open(page, '/cordas/instrumentos/violinos')
  await page.getByRole('link', { name: /^Encontrar cordas: / }).click()
  await page.getByLabel('Tamanho').selectOption('4/4')
  await page.getByRole('group', { name: 'Toque' }).getByText('Macio').click()
  await page.getByRole('group', { name: 'Som' }).getByText('Quente').click()
  await page.getByRole('button', { name: 'Encontrar' }).click()

  await expect(page).toHaveURL(/tamanho=4%2F4.*toque=macio&som=quente/)
  const first = page.locator('#jogo-1')
  await expect(first).toContainText('som muito quente (tripa)')
  await expect(first).toContainText('Dos mais macios')
  await expect.poll(() => events).toEqual(['Violino, 4/4, macio, quente'])

  await page.getByRole('link', { name: /^1º: / }).click()
  await expect(page).toHaveURL(/#jogo-1$/)
  const name = (await first.getByRole('link').first().textContent()) ?? ''
  await first.getByRole('link', { name: /^Ver cada corda/ }).click()
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  expect(complaints).toEqual([])
})

test('by keyboard, within a budget', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=violaoAco`)
  const all = await page.locator('ol > li[id^="jogo-"]').count()
  await page.getByRole('group', { name: 'Som' }).getByLabel('Tanto faz').focus()
  await page.keyboard.press('ArrowRight')
  await page.getByLabel('Até quanto, em reais').focus()
  await page.keyboard.type('40')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/som=quente&ate=40/)
  await expect(page.getByRole('group', { name: 'Som' }).getByLabel('Quente')).toBeChecked()
  await expect.poll(() => page.locator('ol > li[id^="jogo-"]').count()).toBeLessThan(all)
  const prices = await page.locator('ol > li[id^="jogo-"] strong').allTextContents()
  expect(prices.map(reais).filter((price) => !(price <= 40))).toEqual([])
})

test('a bass player with five strings says so, and sees sets of five only', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=baixo`)
  const four = await page.locator('ol > li[id^="jogo-"]').count()
  await page.getByLabel('Quantas cordas tem o instrumento').selectOption('5')
  await page.getByRole('button', { name: 'Encontrar' }).click()

  await expect(page).toHaveURL(/cordas=5/)
  await expect(page.getByLabel('Afinação', { exact: true }).locator('option:checked')).toContainText(
    '5 cordas',
  )
  await expect.poll(() => page.locator('ol > li[id^="jogo-"]').count()).toBeLessThan(four)
  await expect(page.locator('#jogo-1')).toContainText('45-130')
})

test('a bass with a short scale is offered no long strings, and reads why', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=baixo`)
  const all = await page.locator('ol > li[id^="jogo-"]').count()
  await page.getByLabel('Escala, em milímetros').fill('762')
  await page.getByRole('button', { name: 'Encontrar' }).click()

  await expect(page).toHaveURL(/escala=762/)
  await expect(page.getByText(/ficaram de fora porque não servem.*escala curta/i)).toBeVisible()
  await expect.poll(() => page.locator('ol > li[id^="jogo-"]').count()).toBeLessThan(all)
})

test('a multiscale guitar is read as the page of tensions reads it', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=guitarra`)
  await page.getByLabel('Escala, em milímetros').fill('648-686')
  await page.getByLabel('Outra afinação').fill('C G C F A C')
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await expect(page).toHaveURL(/escala=648-686/)
  await expect(page.getByLabel('Outra afinação')).toHaveValue('C2 G2 C3 F3 A3 C4')
  const total = /\(([\d,]+) kg ao todo\)/.exec((await page.locator('#jogo-1').textContent()) ?? '')?.[1]
  await page
    .locator('#jogo-1')
    .getByRole('link', { name: /^Ver cada corda/ })
    .click()

  await expect(page.getByLabel('Escala, em milímetros')).toHaveValue('648-686')
  await expect(page.getByLabel('Outra afinação')).toHaveValue('C2 G2 C3 F3 A3 C4')
  await expect(page.getByText(`${total} kg`).first()).toBeVisible()
})

test('whoever goes back reads in the form what the page answers', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=guitarra`)
  const chosen = async () => [
    await page.getByLabel('Escala, em milímetros').inputValue(),
    await page.getByLabel('Afinação', { exact: true }).inputValue(),
    await page.getByRole('group', { name: 'Som' }).getByLabel('Quente').isChecked(),
  ]
  const before = await chosen()
  await page.getByLabel('Escala, em milímetros').fill('628')
  await page.getByLabel('Afinação', { exact: true }).selectOption('Drop C')
  await page.getByRole('group', { name: 'Som' }).getByText('Quente').click()
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await expect(page).toHaveURL(/som=quente/)
  await page.goBack()

  await expect.poll(chosen).toEqual(before)
  await page.goForward()
  await expect.poll(chosen).toEqual(['628', 'Drop C', true])
})

test('what nothing answers is said, with a way back', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=violino&ate=1`)

  await expect(page.getByRole('heading', { name: 'Nenhum jogo' })).toBeVisible()
  await page.getByRole('link', { name: 'Recomece só com o instrumento' }).click()
  await expect(page.locator('#jogo-1')).toBeVisible()
})

for (const width of WIDTHS)
  test(`at ${width} px the page is accessible and does not scroll sideways`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [`${TOOL}?instrumento=guitarra&toque=firme&som=brilhante`, TOOL]) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form finds the same', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${TOOL}?instrumento=violaoNailon`)
    await page.getByRole('group', { name: 'Toque' }).getByText('Macio').click()
    await page.getByRole('button', { name: 'Encontrar' }).click()

    await expect(page.locator('#jogo-1')).toContainText('Dos mais macios')
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** The terms of the events of a name that the page sends, as they come. */
function termsOf(page: Page, name: string): string[] {
  const terms: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/v2/front/events')) return
    for (const { nome, termo } of request.postDataJSON().eventos) if (nome === name) terms.push(termo)
  })

  return terms
}

/** `R$ 69,90` as a number. */
function reais(text: string): number {
  return Number(text.replace(/[^\d,]/g, '').replace(',', '.'))
}

test('on a phone the chosen instrument is in the heading, and in view among the others', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, `${TOOL}?instrumento=violaCaipira`)

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Encontrar cordas da viola caipira')
  await expect(page.getByRole('link', { name: 'Viola caipira', exact: true })).toBeInViewport({ ratio: 1 })
})
