import { inflateSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { complaintsOf, hydrated, WIDTHS } from './support/addresses.ts'
import { answerConsent } from './support/answer-consent.ts'
import { deliver, identify } from './support/checkout-steps.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { violationsOn } from './support/violations.ts'

const TOOL = '/ferramentas/tamanho'

test('a parent measures, finds the size, and buys the right violin', async ({ page }) => {
  await answerConsent(page)
  const complaints = complaintsOf(page)
  const events = heard(page)
  await open(page, TOOL)
  await page.getByRole('navigation', { name: 'Instrumento' }).getByRole('link', { name: 'Violino' }).click()
  await page.getByRole('textbox', { name: 'Braço (cm)' }).fill('57')
  await page.getByRole('textbox', { name: 'Idade (anos)' }).fill('9')
  await page.getByRole('button', { name: 'Ver o tamanho' }).click()

  const result = page.getByRole('region', { name: 'Tamanho 3/4' })
  await expect(result).toBeInViewport()
  await expect(result).toContainText('É o tamanho do violino para 57 cm de braço.')
  await expect(result).toContainText('O próximo tamanho, 4/4, vem com 60 cm de braço: dentro de ')
  await expect(result).toContainText('Pela idade de 9 anos seria o 1/2. Vale a primeira medida.')
  await expect(result).toContainText('Yamaha: 3/4')
  await expect.poll(() => termsOf(events)).toEqual(['Violino 3/4'])

  await result.getByRole('link', { name: /^Ver Violinos de estudo 3\/4/ }).click()
  await expect(page).toHaveURL(/\/violinos\/estudo\?tamanho=3-4$/)
  await page.locator('article').filter({ hasText: 'Eagle VE431' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/tamanho=3-4/)
  await expect(page.getByRole('radio', { name: '3/4' })).toBeChecked()
  await hydrated(page)
  await page.getByRole('button', { name: 'Comprar', exact: true }).first().click()
  await expect(page.getByRole('dialog').getByText('3/4', { exact: false }).first()).toBeVisible()
  await expect(page.getByText('No Tamanho certo, você encontrou')).toHaveCount(0)

  await open(page, '/checkout')
  await identify(page)
  await deliver(page)
  await page.getByRole('button', { name: 'Finalizar e pagar com Pix' }).click()
  await expect(page).toHaveURL(/\/minha-conta\/pedido\//)
  await expect(page.getByRole('main')).toContainText('Tamanho: 3/4')
  expect(complaints).toEqual([])
})

test('by keyboard, a guitar is chosen by height, and the tables that differ are named', {
  tag: '@long',
}, async ({ page }) => {
  await open(page, TOOL)
  await page.getByRole('link', { name: 'Violão de náilon', exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Altura (cm)' }).focus()
  await page.keyboard.type('125')
  await page.keyboard.press('Enter')

  const result = page.getByRole('region', { name: 'Tamanho 1/2' })
  await expect(result).toContainText('As tabelas divergem')
  await expect(result.getByRole('listitem')).toHaveText(['Hardon Guitars: 1/2', 'Moms.de: 3/4'])
  await result.getByRole('link', { name: /^Ver / }).click()
  await expect(page).toHaveURL(/comprimento-da-escala=510..555/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the cart says that a violin is of another size than the one that was found', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=violino&braco=57`)
  await open(page, '/violino-eagle-ve431-com-estojo-e-arco?tamanho=1-4')
  await page.getByRole('button', { name: 'Comprar', exact: true }).first().click()

  await expect(page.getByText('Este é 1/4. No Tamanho certo, você encontrou 3/4.').first()).toBeVisible()
  await page.goto('/checkout/carrinho')
  await expect(page.getByText('Este é 1/4. No Tamanho certo, você encontrou 3/4.').first()).toBeVisible()
})

test('the cart judges an instrument whose name does not say that it is one', { tag: '@long' }, async ({
  page,
}) => {
  const slug = 'violino-eagle-ve431-com-estojo-e-arco'
  const rename = (nome: string) =>
    inShopDatabase((db) => db.execute(sql`update produtos set nome = ${nome} where slug = ${slug}`))
  await open(page, `${TOOL}?instrumento=violino&braco=57`)
  await open(page, `/${slug}?tamanho=1-4`)
  await page.getByRole('button', { name: 'Comprar', exact: true }).first().click()
  await expect(page.getByText('Este é 1/4. No Tamanho certo, você encontrou 3/4.').first()).toBeVisible()

  await rename('Eagle VE431 com estojo')
  try {
    await page.goto('/checkout/carrinho')
    await expect(
      page.getByRole('link', { name: 'Eagle VE431 com estojo', exact: true }).first(),
    ).toBeVisible()
    await expect(page.getByText('Este é 1/4. No Tamanho certo, você encontrou 3/4.').first()).toBeVisible()

    await open(page, '/')
    await page.getByRole('banner').getByRole('link', { name: 'Sacola de compras, 1 item' }).click()
    const line = page
      .getByRole('dialog', { name: 'Sacola de compras' })
      .getByRole('article', { name: 'Eagle VE431 com estojo' })
    await expect(line).toContainText('Este é 1/4. No Tamanho certo, você encontrou 3/4.')
  } finally {
    await rename('Violino Eagle VE431 com estojo e arco')
  }
})

test('the found size is chosen on a product’s page, said if it has none, and offered in listings', {
  tag: '@long',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  await open(page, `${TOOL}?instrumento=violino&braco=51`)
  await expect(page.getByRole('region', { name: 'Tamanho 1/4' })).toBeVisible()
  await open(page, '/violino-eagle-ve431-com-estojo-e-arco')
  await expect(page).toHaveURL(/\?tamanho=1-4$/)
  await expect(page.getByRole('radio', { name: '1/4' })).toBeChecked()
  await expect(page.getByText('Seu tamanho: 1/4. É o deste.')).toBeVisible()
  expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])

  // Another choice stays, with the way back.
  await page.getByRole('radio', { name: '3/4' }).click()
  await expect(page.getByText('Seu tamanho: 1/4. Escolher 1/4')).toBeVisible()
  await expect(page).not.toHaveURL(/tamanho=1-4/)
  await page.getByRole('link', { name: 'Escolher 1/4' }).click()
  await expect(page.getByRole('radio', { name: '1/4' })).toBeChecked()

  await open(page, '/violino-eagle-ve441-4-4-com-estojo-e-arco')
  await expect(page.getByText('Seu tamanho: 1/4, que este produto não tem.')).toBeVisible()

  await open(page, '/violinos/estudo')
  await page.getByRole('link', { name: /^Só 1\/4, o seu tamanho/ }).click()
  await expect(page).toHaveURL(/\/violinos\/estudo\?tamanho=1-4$/)
  await expect(page.getByRole('link', { name: /^Só 1\/4/ })).toHaveCount(0)
  // Of several instruments: a filter by size would find cellos too.
  await open(page, '/violinos')
  await page.getByRole('link', { name: 'Só Violinos de estudo 1/4, o seu tamanho' }).click()
  await expect(page).toHaveURL(/\/violinos\/estudo\?tamanho=1-4$/)
  await open(page, '/busca?q=corda+para+violino')
  await expect(page.getByRole('link', { name: /^Só 1\/4, o seu tamanho/ })).toBeVisible()
  await open(page, '/violinos/violoncelos')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('link', { name: /o seu tamanho/ })).toHaveCount(0)
  expect(complaints).toEqual([])
})

test('in a list, instruments and strings of the found size are chosen', { tag: '@long' }, async ({
  page,
}) => {
  await open(page, `${TOOL}?instrumento=violino&braco=57`)
  await open(page, '/lista/volta-as-aulas')
  const chosen = (name: RegExp) => page.getByRole('combobox', { name }).locator('option:checked')

  await expect(chosen(/^Opção de Violino Michael/)).toHaveText('3/4')
  await expect(chosen(/^Opção de Espaleira/)).toHaveText('3/4 azul')
  await expect(chosen(/^Opção de Ukulele/)).toHaveText('Escolha')
})

test('product and category lead to the sizes of their instrument', { tag: '@long' }, async ({ page }) => {
  await page.goto('/violino-eagle-ve431-com-estojo-e-arco?tamanho=3-4')
  const fit = page.getByText('Tamanho 3/4: serve para quem tem braço de 56,5 a 60 cm.')
  await expect(fit).toBeVisible()
  await page.getByRole('radio', { name: '1/4' }).click()
  await expect(page.getByText('Tamanho 1/4: serve para quem tem braço de 47 a 51,8 cm.')).toBeVisible()
  await page.getByRole('link', { name: 'Descubra o tamanho certo' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tamanho certo do violino')

  await page.goto('/ukuleles')
  await page.getByRole('link', { name: /^Qual tamanho/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tamanho certo do ukulele')
  await page.goto('/busca?q=tamanho+violino')
  await expect(page.getByRole('link', { name: /Tamanho certo/ }).first()).toHaveAttribute(
    'href',
    '/ferramentas/tamanho',
  )
})

test('what is no measure is said beside its field', { tag: '@long' }, async ({ page }) => {
  await page.goto(`${TOOL}?instrumento=violoncelo&altura=14,5`)
  const field = page.getByRole('textbox', { name: 'Altura (cm)' })

  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveValue('14,5')
  await expect(field).toHaveAccessibleDescription(/Escreva em centímetros, de 70 a 230\./)
})

for (const width of WIDTHS)
  test(`at ${width} px the tool and the ruler are accessible, and nothing scrolls sideways`, {
    tag: '@long',
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [
      TOOL,
      `${TOOL}?instrumento=violino&braco=57&altura=9`,
      `${TOOL}/regua?instrumento=violino`,
    ]) {
      await open(page, path)
      expect(await violationsOn(page, { only: '#conteudo' })).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0)
    }
  })

test('printed on A4, 100 mm of the ruler are 100 mm of paper', async ({ page }) => {
  await open(page, `${TOOL}/regua?instrumento=violino`)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const lines = linesOf(pdf)

  expect(pagesOf(pdf)).toEqual([
    [210, 297],
    [210, 297],
  ])
  // The line to check the scale by, and the edges of the three strips of 25 cm.
  expect(lines.filter(({ length }) => Math.abs(length - 100) < 0.1)).toHaveLength(1)
  expect(lines.filter(({ length }) => Math.abs(length - 250) < 0.1)).toHaveLength(3)
})

test('printed, there is the ruler and no more', { tag: '@long' }, async ({ page }) => {
  await open(page, `${TOOL}/regua`)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('img', { name: /^Linha de 100 mm/ })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Régua de 0 a 25 cm' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Imprimir' })).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the size is found, and its listing opened', async ({ page }) => {
    await page.goto(TOOL)
    await page.getByRole('link', { name: 'Violoncelo', exact: true }).first().click()
    await page.getByRole('textbox', { name: 'Altura (cm)' }).fill('128')
    await page.getByRole('button', { name: 'Ver o tamanho' }).click()
    await expect(page.getByRole('heading', { name: 'Tamanho 1/2' })).toBeInViewport()
    await expect(page).toHaveURL(/instrumento=violoncelo&altura=128/)
    await page.getByRole('link', { name: /^Ver Violoncelos 1\/2/ }).click()

    await expect(page).toHaveURL(/violoncelos\?tamanho=1-2/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

type Heard = { nome: string; termo?: string }[]

function heard(page: Page): Heard {
  const events: Heard = []
  page.on('request', (request) => {
    if (request.url().endsWith('/v2/front/events')) events.push(...request.postDataJSON().eventos)
  })

  return events
}

function termsOf(events: Heard): (string | undefined)[] {
  return events.filter(({ nome }) => nome === 'find_size').map(({ termo }) => termo)
}

const MM_PER_POINT = 25.4 / 72

/** The sizes of a PDF's pages in whole millimetres. */
function pagesOf(pdf: Buffer): number[][] {
  return [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, ...sides]) =>
    sides.map((points) => Math.round(Number(points) * MM_PER_POINT)),
  )
}

type Matrix = readonly [number, number, number, number, number, number]

/** The straight lines that a PDF draws, with their length on paper in millimetres. */
function linesOf(pdf: Buffer): { length: number }[] {
  return contentsOf(pdf).flatMap((content) => {
    let matrix: Matrix = [1, 0, 0, 1, 0, 0]
    const stack: Matrix[] = []
    let from: readonly [number, number] | null = null
    const lines: { length: number }[] = []
    for (const row of content.split('\n')) {
      const words = row.trim().split(/\s+/)
      const numbers = words.slice(0, -1).map(Number)
      const [x = 0, y = 0] = numbers
      switch (words.at(-1)) {
        case 'q':
          stack.push(matrix)
          break
        case 'Q':
          matrix = stack.pop() ?? matrix
          break
        case 'cm':
          matrix = product(numbers, matrix)
          break
        case 'm':
          from = placed(x, y, matrix)
          break
        case 'l': {
          const to = placed(x, y, matrix)
          if (from) lines.push({ length: Math.hypot(to[0] - from[0], to[1] - from[1]) * MM_PER_POINT })
          from = to
        }
      }
    }
    return lines
  })
}

function contentsOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')

  return [...text.matchAll(/\/FlateDecode[^>]*>>\s*stream\r?\n/g)].flatMap(({ index, 0: head }) => {
    const start = index + head.length
    const bytes = pdf.subarray(start, text.indexOf('endstream', start))
    const content = inflateSync(bytes).toString('latin1')
    return / cm\n/.test(content) ? [content] : []
  })
}

function product(
  [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: readonly number[],
  [g, h, i, j, k, l]: Matrix,
): Matrix {
  return [a * g + b * i, a * h + b * j, c * g + d * i, c * h + d * j, e * g + f * i + k, e * h + f * j + l]
}

function placed(x: number, y: number, [a, b, c, d, e, f]: Matrix): readonly [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

test('printed, there are the size and the table, without form and cards', { tag: '@long' }, async ({
  page,
}) => {
  await page.goto(`${TOOL}?instrumento=violino&braco=50`)
  await page.emulateMedia({ media: 'print' })

  await expect(page.getByRole('heading', { name: 'Tamanho 1/4' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Tamanhos do violino' })).toBeVisible()
  await expect(page.getByLabel('Braço (cm)')).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Violino 1/4 na loja' })).toBeHidden()
})
