import { expect, type Page, test } from '@playwright/test'
import { sql } from 'drizzle-orm'
import { savePage } from '#platform/content/pages/save-page.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const PICTURE = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 600" width="1200" height="600"><rect width="1200" height="600" fill="#7a2e1f"/></svg>',
)

test('a scheduled banner appears on the home page by itself at its time', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'catalogo')
  try {
    await page.goto('/admin/conteudo/banners')
    await page.getByRole('button', { name: 'Novo grupo' }).click()
    await page.getByRole('textbox', { name: 'Nome' }).fill('Feira do painel')
    await page.getByRole('button', { name: 'Criar' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Feira do painel')

    await page.getByRole('button', { name: 'Novo banner' }).click()
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'feira.svg', mimeType: 'image/svg+xml', buffer: PICTURE })
    await page.getByRole('textbox', { name: /^O que a imagem mostra/ }).fill('Palco da feira de música')
    await page.getByLabel('Link', { exact: true }).fill('/violinos')
    await page.getByLabel('Aparece em').fill('2031-03-01T09:00')
    await expect(page.getByText('Ninguém vê um banner deste grupo nesse momento.')).toBeVisible()
    await page.getByLabel('Como fica em').fill('2031-03-01T09:00')
    await expect(page.getByText('1 banner aparece, nesta ordem:')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Control+s')
    await expect(page.getByText('Banners salvos. A loja já mostra.')).toBeVisible()

    await page.goto('/admin/conteudo/inicio')
    await page.getByRole('button', { name: 'Nova seção' }).click()
    await page.getByRole('menuitem', { name: 'Banners lado a lado' }).click()
    await page
      .getByRole('combobox', { name: 'Banners lado a lado: o que mostra' })
      .selectOption('Feira do painel')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Página inicial salva. A loja já mostra.')).toBeVisible()
    expect(await home(page)).not.toContain('Palco da feira de música')

    // From here on only the new date is saved: the shop itself has to notice when it is reached.
    await inShopDatabase((db) =>
      db.transaction(async (tx) => {
        await tx.execute(
          sql`update banners set data_inicial = now() + interval '3 seconds' where alt = 'Palco da feira de música'`,
        )
        await invalidateTags(tx, [tags.banner('feira-do-painel')])
      }),
    )
    expect(await home(page)).not.toContain('Palco da feira de música')
    await expect.poll(() => home(page)).toContain('Palco da feira de música')
  } finally {
    await inShopDatabase(async (db) => {
      await db.execute(sql`delete from inicio`)
      await db.execute(sql`delete from grupos_banners where hash = 'feira-do-painel'`)
      await invalidateTags(db, [tags.home, tags.banner('feira-do-painel')])
    })
  }
})

test('a page of one text is edited in blocks and moved, and the shop follows at once', {
  tag: '@long',
}, async ({ page, context }) => {
  const slug = 'oficina-do-painel'
  await inShopDatabase((db) =>
    savePage(
      { db },
      {
        slug,
        titulo: 'Oficina',
        indexar: false,
        html: '<h2>Ajustes</h2><p>Regulamos a alma e o cavalete.</p><details><summary>Quanto demora?</summary><p>Três dias.</p></details>',
      },
    ),
  )
  try {
    await enterPanel(context, 'catalogo')
    await page.goto('/admin/conteudo/paginas')
    await page.getByRole('link', { name: 'Oficina' }).click()
    const blocks = page.getByRole('list', { name: 'Blocos da página' }).locator('> li')
    await expect(blocks).toHaveCount(3)
    await page.getByRole('textbox', { name: 'Título', exact: true }).nth(1).fill('Ajustes e reparos')
    await page.getByRole('button', { name: 'Novo bloco' }).click()
    await page.getByRole('menuitem', { name: 'Chamada com botão' }).click()
    await expect(blocks.last().getByRole('textbox').first()).toBeFocused()
    await page.getByRole('textbox', { name: 'Botão' }).fill('Marcar uma visita')
    await page.getByRole('textbox', { name: 'Leva a' }).fill('/contato')
    // The call moves to the top, by keyboard alone.
    await page.getByRole('button', { name: 'Mover: Chamada com botão: Marcar uma visita' }).focus()
    for (const place of [3, 2, 1]) {
      await page.keyboard.press('ArrowUp')
      await expect(page.getByText(`lugar ${place} de 4`)).toBeAttached()
    }
    await expect(blocks.first()).toContainText('Chamada com botão')
    await page.getByRole('button', { name: 'Ver como fica' }).click()
    await expect(page.frameLocator('iframe').getByText('Marcar uma visita')).toBeVisible()
    await page.keyboard.press('Escape')
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await expect(page.getByText('Página salva.')).toBeVisible()

    const shop = await context.newPage()
    await shop.goto(`/pagina/${slug}`)
    await expect(shop.getByRole('heading', { name: 'Ajustes e reparos' })).toBeVisible()
    await expect(shop.getByRole('link', { name: 'Marcar uma visita' })).toHaveAttribute('href', '/contato')
    await expect(shop.getByText('Regulamos a alma e o cavalete.')).toBeVisible()

    await page.getByRole('textbox', { name: 'Endereço' }).fill('luthieria-do-painel')
    await page.keyboard.press('Control+s')
    await expect(page.getByRole('link', { name: 'Ver na loja' })).toHaveAttribute(
      'href',
      '/pagina/luthieria-do-painel',
    )
    await shop.goto(`/pagina/${slug}`)
    await expect(shop).toHaveURL(/\/pagina\/luthieria-do-painel$/)

    await page.getByRole('button', { name: 'Excluir página' }).click()
    await page.getByRole('button', { name: 'Excluir', exact: true }).click()
    await expect(page).toHaveURL(/\/admin\/conteudo\/paginas$/)
    expect((await shop.goto('/pagina/luthieria-do-painel'))?.status()).toBe(404)
  } finally {
    await inShopDatabase((db) => db.execute(sql`delete from paginas where titulo = 'Oficina'`))
  }
})

async function home(page: Page): Promise<string> {
  return (await page.request.get('/?dobra=2')).text()
}

async function expectAccessible(page: Page) {
  expect(await violationsOn(page, { except: 'iframe' })).toEqual([])
}
