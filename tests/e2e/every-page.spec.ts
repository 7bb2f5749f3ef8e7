import { expect, type Page, test } from '@playwright/test'
import { ALL_WIDTHS, complaintsOf, hydrated, PAGES, UNKNOWN } from './support/addresses.ts'
import { violationsOn } from './support/violations.ts'

/** Built like another page of the list, or read by axe in its own tests too: left to `npm run test:e2e`. */
const LIKE_OTHERS = [
  'categoria de segundo nível',
  'categoria de terceiro nível',
  'listagem filtrada',
  'marcas',
  'marca',
  'listas',
  'lista',
  'busca',
  'busca sem resultado',
  'comparação',
  'encontrar cordas',
  'ouvir às cegas',
  'tensão certa',
  'meu instrumento',
  'guia',
  'guias',
  'avaliações de um produto',
  'afinador',
  'diapasão',
  'metrônomo',
  'canhotos',
  'oficina',
  'tamanho certo',
  'produto com cores',
  'página institucional',
  'avaliações da loja',
  'central de atendimento',
  'sacola',
  'acesso',
  'categoria',
  'contato',
  'página que não existe',
]

// One visit for all checks of a page: loading it costs more than checking.
for (const { name, path } of [
  ...PAGES,
  { name: 'sacola', path: '/checkout/carrinho/' },
  { name: 'acesso', path: '/checkout/acesso' },
  { name: 'contato', path: '/contato' },
  { name: 'página que não existe', path: UNKNOWN },
]) {
  test.describe(name, { tag: LIKE_OTHERS.includes(name) ? '@long' : [] }, () => {
    test('fits the width, is in Portuguese with one title, passes axe, and logs no errors', async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await page.goto(path)
      await hydrated(page)

      await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
      await expect(page.locator('h1')).toHaveCount(1)
      expect(await scrolledSideways(page)).toEqual([])
      for (const width of [360, 1366])
        await test.step(`axe finds nothing at ${width} px`, async () => {
          await page.setViewportSize({ width, height: 800 })
          expect(await violationsOn(page)).toEqual([])
        })
      // The browser itself logs the status of the missing page.
      expect(complaints.filter((text) => path !== UNKNOWN || !text.includes('404'))).toEqual([])
    })
  })
}

/** The widths at which the page is wider than the screen, each with the page's width. */
async function scrolledSideways(page: Page) {
  const wider: { width: number; scrollWidth: number }[] = []
  for (const width of ALL_WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    if (scrollWidth > width) wider.push({ width, scrollWidth })
  }
  return wider
}
