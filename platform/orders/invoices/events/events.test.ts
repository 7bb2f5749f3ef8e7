import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { openInvoiceCredentials } from '../account/credentials.ts'
import { eraseExpiredFiles } from '../files/erase-expired-files.ts'
import { openInvoiceShop } from '../fiscal.fixtures.ts'
import { advanceDueNotes } from '../issue/advance-note.ts'
import { refOf } from '../notes/note-rows.ts'
import { receiveNotification } from '../receive-notification.ts'
import { contasNfe, notasFiscais } from '../tables.ts'

type Answer = OrderNotes & { code: string; mensagens: { mensagem: string }[] }

let at: Awaited<ReturnType<typeof openInvoiceShop>>

beforeAll(async () => {
  at = await openInvoiceShop()
})
afterAll(() => at.close())
beforeEach(async () => {
  await at.reset()
  await at.ask('PUT', '/settings/invoices/accounts/producao', { token: at.focus.tokens.producao })
  const { versao } = (await at.ask<{ versao: number }>('GET', '/settings/invoices')).body
  const on = { ambiente: 'producao', automatica: false, informacoes: '', versao }
  expect((await at.ask('PUT', '/settings/invoices', on)).status).toBe(200)
})

/** An order of three pieces with its authorized invoice. */
async function invoiced() {
  const id = await at.paidOrder({ quantidade: 3 })
  const { body } = await at.ask<Answer>('POST', `/orders/${id}/invoices`, {})
  const nota = body.notas[0]?.id ?? ''
  await at.work()
  at.focus.settle(refOf(nota))
  await later()

  return { id, nota }
}

async function later(ms = 20 * MINUTE_MS) {
  at.shop.advance(ms)
  await advanceDueNotes(at.context())
  await at.work()
}

function cancel(nota: string, justificativa = 'O cliente desistiu da compra') {
  return at.ask<Answer>('POST', `/invoices/${nota}/cancellation`, { justificativa })
}

describe('a cancellation', () => {
  test('is mailed once to the buyer who got the invoice, and sent to webhooks', async () => {
    const { id, nota } = await invoiced()
    await at.shop.pool.query(
      `insert into webhooks (nome, url, segredo, criado_em, eventos)
       values ('ERP', 'https://erp.example/', repeat('s', 40), now(), '{nota.cancelada}')`,
    )
    const [before] = (await at.notesOf(id)).notas
    await cancel(nota)
    await at.work()
    await later()

    expect(at.mailbox.messages.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Nota fiscal do pedido nº \d+$/),
      expect.stringMatching(/^Nota fiscal do pedido nº \d+ cancelada$/),
    ])
    expect(at.mailbox.messages[1]?.attachments).toEqual([])
    const { rows } = await at.shop.pool.query('delete from webhooks_entregas returning evento, dados')
    expect(rows).toEqual([
      { evento: 'nota.cancelada', dados: { id, nota: before?.numero, chave: before?.chave } },
    ])
    await at.shop.pool.query('delete from webhooks')
  })

  test('takes the invoice from the order and keeps its XML; another one can be issued', async () => {
    const { id, nota } = await invoiced()
    expect((await cancel(nota)).status).toBe(200)
    await at.work()

    expect(await at.notesOf(id)).toMatchObject({
      emitivel: true,
      notas: [
        {
          situacao: 'cancelada',
          justificativa: 'O cliente desistiu da compra',
          arquivos: ['xml', 'danfe', 'cancelamento'],
          cancelavelAte: null,
        },
      ],
    })
    expect((await at.ask<AdminOrder>('GET', `/orders/${id}`)).body.notaFiscal).toBeNull()
    expect((await cancel(nota)).body.code).toBe('NotaNaoPermite')
  })

  test('after a day is refused with what to do instead', async () => {
    const { id, nota } = await invoiced()
    at.shop.advance(2 * DAY_MS)
    const { status, body } = await cancel(nota)

    expect({ status, code: body.code }).toEqual({ status: 422, code: 'NotaRecusada' })
    expect(body.mensagens[0]?.mensagem).toMatch(/prazo para cancelar acabou.*nota de devolução/)
    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'autorizada', cancelavelAte: null }])
  })

  test('whose answer is lost is found out', async () => {
    const { id, nota } = await invoiced()
    at.focus.setFaults({ semResposta: true })
    expect((await cancel(nota)).body.code).toBe('ProvedorIndisponivel')
    at.focus.setFaults({})
    await later()

    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'cancelada' }])
  })

  test('needs fifteen letters', async () => {
    const { nota } = await invoiced()

    expect((await cancel(nota, 'curta')).status).toBe(400)
  })
})

test('correction letters are kept, the last of them with its files', async () => {
  const { id, nota } = await invoiced()
  for (const texto of ['A transportadora é a PAC Sul', 'A transportadora é a PAC Norte']) {
    expect((await at.ask('POST', `/invoices/${nota}/corrections`, { texto })).status).toBe(200)
    await at.work()
  }

  expect((await at.notesOf(id)).notas).toMatchObject([
    {
      situacao: 'autorizada',
      cartas: [
        { numero: 1, texto: 'A transportadora é a PAC Sul' },
        { numero: 2, texto: 'A transportadora é a PAC Norte' },
      ],
      arquivos: ['xml', 'danfe', 'cartaXml', 'carta'],
    },
  ])
  const { body, headers } = await at.ask<string>('GET', `/invoices/${nota}/files/carta`)
  expect(body).toMatch(/^%PDF/)
  expect(headers.get('content-disposition')).toContain('-correcao.pdf')
})

describe('goods that came back', () => {
  async function delivered() {
    const { id, nota } = await invoiced()
    await at.shop.pool.query(`update pedidos set situacao = 'devolvido' where id = $1`, [id])

    return { id, nota }
  }

  function giveBack(id: string, quantidade: number, posicao = 0) {
    return at.ask<Answer>('POST', `/orders/${id}/invoices/return`, { itens: [{ posicao, quantidade }] })
  }

  test('enter the store by an invoice of their own, in proportion', async () => {
    const { id, nota } = await delivered()
    const { chave } = (await at.notesOf(id)).notas[0] ?? {}
    const { body } = await giveBack(id, 2)
    const [back] = body.notas
    await at.work()

    expect(at.focus.notes.get(`producao ${refOf(back?.id ?? '')}`)?.note).toMatchObject({
      tipo_documento: '0',
      finalidade_emissao: '4',
      natureza_operacao: 'Devolução de venda de mercadoria',
      notas_referenciadas: [{ chave_nfe: chave }],
      valor_produtos: '200.00',
      valor_desconto: '20.00',
      valor_frete: '16.67',
      valor_total: '196.67',
      formas_pagamento: [{ forma_pagamento: '90', valor_pagamento: '0.00' }],
      items: [{ cfop: '2202', quantidade_comercial: '2' }],
    })
    at.focus.settle(refOf(back?.id ?? ''))
    await later()
    expect((await at.notesOf(id)).notas).toMatchObject([
      { tipo: 'devolucao', situacao: 'autorizada', arquivos: ['xml', 'danfe'] },
      { id: nota, situacao: 'autorizada' },
    ])
    // Only the buyer's own invoice is mailed.
    expect(at.mailbox.messages).toHaveLength(1)
  })

  test('are no more than were sold, over all returns', async () => {
    const { id } = await delivered()
    expect((await giveBack(id, 4)).status).toBe(422)
    expect((await giveBack(id, 1, 5)).status).toBe(422)
    expect((await giveBack(id, 2)).status).toBe(200)

    expect((await giveBack(id, 2)).status).toBe(422)
    expect((await giveBack(id, 1)).status).toBe(200)
    expect(await at.notesOf(id)).toMatchObject({ devolvivel: false })
  })

  test('need an invoice of the sale', async () => {
    const id = await at.paidOrder()
    await at.shop.pool.query(`update pedidos set situacao = 'devolvido' where id = $1`, [id])

    expect((await giveBack(id, 1)).body.code).toBe('NotaNaoPermite')
  })
})

describe('a notification', () => {
  async function received(body: string, secret?: string) {
    const [account] = await at.shop.db.select().from(contasNfe)
    const { secrets } = at.context()
    const right = account ? openInvoiceCredentials(secrets, account).segredoAvisos : ''

    return receiveNotification(at.context(), { ambiente: 'producao', secret: secret ?? right, body })
  }

  test('has the invoice read again at once, however often and in whatever order it comes', async () => {
    const id = await at.paidOrder()
    const { body } = await at.ask<Answer>('POST', `/orders/${id}/invoices`, {})
    const ref = refOf(body.notas[0]?.id ?? '')
    await at.work()
    at.focus.settle(ref)
    const stale = JSON.stringify({ ref, status: 'erro_autorizacao', status_sefaz: '778' })
    for (const text of [JSON.stringify({ ref, status: 'autorizado' }), stale, stale])
      expect(await received(text)).toBe(true)
    await at.work()
    await received(stale)
    await at.work()

    expect((await at.notesOf(id)).notas).toMatchObject([
      { situacao: 'autorizada', arquivos: ['xml', 'danfe'] },
    ])
    expect(at.mailbox.messages).toHaveLength(1)
  })

  test('with another secret counts for nothing', async () => {
    const { nota } = await invoiced()
    expect(await received(JSON.stringify({ ref: refOf(nota) }), 'outro-segredo')).toBe(false)

    const [row] = await at.shop.db.select().from(notasFiscais).where(eq(notasFiscais.id, nota))
    expect(row?.conferirEm).toBeNull()
  })

  test('about an invoice of another system is taken and ignored', async () => {
    expect(await received(JSON.stringify({ ref: 'erp-12' }))).toBe(true)
    expect(await received(JSON.stringify({ ref: `nfe${'0'.repeat(32)}` }))).toBe(true)
  })

  test('that is none is an error', async () => {
    await expect(received('{"ref":')).rejects.toThrow(SyntaxError)
    await expect(received('{}')).rejects.toMatchObject({ name: 'ZodError' })
  })
})

test('files go after five years, once the buyer is erased from the order', async () => {
  const { id } = await invoiced()
  const later = { ...at.context(), now: new Date('2032-01-01T12:00:00Z') }
  await eraseExpiredFiles(later)
  expect((await at.notesOf(id)).notas).toMatchObject([{ arquivos: ['xml', 'danfe'] }])
  await at.shop.pool.query(
    `update pedidos set email = '', comprador = comprador || '{"documento": ""}' where id = $1`,
    [id],
  )
  await eraseExpiredFiles(at.context())
  expect((await at.notesOf(id)).notas).toMatchObject([{ arquivos: ['xml', 'danfe'] }])

  await eraseExpiredFiles(later)
  const { notas } = await at.notesOf(id)
  expect(notas).toMatchObject([{ arquivos: [], situacao: 'autorizada' }])
  expect(await later.storage.read(`notas/${notas[0]?.id}/nota.xml`)).toBeNull()
})

test('an invoice is mailed again on request, and only one with fiscal value', async () => {
  const { nota } = await invoiced()
  expect((await at.ask('POST', `/invoices/${nota}/mails`)).status).toBe(200)
  await at.work()
  expect(at.mailbox.messages).toHaveLength(2)

  await cancel(nota)
  await at.work()
  expect((await at.ask<Answer>('POST', `/invoices/${nota}/mails`)).body.code).toBe('NotaNaoPermite')
})
