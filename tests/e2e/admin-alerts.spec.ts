import { createHash } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { inShopDatabase } from './shop-database.ts'
import { enterPanel } from './staff.ts'

test('the bell counts what is new, the list leads to it, and all can be marked as read', async ({
  page,
  context,
}) => {
  await enterPanel(context, 'dono')
  const cookie = (await context.cookies()).find(({ name }) => name === 'painel')
  await tell(cookie?.value ?? '', 2)
  await page.goto('/admin')
  const bell = page.getByRole('banner').getByRole('link', { name: 'Avisos: 2 avisos não lidos' })
  await expect(page.getByText('2 avisos não lidos', { exact: true })).toHaveRole('status')

  await bell.focus()
  await page.keyboard.press('Enter')
  const lines = page.getByRole('list', { name: 'Avisos' }).getByRole('listitem')
  await expect(lines).toHaveCount(2)
  await expect(lines.first()).toContainText('Pedido 2')
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSound(page)
  }

  await lines.first().getByRole('button', { name: 'Marcar como lido' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Avisos: 1 aviso não lido' })).toBeVisible()
  await expect(lines.first().getByRole('link', { name: 'Pedido novo' })).toBeFocused()

  await page.getByRole('button', { name: 'Marcar tudo como lido' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Avisos', exact: true })).toBeVisible()
  await page.getByLabel('Lidos ou não').selectOption('nao')
  await expect(page.getByRole('heading', { name: 'Nenhum aviso' })).toBeVisible()
})

test('what is chosen stays chosen', async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/minha-conta/avisos')
  const box = page.getByRole('checkbox', { name: 'Avaliação a moderar, por e-mail' })
  await expect(box).not.toBeChecked()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/me/alerts/choices'))
  await box.check()
  expect((await saved).status()).toBe(200)
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    await expectSound(page)
  }
  await page.reload()

  await expect(box).toBeChecked()
})

/** So many new orders are told to whose session this is. */
async function tell(token: string, count: number): Promise<void> {
  const hash = createHash('sha256').update(token).digest('hex')
  await inShopDatabase((db) =>
    db.execute(`
      insert into funcionarios_avisos
        (id_funcionario, id_tarefa, tipo, texto, caminho, criado_em, no_painel, por_email)
      select (select id_funcionario from funcionarios_sessoes where hash = '${hash}'), gen_random_uuid(), 'pedidoNovo', 'Pedido ' || n || '.', '/pedidos',
        now() + n * interval '1 second', true, false
      from generate_series(1, ${count}) n`),
  )
}

async function expectSound(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
