import { expect, type Page, test } from '@playwright/test'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const TOOL = '/ferramentas/tensao'

test('a guitarist finds a set for Drop C', async ({ page }) => {
  const complaints = complaintsOf(page)
  const events = heard(page)
  await open(page, `${TOOL}?instrumento=guitarra`)
  await page.getByLabel('Jogo de cordas').selectOption({ label: await optionWith(page, 'EXL110') })
  await page.getByLabel('Afinação', { exact: true }).selectOption({ label: 'Drop C (C2 G2 C3 F3 A3 D4)' })
  await page.getByRole('button', { name: 'Calcular' }).click()

  // A set for standard tuning is too slack there.
  await expect(row(page, '6ª C2')).toContainText('5,0 kg')
  await expect(row(page, '6ª C2')).toContainText('mais solta que o usual')
  await expect(page).toHaveURL(/afinacao=Drop\+C/)
  await expect.poll(() => named(events, 'view_tension')).toEqual(['Guitarra, Drop C'])

  await page.getByLabel('Corda', { exact: true }).selectOption('6ª')
  await page.getByLabel('Tensão, em kg').fill('6,5')
  await page.getByRole('button', { name: 'Calcular' }).click()
  await expect(
    page.getByRole('heading', { name: 'Jogos mais próximos de 6,5 kg na 6ª corda em C2' }),
  ).toBeVisible()
  await expect.poll(() => named(events, 'find_string_sets')).toEqual(['Guitarra, 6ª corda, 6,5 kg'])
  const first = page.locator('ol > li', { hasText: 'na 6ª' }).first()
  await expect(first).toContainText('6,3 kg')
  const name = (await first.getByRole('link').first().textContent()) ?? ''
  await first.getByRole('link', { name: /^Ver cada corda/ }).click()

  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(row(page, '6ª C2')).toContainText('6,3 kg')
  await expect(row(page, '6ª C2')).not.toContainText('mais solta')
  await page.getByRole('link', { name: 'Ver o jogo para guitarra' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  expect(complaints).toEqual([])
})

test('sets and their category lead to the tool, and other products don’t', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/cordas/instrumentos/guitarras')
  await page.getByText('Mais ferramentas').click()
  await expect(page.getByRole('link', { name: /^Tensão certa: as cordas/ })).toHaveAttribute(
    'href',
    `${TOOL}?instrumento=guitarra`,
  )
  await page.goto('/encordoamento-daddario-exl110-nickel-wound-10-46-para-guitarra')
  await page.getByRole('link', { name: /^Tensão certa: veja cada corda/ }).click()
  await expect(page.getByRole('heading', { level: 2, name: /EXL110/ })).toBeVisible()
  await expect(row(page, '1ª E4')).toContainText('7,4 kg')
  await page.goto('/violino-eagle-ve431-com-estojo-e-arco')
  await expect(page.getByRole('link', { name: /^Tensão certa:/ })).toHaveCount(0)
})

test('by keyboard: own notes, another scale, another pitch and a capo', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=guitarra&jogo=${await idOf(page, 'EXL110')}`)
  const before = await row(page, 'Total').textContent()
  for (const [label, text] of [
    ['Escala, em milímetros', '24,75"'],
    ['Outra afinação', 'Ré lá ré sol si mi'],
    ['Lá de referência, em Hz', '442'],
  ] as const) {
    await page.getByLabel(label).focus()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }
  await page.getByLabel('Capotraste').selectOption('2ª casa')
  await page.getByLabel('Outra afinação').press('Enter')

  await expect(
    page.getByText('Drop D, escala de 628,7 mm, Lá de 442 Hz, capotraste na 2ª casa'),
  ).toBeVisible()
  await expect(row(page, '6ª D2 (soa E2)')).toBeVisible()
  expect(await row(page, 'Total').textContent()).not.toBe(before)
})

test('steel strings on a nylon guitar are warned of, and a changed set is compared', {
  tag: '@long',
}, async ({ page }) => {
  const steel = await idOf(page, 'EJ16')
  const nylon = await idOf(page, 'EJ45', 'violaoNailon')
  await open(page, `${TOOL}?instrumento=violaoNailon&jogo=${steel}&atual=${nylon}`)

  await expect(
    page.getByText(/São cordas de aço.* mais do que o usual do violão de náilon .* não foi feito para elas/),
  ).toBeVisible()
  await expect(row(page, 'Total')).toContainText('% mais que hoje')
})

test('a set is compared with the gauges that are on the guitar', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=guitarra&jogo=${await idOf(page, 'EXL110')}`)
  await page.getByLabel('Ou os calibres que uso hoje').fill('9 11 16 24 32 42')
  await page.getByRole('button', { name: 'Calcular' }).click()

  await expect(row(page, 'Total')).toContainText('% mais que hoje')
  await expect(page.getByText('Hoje: calibres 9 11 16 24 32 42.')).toBeVisible()
  await expect(page).toHaveURL(/calibres=9\+11/)
})

test('the result follows what is typed, without the button', { tag: '@long' }, async ({ page }) => {
  const events = heard(page)
  const id = await idOf(page, 'EXL110')
  await open(page, `${TOOL}?instrumento=guitarra&jogo=${id}`)
  const notes = page.getByLabel('Outra afinação')
  await notes.focus()
  await page.keyboard.type('C G C F A D')

  await expect(row(page, '6ª C2')).toContainText('5,0 kg')
  await expect(notes).toBeFocused()
  await expect(page).toHaveURL(/notas=C\+G\+C/)
  await expect(page.getByRole('status').filter({ hasText: 'Total de' })).toHaveText(/^Total de 3\d,\d kg\.$/)
  await expect.poll(() => named(events, 'view_tension')).toEqual(['Guitarra, Padrão', 'Guitarra, Drop C'])

  // Other sets, and those that are found, come from the server, and nothing that was typed is lost.
  await page.getByLabel('Jogo que uso hoje').selectOption({ label: await optionWith(page, 'EXL140') })
  await expect(row(page, 'Total')).toContainText('que hoje')
  const target = page.getByLabel('Tensão, em kg')
  await target.focus()
  await page.keyboard.type('6,5')
  await expect(
    page.getByRole('heading', { name: /^Jogos mais próximos de 6,5 kg na 1ª corda/ }),
  ).toBeVisible()
  await expect(target).toBeFocused()
  await expect(notes).toHaveValue('C G C F A D')
  await notes.fill('X')
  await expect(page.getByText(/Não entendi a afinação “X”/)).toBeVisible()

  await expect(page).toHaveURL(/notas=X&/)
  await page.reload()
  await expect(notes).toHaveValue('X')
})

test('a set that is chosen first of all is in its own tuning and on its own scale', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=baixo`)
  await page.getByLabel('Jogo de cordas').selectOption({ label: await optionWith(page, '45-130') })
  await page.getByRole('button', { name: 'Calcular' }).click()

  await expect(page.getByText('5 cordas, escala de 864 mm, Lá de 440 Hz')).toBeVisible()
  await expect(row(page, '5ª B0')).toBeVisible()
  await expect(page.getByLabel('Escala, em milímetros')).toHaveValue('')
})

test('what can’t be read is said, and what is odd', { tag: '@long' }, async ({ page }) => {
  const id = await idOf(page, 'EXL110')
  await open(page, `${TOOL}?instrumento=guitarra&jogo=${id}&notas=X+Y&escala=900`)

  await expect(page.getByText(/Não entendi a afinação “X Y”/)).toBeVisible()
  await expect(page.getByText('A escala da guitarra tem entre 500 e 770 mm, e não 900 mm.')).toBeVisible()
})

for (const width of WIDTHS)
  test(`at ${width} px the page is accessible and does not scroll sideways`, {
    // Like the other tools' pages.
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const [jogo, atual] = [await idOf(page, 'EXL110'), await idOf(page, 'EXL140')]
    for (const path of [
      `${TOOL}?instrumento=guitarra&jogo=${jogo}&atual=${atual}&afinacao=Drop+C&capo=2&corda=6&alvo=6,5`,
      TOOL,
    ]) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test('printed, there is the table and not the form', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}?instrumento=guitarra&jogo=${await idOf(page, 'EXL110')}`)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('table')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Calcular' })).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Instrumento' })).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a bassist looks for sets of five strings by the tension of the fifth', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(`${TOOL}?instrumento=baixo`)
    await page.getByLabel('Cordas do instrumento').selectOption('5')
    await page.getByLabel('Corda', { exact: true }).selectOption('5')
    await page.getByLabel('Tensão, em kg').fill('16')
    await page.getByRole('button', { name: 'Calcular' }).click()

    await expect(
      page.getByRole('heading', { name: 'Jogos mais próximos de 16,0 kg na 5ª corda em B0' }),
    ).toBeVisible()
    await expect(page.getByText('Para 5 cordas, na afinação 5 cordas.')).toBeVisible()
    await expect(page.getByRole('link', { name: /^Ver cada corda/ }).first()).toBeVisible()
    await expect(page.getByLabel('Cordas do instrumento')).toHaveValue('5')
  })

  test('a violinist chooses instrument, set and pitch, and looks for a tension', { tag: '@long' }, async ({
    page,
  }) => {
    await page.goto(TOOL)
    await page.getByRole('navigation', { name: 'Instrumento' }).getByRole('link', { name: 'Violino' }).click()
    await page.getByLabel('Jogo de cordas').selectOption({ label: await optionWith(page, 'Dominant') })
    await page.getByLabel('Lá de referência, em Hz').fill('442')
    await page.getByLabel('Tensão, em kg').fill('7,8')
    await page.getByRole('button', { name: 'Calcular' }).click()

    await expect(page.getByText('Padrão, escala de 328 mm, Lá de 442 Hz')).toBeVisible()
    await expect(row(page, '1ª E5')).toBeVisible()
    await expect(page.locator('ol > li', { hasText: 'na 1ª' }).first()).toContainText(/7,[789] kg/)
    await expect(page.getByLabel('Capotraste')).toHaveCount(0)
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

function row(page: Page, label: string) {
  return page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) })
}

/** The whole label of the first set whose name has this word. */
async function optionWith(page: Page, word: string): Promise<string> {
  const labels = await page.locator('select[name="jogo"] option').allTextContents()

  return labels.find((label) => label.includes(word)) ?? ''
}

/** The id of the first set of an instrument whose name has this word. */
async function idOf(page: Page, word: string, instrumento = 'guitarra'): Promise<number> {
  const answer = await page.request.get(`/v2/front/url/tools/tension?instrumento=${instrumento}`, {
    headers: { 'app-token': 'loja-virtual' },
  })
  const { conteudo } = await answer.json()

  return conteudo.jogos.find(({ nome }: { nome: string }) => nome.includes(word)).id
}

type Heard = { nome: string; termo?: string }[]

function heard(page: Page): Heard {
  const events: Heard = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
  })

  return events
}

function named(events: Heard, name: string) {
  return events.flatMap(({ nome, termo }) => (nome === name ? [termo] : []))
}

test('the search by tension has its heading above its fields, and a line for the number of strings', {
  tag: '@long',
}, async ({ page }) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await open(page, `${TOOL}?instrumento=guitarra`)
    const heading = await page.getByText('Procurar jogos pela tensão').boundingBox()
    const strings = await page.getByLabel('Cordas do instrumento').boundingBox()
    const target = await page.getByLabel('Tensão, em kg').boundingBox()

    expect(heading!.y + heading!.height, String(width)).toBeLessThanOrEqual(strings!.y)
    expect(strings!.width, String(width)).toBeGreaterThan(target!.width)
  }
})
