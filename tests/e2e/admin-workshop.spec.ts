import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { eq } from 'drizzle-orm'
import { oficinaReservas } from '#platform/catalog/services/tables.ts'
import { createServiceOrder } from '#platform/orders/lifecycle/create-service-order.ts'
import { ordensOrcamentos, ordensServico } from '#platform/workshop/tables.ts'
import { logIn } from './support/log-in.ts'
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

test('a work order says what a reopening does, and that its bill lacks an e-mail until it has one', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.goto(`/admin/oficina/ordens/${await readyWorkOrder()}`)
  const missing = page.getByText(/^Este pedido está sem e-mail/)
  await expect(missing).toBeVisible()
  await page.getByRole('button', { name: 'Voltar à bancada' }).click()
  const reopening = page.getByRole('dialog', { name: 'Voltar à bancada' })
  await expect(reopening).toContainText('A outra ordem deste pedido fica como está.')
  await expect(reopening).toContainText('O tempo na agenda é do pedido inteiro')
  expect(await violationsOn(page)).toEqual([])
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Mudar os dados' }).click()
  const fields = page.getByRole('dialog', { name: 'Mudar os dados' })
  await fields.getByLabel('E-mail').fill('ana@exemplo.test')
  await fields.getByRole('button', { name: 'Salvar' }).click()
  await expect(fields).toHaveCount(0)
  await expect(page.getByText(/^A pagar pelo pedido/)).toBeVisible()
  await expect(missing).toHaveCount(0)
})

test('a photo that can not be sent waits for another try, and an amount that can not be read is not sent', {
  tag: '@long',
}, async ({ page, context }) => {
  await enterPanel(context, 'dono')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/oficina/ordens/nova')
  const field = (name: string) => page.getByRole('textbox', { name, exact: true })
  await field('Nome').fill('Rosa Lima')
  await field('E-mail').fill('rosa@exemplo.test')
  await field('Instrumento').fill('Violino 4/4')
  const photo = await page.screenshot()
  await page
    .getByLabel('Escolher fotos')
    .setInputFiles(['a.png', 'b.png'].map((name) => ({ name, mimeType: 'image/png', buffer: photo })))
  let sent = 0
  await page.route('**/work-orders/*/pictures', (route) => {
    sent += 1
    return sent === 2 ? route.abort() : route.continue()
  })
  await page.getByRole('button', { name: 'Receber', exact: true }).click()
  await expect(page.getByText('Falta uma foto.')).toBeVisible()
  expect(await violationsOn(page)).toEqual([])
  await page.getByRole('button', { name: 'Mandar as fotos' }).click()
  await expect(page.getByRole('img', { name: 'Como chegou, foto 2' })).toBeVisible()

  await page.getByRole('button', { name: 'Fazer orçamento' }).click()
  const amount = page.getByRole('textbox', { name: 'Valor' })
  await page.getByRole('textbox', { name: 'Serviço 1' }).fill('Colar o tampo')
  await page.getByRole('button', { name: 'Mandar o orçamento' }).click()
  await expect(amount).toHaveAccessibleDescription('Preencha este campo.')
  await amount.fill('12x')
  await page.getByRole('button', { name: 'Mandar o orçamento' }).click()
  await expect(amount).toHaveAccessibleDescription('Digite um valor como 1.299,90.')
  await expect(amount).toBeFocused()
  await expect(page.getByText(/^Orçamento 1/)).toHaveCount(0)
})

test('a photo that is refused holds up no other, and says why where it waits', { tag: '@long' }, async ({
  page,
  context,
}) => {
  const email = `picked-${Date.now()}@exemplo.test`
  await logIn(context, { email })
  await enterPanel(context, 'dono')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/admin/oficina/ordens/nova')
  await page.getByRole('button', { name: 'Receber', exact: true }).click()
  const name = page.getByRole('textbox', { name: 'Nome', exact: true })
  await expect(name).toHaveAccessibleDescription('Preencha este campo.')
  await page.getByRole('textbox', { name: /^Nome, CPF/ }).fill(email)
  await page.getByRole('option').first().click()
  await expect(name).not.toHaveValue('')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('button', { name: 'Tirar da conta' }).press('Enter')
  await expect(page.getByText('A ordem não fica em conta nenhuma.')).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('A ordem não fica')

  await name.fill('Rosa Lima')
  await page.getByRole('textbox', { name: 'E-mail', exact: true }).fill('rosa@exemplo.test')
  await page.getByRole('textbox', { name: 'Instrumento', exact: true }).fill('Violino 4/4')
  const photo = await page.screenshot()
  await page.getByLabel('Escolher fotos').setInputFiles([
    { name: 'a.png', mimeType: 'image/png', buffer: Buffer.from('no picture') },
    { name: 'b.png', mimeType: 'image/png', buffer: photo },
  ])
  await page.getByRole('button', { name: 'Receber', exact: true }).click()
  const notice = page.getByRole('alert').filter({ hasText: 'Falta uma foto.' })
  await expect(notice).toContainText('Não conseguimos ler esta foto.')
  await expect(notice).toBeFocused()
  await page.getByRole('button', { name: 'Tirar a.png' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Nenhuma foto falta.' })).not.toContainText(
    /Mande de novo|não conseguimos|nem todas/i,
  )
  await page.getByRole('button', { name: 'Abrir a ordem' }).click()
  await expect(page.getByRole('img', { name: 'Como chegou, foto 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Fazer orçamento' }).press('Enter')
  await expect(page.getByRole('textbox', { name: 'Serviço 1' })).toBeFocused()
})

/** The id of one of an order's two ready work orders, with a bill of more work that has no e-mail address. */
function readyWorkOrder(): Promise<string> {
  return inShopDatabase(async (db) => {
    const now = new Date()
    const billed = (servicosDe: string | null) =>
      createServiceOrder(
        { db, now },
        { chave: randomUUID(), idCliente: null, comprador: ANA, servicosDe, linhas: EXTRA },
      )
    const { id: idPedido } = await billed(null)
    const [order] = await db
      .insert(ordensServico)
      .values(
        [0, 1].map((posicao) => ({
          idPedido,
          posicao,
          tipo: 'regulagem' as const,
          nome: ANA.nomeRazao,
          email: '',
          celular: '+5541998765432',
          instrumento: 'Violino',
          situacao: 'pronta' as const,
          prontaEm: now,
          criadoEm: now,
          alteradoEm: now,
        })),
      )
      .returning({ id: ordensServico.id })
    if (!order) throw new Error('The work order is missing.')
    await db.insert(ordensOrcamentos).values({
      idOrdem: order.id,
      numero: 1,
      linhas: EXTRA,
      total: 9_000,
      minutos: 30,
      situacao: 'aprovado',
      validoAte: now,
      enviadoEm: now,
      enviadoPor: 'Rita',
      respondidoEm: now,
      idPedido: (await billed(idPedido)).id,
    })

    return order.id
  })
}

const EXTRA = [{ descricao: 'Trocar a pestana', valor: 9_000 }]

const ANA = {
  pessoa: 'F' as const,
  nomeRazao: 'Ana da bancada',
  documento: '52998224725',
  inscricaoEstadual: '',
  email: '',
  celular: '+5541998765432',
}

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
