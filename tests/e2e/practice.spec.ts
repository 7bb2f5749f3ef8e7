import { rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import config from '../../playwright.config.ts'
import { ALL_WIDTHS, complaintsOf, hydrated } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

const TUNER = '/ferramentas/afinador'
const A4_AND_5_CENTS = 440 * 2 ** (5 / 1200)

/** What the browser hears in place of a microphone: ten seconds of a tone with a few partials. */
const SOUND = join(tmpdir(), `lira-tone-${process.pid}.wav`)
test.beforeAll(() => writeFileSync(SOUND, toneFile(A4_AND_5_CENTS)))
test.afterAll(() => rmSync(SOUND, { force: true }))

test.use({
  launchOptions: {
    ...config.use?.launchOptions,
    args: [
      ...(config.use?.launchOptions?.args ?? []),
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${SOUND}`,
      '--autoplay-policy=no-user-gesture-required',
    ],
  },
})

test.describe('with a microphone', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the tuner hears a tone to the cent, sends nothing of it, and works without a connection', async ({
    page,
    context,
  }) => {
    const complaints = complaintsOf(page)
    await page.goto('/cordas/instrumentos/violinos')
    await hydrated(page)
    await page.getByText('Mais ferramentas').click()
    await page.getByRole('link', { name: 'Afinador: pelo microfone, sem internet' }).click()
    await expect(page).toHaveURL(/afinador\?instrumento=violino/)
    await hydrated(page)
    const posted: string[] = []
    page.on('request', (request) => {
      if (request.method() !== 'GET') posted.push(`${new URL(request.url()).pathname} ${request.postData()}`)
    })
    await page.getByRole('button', { name: 'Ligar o microfone' }).click()

    await expect(page.getByText(/^[456] cents acima$/)).toBeVisible()
    await expect(page.getByText('2ª corda, Lá4: 441,3 Hz, e o certo é 440,0 Hz')).toBeVisible()
    await expect(page.getByRole('status').getByText(/^A4: [456] cents acima$/)).toBeAttached()
    await page.getByLabel('Lá de referência, em Hz').fill('442')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^[234] cents abaixo$/)).toBeVisible()
    expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
    await page.getByRole('button', { name: 'Desligar o microfone' }).click()
    await expect(page.getByRole('button', { name: 'Ligar o microfone' })).toBeVisible()
    await expect.poll(() => posted.join()).toContain('"use_tuner"')
    for (const call of posted) expect(call).toMatch(/^\/v2\/front\/events \{"eventos":\[.{1,1500}$/)
    expect(complaints).toEqual([])

    await storedPages(page)
    await context.setOffline(true)
    await page.goto(`${TUNER}?instrumento=baixo`)
    await hydrated(page)
    await page.getByRole('link', { name: 'Baixo elétrico' }).click()
    await expect(page.getByRole('rowheader', { name: '4ª' }).locator('..')).toContainText('41,2 Hz')
    await page.getByRole('button', { name: 'Ligar o microfone' }).click()
    await expect(page.getByText(/^A4$/)).toBeVisible()
    await page.getByRole('link', { name: 'Metrônomo', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Metrônomo' })).toBeVisible()
  })
})

test('a microphone that is not allowed is explained, and only the tuner may ask for it', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
  })
  await open(page, TUNER)
  await page.getByRole('button', { name: 'Ligar o microfone' }).click()

  await expect(page.getByRole('alert')).toHaveText(/^O microfone não foi liberado/)
  const policy = async (path: string) => (await page.request.get(path)).headers()['permissions-policy']
  expect(await policy(`${TUNER}?instrumento=violino`)).toContain('microphone=(self)')
  for (const path of ['/', '/ferramentas/diapasao', '/cordas'])
    expect(await policy(path)).toContain('microphone=()')
})

test('by keyboard, the fork sounds a string and the metronome keeps time', { tag: '@long' }, async ({
  page,
}) => {
  const sounds = await recordedSounds(page)
  await page.setViewportSize({ width: 360, height: 800 })
  await open(page, '/ferramentas/diapasao?instrumento=violino&la=442')
  await page.getByRole('button', { name: 'Tocar A4, 2ª' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Tocar A4, 2ª' })).toHaveAttribute('aria-pressed', 'true')
  expect((await sounds()).map(({ hertz }) => hertz)).toEqual([442])
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  await open(page, '/ferramentas/metronomo?bpm=240&tempos=3')
  const tops = await page
    .getByRole('button', { name: /por minuto$/ })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
  expect(tops).toHaveLength(4)
  expect(new Set(tops).size).toBe(1)
  await page.getByRole('button', { name: 'Começar' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await sounds()).length).toBeGreaterThan(6)
  await page.getByRole('button', { name: 'Parar' }).click()
  const clicks = await sounds()
  expect(clicks.slice(0, 6).map(({ hertz }) => hertz)).toEqual([1600, 1000, 1000, 1600, 1000, 1000])
  for (const [i, { at }] of clicks.entries()) expect(at - clicks[0]!.at).toBeCloseTo(i * 0.25, 6)
  await page.getByRole('button', { name: '+5 por minuto' }).click()
  await expect(page).toHaveURL(/bpm=245&tempos=3/)
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
})

test('a tuning that is chosen by keyboard keeps the focus', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${TUNER}?instrumento=guitarra`)
  await hydrated(page)
  const tuning = page.getByLabel('Afinação', { exact: true })
  await tuning.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL(/afinacao=Drop\+D/)
  await expect(tuning).toBeFocused()
  await page.keyboard.press('ArrowDown')

  await expect(page).toHaveURL(/afinacao=Meio/)
  await expect(tuning).toBeFocused()
})

test('the screen stays on after the page was hidden and shown again, until the metronome stops', {
  tag: '@long',
}, async ({ page }) => {
  await page.addInitScript(() => {
    const locks: string[] = []
    const request = async () => {
      locks.push('requested')
      return { release: async () => locks.push('released') }
    }
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', { value: { request } })
  })
  const locks = () => page.evaluate(() => Reflect.get(window, 'locks'))
  const showAgain = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await open(page, '/ferramentas/metronomo')
  await page.getByRole('button', { name: 'Começar' }).click()
  await expect.poll(locks).toEqual(['requested'])
  await showAgain()
  await expect.poll(locks).toEqual(['requested', 'requested'])
  await page.getByRole('button', { name: 'Parar' }).click()
  await expect.poll(locks).toEqual(['requested', 'requested', 'released'])
  await showAgain()
  expect(await locks()).toHaveLength(3)
})

test('the notes of an instrument of ten strings stay inside their card', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto('/ferramentas/diapasao?instrumento=violaCaipira')
  const card = page.getByRole('region', { name: 'Notas e frequências' })
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const [inside, needed] = await card.evaluate((section) => [section.clientWidth, section.scrollWidth])

    expect(needed, `${width} px`).toBe(inside)
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the tuning’s frequencies are shown, in any tuning', { tag: '@long' }, async ({ page }) => {
    await page.goto(`${TUNER}?instrumento=guitarra`)
    const html = await (await page.request.get(TUNER)).text()
    expect(html).toContain('<noscript><p>Para ouvir as cordas, o afinador precisa de JavaScript.')
    await page.getByLabel('Afinação', { exact: true }).selectOption('Drop C')
    await page.getByLabel('Lá de referência, em Hz').fill('432')
    await page.getByRole('button', { name: 'Usar esta afinação' }).click()

    await expect(page.getByRole('rowheader', { name: '6ª' }).locator('..')).toContainText('64,2 Hz')
    await page.goto('/ferramentas/metronomo?bpm=60')
    await expect(page.getByRole('heading', { level: 2, name: '60 por minuto, Larghetto' })).toBeVisible()
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until the three tools are stored for use without a connection. */
async function storedPages(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const paths = ['afinador', 'diapasao', 'metronomo'].map((tool) => `/ferramentas/${tool}`)
      const found = await Promise.all(paths.map((path) => caches.match(path, { ignoreVary: true })))
      return paths.filter((_, i) => found[i] === undefined)
    })

  await expect.poll(missing).toEqual([])
}

/** Returns a function that lists what the page has sounded since it loaded: frequencies, and times of the audio clock. */
async function recordedSounds(page: Page) {
  await page.addInitScript(() => {
    const sounds: { hertz: number; at: number }[] = []
    Object.assign(window, { sounds })
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (at = 0) {
      sounds.push({ hertz: this.frequency.value, at })
      start.call(this, at)
    }
  })

  return () => page.evaluate((): { hertz: number; at: number }[] => Reflect.get(window, 'sounds'))
}

/** A sound file of a tone: one channel of 16 bits, 48,000 samples a second. */
function toneFile(hertz: number): Buffer {
  const [rate, seconds] = [48_000, 10]
  const samples = Int16Array.from({ length: rate * seconds }, (_, i) => {
    const turn = (2 * Math.PI * hertz * i) / rate
    return 6_000 * (Math.sin(turn) + 0.5 * Math.sin(2 * turn) + 0.3 * Math.sin(3 * turn))
  })
  const head = Buffer.alloc(44)
  head.write('RIFF', 0)
  head.writeUInt32LE(36 + samples.byteLength, 4)
  head.write('WAVEfmt ', 8)
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(2 * rate, 28)
  head.writeUInt16LE(2, 32)
  head.writeUInt16LE(16, 34)
  head.write('data', 36)
  head.writeUInt32LE(samples.byteLength, 40)

  return Buffer.concat([head, Buffer.from(samples.buffer)])
}
