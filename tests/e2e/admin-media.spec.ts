import { expect, type Page, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { complaintsOf, hydrated } from './support/addresses.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

test('sounds and a turn are sent in the panel, and heard and turned in the shop', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const complaints = complaintsOf(page)
  await enterPanel(context, 'catalogo')
  const slug = 'breu-pirastro-goldflex'
  const id = await idOf(page, slug)
  // Of an earlier run: the same files would change nothing.
  await inShopDatabase((db) =>
    db.execute(
      sql`with sounds as (delete from sons where id_produto = ${id}) delete from giros where id_produto = ${id}`,
    ),
  )
  await page.goto(`/admin/produtos/${id}`)
  await page.getByRole('link', { name: 'Sons e 360°' }).click()
  await page
    .getByLabel('Enviar: Sons do produto')
    .setInputFiles([{ name: 'arcada.wav', mimeType: 'audio/wav', buffer: tone(440) }])
  await page.getByLabel('Título do som 1', { exact: true }).fill('Arcada longa')
  await page
    .getByLabel('Enviar: Imagens do giro')
    .setInputFiles(await Promise.all(Array.from({ length: 8 }, (_, n) => picture(n))))
  await expect(page.getByRole('button', { name: /^Mover: Imagens do giro/ })).toHaveCount(8)
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('A loja já mostra a mudança.')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto(`/${slug}`)
  await hydrated(page)
  const sound = page.getByRole('region', { name: 'Ouvir' }).getByLabel('Ouvir: Arcada longa')
  await expect(sound).toHaveAttribute('preload', 'none')
  const length = await sound.evaluate(async (audio: HTMLAudioElement) => {
    audio.muted = true
    await audio.play()
    return audio.duration
  })
  expect(Math.round(length * 10)).toBe(5)

  const turn = page.getByRole('region', { name: 'Em 360°' })
  await turn.getByText('Girar o produto (8 imagens)').click()
  await turn.getByRole('slider', { name: 'Girar' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(turn.getByRole('img', { name: /vista 2 de 8$/ })).toBeVisible()
  const box = await turn.getByRole('img').boundingBox()
  if (!box) throw new Error('No picture.')
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
  await page.mouse.down()
  await page.mouse.move(box.x + (box.width * 3) / 4, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await expect(turn.getByRole('img', { name: /vista 6 de 8$/ })).toBeVisible()
  expect(await violationsOn(page, { only: '#giro' })).toEqual([])
  expect(complaints).toEqual([])
})

test('a video at YouTube plays in place, and nothing is loaded from there before', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const loaded: string[] = []
  await context.route(/youtube/, (route) => {
    loaded.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<title>Vídeo</title>' })
  })
  await enterPanel(context, 'catalogo')
  const slug = 'breu-pirastro-goldflex'
  const id = await idOf(page, slug)
  await page.goto(`/admin/produtos/${id}`)
  const field = page.getByRole('textbox', { name: 'Vídeo', exact: true })
  await field.fill(`https://youtu.be/dQw4w9WgXcQ?t=${Date.now()}`)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await expect(page.getByText('Produto salvo.')).toBeVisible()

  await page.goto(`/${slug}`)
  await hydrated(page)
  const section = page.getByRole('region', { name: 'Vídeo' })
  await section.scrollIntoViewIfNeeded()
  expect(loaded).toEqual([])
  await section.getByRole('link', { name: 'Assistir ao vídeo' }).click()
  await expect(section.locator('iframe')).toHaveAttribute(
    'src',
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ/,
  )
  await expect.poll(() => loaded.length).toBe(1)
})

async function idOf(page: Page, slug: string): Promise<number> {
  const answer = await page.request.get(`/v2/front/url/product/detail?url=%2F${slug}`, {
    headers: { 'app-token': 'loja-virtual' },
  })

  return (await answer.json()).conteudo.id
}

async function picture(n: number) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="640"><rect width="640" height="640" fill="#f1eadf"/><rect x="${80 + 40 * n}" y="160" width="120" height="320" fill="#7a2e1f"/></svg>`
  const buffer = await sharp(Buffer.from(svg)).png().toBuffer()

  return { name: `${n}.png`, mimeType: 'image/png', buffer }
}

/** Half a second as a WAV of 8 bits. */
function tone(hertz: number): Buffer {
  const rate = 8_000
  const samples = Buffer.from(
    Uint8Array.from({ length: rate / 2 }, (_, i) => 128 + 60 * Math.sin((2 * Math.PI * hertz * i) / rate)),
  )
  const head = Buffer.alloc(44)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(36 + samples.length, 4)
  head.write('WAVEfmt ', 8, 'latin1')
  head.writeUInt32LE(16, 16)
  head.writeUInt16LE(1, 20)
  head.writeUInt16LE(1, 22)
  head.writeUInt32LE(rate, 24)
  head.writeUInt32LE(rate, 28)
  head.writeUInt16LE(1, 32)
  head.writeUInt16LE(8, 34)
  head.write('data', 36, 'latin1')
  head.writeUInt32LE(samples.length, 40)

  return Buffer.concat([head, samples])
}
