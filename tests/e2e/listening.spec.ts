import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { sentEvents } from './support/sent-events.ts'
import { violationsOn } from './support/violations.ts'

const TOOL = '/ferramentas/ouvir'

/** It has no sounds. */
const VIOLIN = '/violino-eagle-ve431-com-estojo-e-arco'

type Candidate = { id: number; nome: string; categoria: string }

test('a violinist compares and listens blind', async ({ page, request }) => {
  const complaints = complaintsOf(page)
  const events = sentEvents(page)
  const [first, second] = await violinSets(request)
  await open(page, `/comparar?produtos=${first.id},${second.id}`)
  for (const { nome } of [first, second])
    await expect(page.getByRole('columnheader', { name: nome })).toBeVisible()
  await page.getByRole('link', { name: /^Ouvir às cegas os que têm/ }).click()
  await expect(page).toHaveURL((url) => url.pathname === TOOL)
  await expect(page.getByRole('heading', { name: 'Ouça sem saber qual é qual' })).toBeVisible()
  await page.getByRole('link', { name: '1ª corda, Mi5 (2 produtos)' }).click()
  await expect(page).toHaveURL(/trecho=1a-corda-mi5/)

  const samples = page.getByRole('region', { name: 'Ouça sem saber qual é qual' })
  await expect(samples.locator('audio')).toHaveCount(2)
  for (const sample of await samples.locator('audio').all()) expect(await played(sample)).toBeGreaterThan(0.1)
  await expect(page.getByRole('heading', { name: /^Você preferiu/ })).toHaveCount(0)

  await samples.getByRole('radio', { name: 'Amostra B' }).check()
  await page.getByRole('button', { name: 'Ver a resposta' }).click()
  const heading = page.getByRole('heading', { name: /^Você preferiu: / })
  await expect(heading).toBeVisible()
  const preferred = ((await heading.textContent()) ?? '').replace('Você preferiu: ', '')
  expect([first.nome, second.nome]).toContain(preferred)
  const other = preferred === first.nome ? second.nome : first.nome
  await expect(
    page.getByRole('region', { name: /^Você preferiu/ }).getByRole('link', { name: other }),
  ).toBeVisible()
  await expect
    .poll(() => events.map(({ nome, termo }) => [nome, termo]))
    .toContainEqual(['compare_blind', '1ª corda, Mi5'])
  expect(complaints).toEqual([])
})

test('a product without sounds is left out, and the page says so', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const [first, second] = await violinSets(request)
  const answer = await request.get(`/v2/front/url/product/detail?url=${encodeURIComponent(VIOLIN)}`, {
    headers: { 'app-token': 'loja-virtual' },
  })
  const { conteudo: violin }: { conteudo: { id: number; nome: string } } = await answer.json()
  await open(page, `${TOOL}?produtos=${first.id},${violin.id},${second.id}`)

  const chosen = page.getByRole('region', { name: 'Na comparação' })
  await expect(chosen.getByText(`${violin.nome} ainda não tem sons, e ficou de fora.`)).toBeVisible()
  await expect(page.locator('audio')).toHaveCount(2)
})

test('a product is heard in place, and nothing is loaded before', { tag: '@long' }, async ({
  page,
  request,
}) => {
  const events = sentEvents(page)
  const sounds: string[] = []
  page.on('request', (sent) => {
    if (sent.url().includes('/arquivos/')) sounds.push(sent.url())
  })
  const [set] = await violinSets(request)
  await open(page, `${TOOL}?produtos=${set.id}`)
  await page
    .getByRole('region', { name: 'Na comparação' })
    .getByRole('link', { name: set.nome, exact: true })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: set.nome })).toBeVisible()
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Ouvir' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByText('não são gravados')).toBeVisible()
  await expect(section.getByText(/, calculado, \d+ s$/).first()).toBeVisible()
  expect(sounds).toEqual([])

  await section.getByText('Corda por corda').click()
  expect(await played(section.getByLabel('Ouvir: 1ª corda, Mi5'))).toBeGreaterThan(0.1)
  await expect
    .poll(() => events.map(({ nome, termo }) => [nome, termo]))
    .toContainEqual(['play_sound', '1ª corda, Mi5'])
  expect(new Set(sounds).size).toBe(1)
})

test('by keyboard, in another order', { tag: '@long' }, async ({ page, request }) => {
  const sets = await violinSets(request)
  const ids = sets.slice(0, 4).map(({ id }) => id)
  await open(page, `${TOOL}?produtos=${ids.join(',')}`)
  await page.getByRole('link', { name: 'Embaralhar de novo' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/ordem=2/)
  await page.getByRole('radio', { name: 'Amostra A' }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')

  await expect(page).toHaveURL(/escolha=b/)
  await expect(page.getByRole('heading', { name: /^Você preferiu: / })).toBeVisible()
})

for (const width of WIDTHS)
  test(`at ${width} px the page is accessible and does not scroll sideways`, {
    tag: '@long',
  }, async ({ page, request }) => {
    await page.setViewportSize({ width, height: 800 })
    const ids = (await violinSets(request)).slice(0, 3).map(({ id }) => id)
    for (const path of [TOOL, `${TOOL}?produtos=${ids.join(',')}&escolha=a`]) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form adds, asks and answers', { tag: '@long' }, async ({ page, request }) => {
    const [first, second] = await violinSets(request)
    await page.goto(`${TOOL}?produtos=${first.id}`)
    await page.getByLabel('Mais um').selectOption({ label: second.nome })
    await page.getByRole('button', { name: 'Juntar' }).click()
    await page.getByRole('radio', { name: 'Amostra A' }).check()
    await page.getByRole('button', { name: 'Ver a resposta' }).click()

    await expect(page.getByRole('heading', { name: /^Você preferiu: / })).toBeVisible()
  })
})

/** Sets for violin whose sounds are computed: the shop's jobs do that in its first minute. */
async function violinSets(request: APIRequestContext): Promise<[Candidate, Candidate, ...Candidate[]]> {
  let found: Candidate[] = []
  await expect
    .poll(
      async () => {
        const answer = await request.get('/v2/front/url/tools/listening', {
          headers: { 'app-token': 'loja-virtual' },
        })
        const { conteudo }: { conteudo: { candidatos: Candidate[] } } = await answer.json()
        found = conteudo.candidatos.filter(({ categoria }) => /violino/i.test(categoria))
        return found.length
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThan(3)
  const [first, second, ...others] = found
  if (!first || !second) throw new Error('No sets with sounds.')

  return [first, second, ...others]
}

/** Plays it, and returns how far it came in seconds. */
function played(sound: ReturnType<Page['locator']>): Promise<number> {
  return sound.evaluate(async (element) => {
    const audio = element as HTMLAudioElement
    audio.muted = true
    await audio.play()
    await new Promise((resolve) =>
      audio.addEventListener('timeupdate', () => audio.currentTime > 0.15 && resolve(null)),
    )
    audio.pause()
    return audio.currentTime
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}
