import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { oficinaReservas } from '#platform/catalog/services/tables.ts'
import { ordensServico } from '#platform/workshop/tables.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const DAY_MS = 86_400_000

test('a job is moved by keyboard, its new day says first whether it fits, and the focus returns', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  const monday = nextMonday()
  const number = await bookedWorkOrder(monday)
  await page.goto(`/admin/oficina/agenda?visao=mes&dia=${monday}`)
  const button = page.getByRole('button', { name: `Mover OS ${number}` })
  const dialog = page.getByRole('dialog', { name: `Mover OS ${number}` })
  const target = dialog.getByLabel('Para o dia')
  await button.press('Enter')
  await expect(target).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(button).toBeFocused()

  await button.press('Enter')
  await target.press('Enter')
  await expect(target).toHaveAccessibleDescription('Preencha este campo.')
  await target.pressSequentially(typed(monday))
  await expect(target).toHaveAccessibleDescription('O trabalho já está neste dia.')
  await target.fill(typed(daysAfter(monday, -1)))
  await expect(dialog.getByRole('status')).toHaveText('A oficina está fechada neste dia.')
  await target.fill(typed(daysAfter(monday, 1)))
  await expect(dialog.getByRole('status')).toContainText(/^Livre neste dia: \d/)
  expect(await violationsOn(page)).toEqual([])
  await target.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Agora em terça, /)).toBeVisible()
  // The button that opened the dialog went to another day with its job.
  await expect(page.locator('main :focus')).toHaveCount(1)

  await inShopDatabase((db) =>
    db.update(ordensServico).set({ situacao: 'pronta' }).where(eq(ordensServico.numero, number)),
  )
  await page.reload()
  await expect(page.getByText(`OS ${number} Ana da agenda · 1 h · terminado`)).toBeVisible()
  await expect(button).toHaveCount(0)
})

test('an address that no work order can have says so, in words', { tag: '@long' }, async ({
  page,
  context,
}) => {
  await enterPanel(context, 'dono')
  await page.goto('/admin/oficina/ordens/1')

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não existe')
  await expect(page.getByText('UUID')).toHaveCount(0)
})

/** The number of a work order that has an hour of a day. */
function bookedWorkOrder(dia: string): Promise<number> {
  return inShopDatabase(async (db) => {
    const now = new Date()
    const [order] = await db
      .insert(ordensServico)
      .values({
        tipo: 'balcao',
        nome: 'Ana da agenda',
        email: 'ana@exemplo.test',
        instrumento: 'Violino',
        situacao: 'aprovada',
        criadoEm: now,
        alteradoEm: now,
      })
      .returning({ id: ordensServico.id, numero: ordensServico.numero })
    if (!order) throw new Error('The work order is missing.')
    await db.insert(oficinaReservas).values({ idOrdem: order.id, dia, minutos: 60 })

    return order.numero
  })
}

/** A Monday that has not come yet, `YYYY-MM-DD`. */
function nextMonday(): string {
  const today = new Date().toISOString().slice(0, 10)

  return daysAfter(today, 8 - (new Date(today).getUTCDay() || 7))
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}

function typed(day: string): string {
  return day.split('-').toReversed().join('/')
}
