import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { and, eq } from 'drizzle-orm'
import { writeStaticCode } from '#domain/payments/pix/write-pix-code.ts'
import { avisosPagamento, pagamentos, pixProprioCobrancas } from '#platform/payments/tables.ts'
import { answerConsent } from './support/answer-consent.ts'
import { placedOrder } from './support/placed-order.ts'
import { inShopDatabase } from './support/shop-database.ts'
import { enterPanel } from './support/staff.ts'
import { violationsOn } from './support/violations.ts'

const WIDTHS = [360, 768, 1024, 1366]

test('a Pix to the store’s own key is confirmed by the bank’s statement, and another one by hand', {
  tag: '@long',
}, async ({ page, context, browser }) => {
  await enterPanel(context, 'dono')
  const conta = await ownKey(context)
  const [first, second] = [await ownPixOrder(conta), await ownPixOrder(conta)]

  const buyer = await (await browser.newContext()).newPage()
  await answerConsent(buyer)
  await buyer.goto(first.url)
  await expect(buyer.getByText(/confira quem recebe: Loja Teste Ltda/)).toBeVisible()
  await expect(buyer.getByText(/Não é preciso mandar comprovante/)).toBeVisible()
  await expectWhole(buyer)

  await page.goto(`/admin/pix?busca=${first.txid}`)
  await expect(page.getByRole('row', { name: new RegExp(`Pedido ${first.numero}`) })).toBeVisible()
  await expectWhole(page)

  await page.getByRole('link', { name: 'Conferir pelo extrato' }).click()
  await page.locator('input[type=file]').setInputFiles(statement(first))
  await expect(page.getByText('Certo', { exact: true })).toBeVisible()
  await expect(
    page.getByRole('checkbox', { name: new RegExp(`Confirmar Pedido ${first.numero}`) }),
  ).toBeChecked()
  await expectWhole(page)
  await page.getByRole('button', { name: 'Confirmar 1 Pix' }).click()
  await expect(page.getByText('O que ele tem de pedidos já foi conferido.')).toBeVisible()
  await expect(buyer.getByRole('main').getByRole('status').first()).toContainText('Pagamento aprovado', {
    timeout: 30_000,
  })

  await page.goto(`/admin/pedidos/${second.id}`)
  await page.getByRole('button', { name: 'Conferir Pix' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Valor que entrou').fill('1,00')
  await dialog.getByRole('checkbox').check()
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog.getByRole('alert')).toContainText('O valor não é o do pedido')
  await expectWhole(page)
  await dialog.getByLabel('Valor que entrou').fill((second.valor / 100).toFixed(2).replace('.', ','))
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/admin/pix?estado=conferidos')
  await page.getByRole('button', { name: `Desfazer Pedido ${second.numero}` }).click()
  await dialog.getByLabel('O que houve').fill('Era de outra pessoa.')
  await dialog.getByRole('button', { name: 'Desfazer' }).click()
  await expect(dialog).toBeHidden()
  await page.goto(`/admin/pix?busca=${second.txid}`)
  await expect(page.getByRole('button', { name: `Conferir Pedido ${second.numero}` })).toBeVisible()
})

/** An account for the store's own key, as an owner adds it. */
async function ownKey({ request }: BrowserContext): Promise<string> {
  const response = await request.post(`${process.env['E2E_URL']}/v2/admin/settings/payment-accounts`, {
    headers: { origin: process.env['E2E_URL'] ?? '' },
    data: {
      provedor: 'pixProprio',
      ambiente: 'producao',
      nome: 'Chave da loja',
      metodos: { pix: { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 } },
      credenciais: { chave: 'pix@loja.example.com' },
    },
  })
  const account = await response.json()
  expect(response.status(), JSON.stringify(account)).toBe(200)

  return String(account.id)
}

/**
 * An order whose Pix goes to that account. The demonstration's account, which comes before it, takes all new payments, so
 * the charge is moved, once its provider's notification of it has been read: that would write its own details again.
 */
async function ownPixOrder(idConta: string) {
  const order = await placedOrder()
  await expect.poll(() => confirmedCharge(order)).toBeDefined()
  const payment = await confirmedCharge(order)
  if (!payment) throw new Error('The order has no payment.')
  const { id, valor } = payment

  return inShopDatabase(async (db) => {
    const txid = id.replaceAll('-', '').slice(0, 16).toUpperCase()
    const chave = 'pix@loja.example.com'
    const copiaECola = writeStaticCode({ chave, valor, txid, nome: 'Loja Teste', cidade: 'São Paulo' })
    const recebedor = { nome: 'Loja Teste Ltda', documento: '' }
    await db
      .insert(pixProprioCobrancas)
      .values({ id, txid, valor, copiaECola, recebedor, criadaEm: payment.criadoEm })
    await db
      .update(pagamentos)
      .set({ idConta, dados: { metodo: 'pix', copiaECola, proprio: { txid, ...recebedor } } })
      .where(eq(pagamentos.id, id))
    return { ...order, txid, valor }
  })
}

/** The order's payment, once a notification about it has been read. */
async function confirmedCharge({ id }: { id: string }) {
  const [found] = await inShopDatabase((db) =>
    db
      .select({ payment: pagamentos })
      .from(pagamentos)
      .innerJoin(avisosPagamento, eq(avisosPagamento.idCobranca, pagamentos.idProvedor))
      .where(and(eq(pagamentos.referencia, id), eq(avisosPagamento.resultado, 'conferido'))),
  )

  return found?.payment
}

function statement({ txid, valor }: { txid: string; valor: number }) {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' })
    .format(new Date())
    .replaceAll('-', '')
  const amount = (valor / 100).toFixed(2).replace('.', ',')
  const entry = `<STMTTRN>\n<TRNTYPE>CREDIT\n<DTPOSTED>${day}\n<TRNAMT>${amount}\n<FITID>${txid}\n<MEMO>PIX RECEBIDO ${txid}\n</STMTTRN>`

  return {
    name: 'extrato.ofx',
    mimeType: 'application/x-ofx',
    buffer: Buffer.from(`OFXHEADER:100\n\n<OFX>\n<BANKTRANLIST>\n${entry}\n</BANKTRANLIST>\n</OFX>`),
  }
}

/** Passes axe, and fits four widths. */
async function expectWhole(page: Page): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 })
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
  }
  expect(await violationsOn(page)).toEqual([])
}
