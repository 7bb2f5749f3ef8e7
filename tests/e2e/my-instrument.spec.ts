import { expect, type Page, type Response, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { logIn, visiting } from './support/log-in.ts'
import { violationsOn } from './support/violations.ts'

const TOOL = '/ferramentas/meu-instrumento'
const STRINGS = '/cordas/instrumentos/violinos'
const VIOLIN = '/violino-eagle-ve441-4-4-com-estojo-e-arco'
const ACCOUNT = '/minha-conta/instrumentos'
const FITS = 'Serve no meu violino 3/4'

test('a violinist says what they play once, and the shop says what fits', async ({ page }) => {
  const complaints = complaintsOf(page)
  const saved = termsOf(page, 'save_instrument')
  await open(page, STRINGS)
  await page.getByRole('link', { name: /^Meu instrumento: / }).click()
  await page.getByLabel('Tamanho').selectOption('3/4')
  await page.getByRole('button', { name: 'Ver o que serve' }).click()
  await expect(page.getByRole('heading', { name: 'Violino 3/4' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar neste navegador' }).click()
  await expect(page.getByText('Guardado: a loja mostra o que serve nele.')).toBeVisible()
  await expect.poll(() => saved).toEqual(['violino 3/4'])

  await open(page, STRINGS)
  const cards = page.getByRole('article')
  await expect(cards.getByText(FITS).first()).toBeVisible()
  await expect(cards.getByText('Não serve: é para 4/4').first()).toBeVisible()
  await page.getByRole('link', { name: 'Só o que serve no meu violino 3/4' }).click()
  await expect(page).toHaveURL(`${STRINGS}?serve=violino.3-4`)
  await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText(FITS)
  const listed = page.locator('main').getByRole('article')
  await expect(listed.getByText('Não serve')).toHaveCount(0)
  await expect.poll(async () => (await listed.getByText(FITS).count()) === (await listed.count())).toBe(true)
  expect(complaints).toEqual([])
})

test('a short bass is too short for strings of the long scale', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=baixo&escala=762`)
  await page.getByRole('button', { name: 'Guardar neste navegador' }).click()
  await expect(page.getByText('Guardado: a loja mostra o que serve nele.')).toBeVisible()

  await open(page, '/cordas/instrumentos/baixos')
  const cards = page.getByRole('article')
  await expect(cards.getByText('Não serve: escala curta')).toHaveCount(await cards.count())
})

test('product and cart say why a set does not fit', async ({ page }) => {
  await open(page, TOOL)
  await page.evaluate(() => localStorage.setItem('lira:instrumentos', 'violino.1-16'))
  await open(page, `${STRINGS}?tamanho=4-4`)
  await page.getByRole('article').getByRole('link').first().click()
  await hydrated(page)
  const note = page.getByText(/^Não serve no meu violino 1\/16: é para 4\/4\. O instrumento é 1\/16/)
  await expect(note).toBeVisible()
  await page.getByRole('button', { name: 'Comprar', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText('Não serve no meu violino 1/16')).toBeVisible()
  await open(page, '/checkout/carrinho')
  await expect(page.getByText('Não serve no meu violino 1/16').first()).toBeVisible()
})

test('an account takes the instruments of the browser, which has them while it is logged in', async ({
  page,
  context,
}) => {
  await open(page, TOOL)
  await page.evaluate(() => localStorage.setItem('lira:instrumentos', 'violino.3-4'))
  await visiting(context)
  await logIn(context)
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBe('*violino.3-4')
  await open(page, ACCOUNT)
  const card = page.getByRole('region', { name: 'Violino 3/4' })
  await card.getByText('Anotar troca de cordas').click()
  await card.getByLabel('Cordas que você pôs').fill('Sintéticas')
  await card.getByRole('button', { name: 'Anotar' }).click()
  await expect(page.getByText('Troca de cordas anotada.')).toBeVisible()
  await card.getByText('Nome, afinação, horas e lembrete').click()
  await card.getByLabel('Horas que você toca por semana').fill('10')
  await card.getByLabel(/Quero um e-mail/).check()
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(card).toContainText('troque as cordas por volta de')
  await card.getByText('Cordas que já usei (1)').click()
  await expect(card).toContainText('Sintéticas')
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  const session = await context.cookies()
  await context.clearCookies()
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBeNull()

  await context.addCookies(session)
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBe('*violino.3-4')
})

test('a guitar in a tuning of its own is understood in browser, account and tools alike', {
  tag: '@long',
}, async ({ page, context }) => {
  await open(page, `${TOOL}?instrumento=guitarra`)
  const notes = page.getByLabel('Outra afinação')
  await notes.fill('dó sol ré lá mi')
  await page.getByRole('button', { name: 'Ver o que serve' }).click()
  await expect(page.getByText(/^São 5 notas, e não 6\. Escreva uma nota por corda/)).toBeVisible()
  await expect(notes).toHaveValue('dó sol ré lá mi')
  await expect(notes).toHaveAttribute('aria-invalid', 'true')
  await notes.fill('C2 G2 D3 A3 E4 G4')
  await page.getByRole('button', { name: 'Ver o que serve' }).click()
  await expect(page.getByRole('heading', { name: 'Guitarra, afinação C2 G2 D3 A3 E4 G4' })).toBeVisible()
  await page.getByRole('button', { name: 'Guardar neste navegador' }).click()
  await expect.poll(() => stored(page)).toBe('guitarra.notas-c2g2d3a3e4g4')

  const address = page.url()
  for (const tool of ['Encontrar cordas para ele', 'Tensão das cordas nele']) {
    await page.getByRole('link', { name: tool }).click()
    await expect(page.getByRole('heading', { level: 1, name: /Encontrar cordas|Tensão certa/ })).toBeVisible()
    await expect(page.getByLabel('Outra afinação')).toHaveValue('C2 G2 D3 A3 E4 G4')
    await open(page, address)
  }
  await page.getByRole('link', { name: 'Afinar' }).click()
  await expect(page.getByLabel('Afinação', { exact: true }).locator('option:checked')).toHaveText(
    'C2 G2 D3 A3 E4 G4',
  )

  await visiting(context)
  await logIn(context)
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBe('*guitarra.notas-c2g2d3a3e4g4')
  await open(page, ACCOUNT)
  const card = page.getByRole('region', { name: 'Guitarra, afinação C2 G2 D3 A3 E4 G4' })
  await card.getByText('Nome, afinação, horas e lembrete').click()
  await card.getByLabel('Como você o chama').fill('Quintas')
  await card.getByLabel('Outra afinação').fill('C2 G2 D3')
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(card.getByText(/^São 3 notas, e não 6/)).toBeVisible()
  await expect(card.getByLabel('Outra afinação')).toHaveValue('C2 G2 D3')
  await expect(card.getByLabel('Como você o chama')).toHaveValue('Quintas')
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
  await card.getByLabel('Outra afinação').fill('C2 G2 D3 A3 E4 A4')
  await card.getByRole('button', { name: 'Salvar' }).click()
  await expect(page.getByRole('region', { name: 'Quintas' })).toContainText('afinação C2 G2 D3 A3 E4 A4')
})

for (const [path, ...others] of [
  [STRINGS, '/v2/front/events', '/v2/front/instruments/fit'],
  [VIOLIN, '/v2/front/events', '/v2/front/showcase/products/ultimos-vistos'],
] as const)
  test(`a first visit of ${path} begins one session, whatever the page asks`, async ({ page, context }) => {
    await open(page, TOOL)
    await page.evaluate(() => {
      localStorage.setItem('lira:instrumentos', 'violino.3-4')
      localStorage.setItem('lira:vistos', '[1,2,3]')
    })
    await visiting(context)
    await page.goto('about:blank')
    await context.clearCookies()
    const received: Response[] = []
    const follow = (response: Response) => received.push(response)
    page.on('response', follow)
    const answers = others.map((other) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === other),
    )
    await open(page, path)
    await page.mouse.wheel(0, 4000)
    await Promise.all(answers)
    page.off('response', follow)
    const sessions = await Promise.all(received.map(beginsSession))

    expect(
      received.filter((_, place) => sessions[place]).map((response) => new URL(response.url()).pathname),
    ).toEqual(['/v2/front/checkout/user'])
  })

test('a logout and a login in one tab reach another one that is open', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await open(page, TOOL)
  await page.evaluate(() => localStorage.setItem('lira:instrumentos', 'violino.3-4'))
  await visiting(context)
  await logIn(context)
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBe('*violino.3-4')
  const other = await context.newPage()
  await open(other, STRINGS)
  await expect(other.getByText(FITS).first()).toBeVisible()

  const session = await context.cookies()
  await context.clearCookies()
  await open(page, STRINGS)
  await expect(other.getByText(FITS)).toHaveCount(0)
  await context.addCookies(session)
  await open(page, STRINGS)
  await expect(other.getByText(FITS).first()).toBeVisible()

  await context.clearCookies()
  await open(page, STRINGS)
  await expect.poll(() => stored(page)).toBeNull()
  await context.addCookies(session)
  await open(other, STRINGS)
  await expect.poll(() => stored(other)).toBe('*violino.3-4')
})

for (const width of WIDTHS)
  test(`at ${width} px the page is accessible and does not scroll sideways`, {
    // Like the other tools' pages.
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.addInitScript(() => localStorage.setItem('lira:instrumentos', 'violino.3-4,guitarra.7c'))
    for (const path of [TOOL, `${TOOL}?instrumento=baixo&escala=9`, STRINGS]) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to what fits, and the account takes the instrument', { tag: '@long' }, async ({
    page,
    context,
  }) => {
    await page.goto(`${TOOL}?instrumento=violino`)
    await expect(page.getByText('Diga o tamanho, e a loja mostra')).toBeVisible()
    await page.getByLabel('Tamanho').selectOption('3/4')
    await page.getByRole('button', { name: 'Ver o que serve' }).click()
    const listing = page.getByRole('link', { name: /^Cordas para violino: ver o que serve \(\d+\)$/ })
    const total = Number(/\((\d+)\)/.exec((await listing.textContent()) ?? '')?.[1])
    expect(total).toBeGreaterThan(0)
    const address = page.url()
    await listing.click()
    await expect(page.getByRole('list', { name: 'Filtros ativos' })).toContainText(FITS)
    expect(await page.locator('main').getByRole('article').count()).toBe(Math.min(total, 12))

    await logIn(context)
    await page.goto(address)
    await page.getByRole('button', { name: 'Guardar na minha conta' }).click()
    await expect(page.getByText('Instrumento guardado.')).toBeVisible()
    const card = page.getByRole('region', { name: 'Violino 3/4' })
    await card.getByText('Nome, afinação, horas e lembrete').click()
    await card.getByLabel('Como você o chama').fill('Biber')
    await card.getByLabel('Horas que você toca por semana').fill('7')
    await card.getByLabel(/Quero um e-mail/).check()
    await card.getByLabel('Outra afinação').fill('lá mi lá')
    await card.getByRole('button', { name: 'Salvar' }).click()
    await expect(card.getByText(/^São 3 notas, e não 4\. Escreva uma nota por corda/)).toBeVisible()
    await expect(card.getByLabel('Como você o chama')).toHaveValue('Biber')
    await expect(card.getByLabel('Horas que você toca por semana')).toHaveValue('7')
    await expect(card.getByLabel(/Quero um e-mail/)).toBeChecked()
    await expect(card.getByLabel('Outra afinação')).toHaveValue('lá mi lá')
    await card.getByLabel('Outra afinação').fill('lá mi lá dó#')
    await card.getByRole('button', { name: 'Salvar' }).click()
    await expect(page.getByRole('region', { name: 'Biber' })).toContainText('afinação A3 E4 A4 C#5')
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

function stored(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem('lira:instrumentos'))
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

async function beginsSession(response: Response): Promise<boolean> {
  return (await response.allHeaders())['set-cookie']?.includes('session=') ?? false
}
