import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { NotePreview, OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { NO_TAXES } from '#domain/order/fiscal/tax-fields.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'
import { produtos, skus } from '#platform/catalog/tables.ts'
import { openInvoiceShop } from '../fiscal.fixtures.ts'
import { refOf } from '../notes/note-rows.ts'
import { advanceDueNotes } from './advance-note.ts'

type Answer = OrderNotes & { code: string; data: { problemas: { campo: string; link: string | null }[] } }

let at: Awaited<ReturnType<typeof openInvoiceShop>>

beforeAll(async () => {
  at = await openInvoiceShop()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

async function turnOn(ambiente: 'homologacao' | 'producao' = 'producao', automatica = false) {
  await at.ask('PUT', `/settings/invoices/accounts/${ambiente}`, { token: at.focus.tokens[ambiente] })
  const { versao } = (await at.ask<{ versao: number }>('GET', '/settings/invoices')).body
  const { status } = await at.ask('PUT', '/settings/invoices', {
    ambiente,
    automatica,
    informacoes: '',
    versao,
  })
  expect(status).toBe(200)
}

async function issued(id: string) {
  const { status, body } = await at.ask<Answer>('POST', `/orders/${id}/invoices`, {}, 'expedicao')
  expect(status, JSON.stringify(body)).toBe(200)
  await at.work()

  return body.notas[0]?.id ?? ''
}

function settle(nota: string, codigo?: string, mensagem = '') {
  return at.focus.settle(refOf(nota), codigo === undefined ? undefined : { codigo, mensagem })
}

/** The shop looks again, after enough time. */
async function later() {
  at.shop.advance(20 * MINUTE_MS)
  await advanceDueNotes(at.context())
  await at.work()
}

/** How many invoices the service has of an order; a slow call of an earlier test may add its own meanwhile. */
async function issuedFor(id: string): Promise<number> {
  const { numero } = (await order(id)).body

  return [...at.focus.notes.values()].filter(({ note }) => JSON.stringify(note).includes(`Pedido ${numero}.`))
    .length
}

function order(id: string) {
  return at.ask<AdminOrder>('GET', `/orders/${id}`)
}

test('an invoice is previewed, issued, authorized, kept, shown at the order and mailed', async () => {
  await turnOn()
  const id = await at.paidOrder()
  const preview = await at.ask<NotePreview>('POST', `/orders/${id}/invoices/preview`, {})
  expect(preview.body).toMatchObject({
    problemas: [],
    itens: [{ ncm: '92093000', cfop: '6108', icms: '102', quantidade: 1, valor: 11_500 }],
    totais: { produtos: 10_000, frete: 2_500, desconto: 1_000, total: 11_500 },
  })

  const nota = await issued(id)
  expect(await at.notesOf(id)).toMatchObject({
    emitivel: false,
    notas: [{ situacao: 'processando', tipo: 'venda' }],
  })
  expect(settle(nota)).toBe(true)
  await later()

  const [note] = (await at.notesOf(id)).notas
  expect(note).toMatchObject({
    situacao: 'autorizada',
    numero: expect.stringMatching(/^\d+$/),
    chave: expect.stringMatching(/^\d{44}$/),
    arquivos: ['xml', 'danfe'],
    conferirEm: null,
  })
  expect((await order(id)).body.notaFiscal).toEqual({
    numero: note?.numero,
    chave: note?.chave,
    url: '',
    arquivos: true,
  })
  const [mail] = at.mailbox.messages
  expect(mail).toMatchObject({ subject: expect.stringContaining('Nota fiscal do pedido') })
  expect(mail?.attachments.map(({ name, type }) => [name, type])).toEqual([
    [`nfe-${note?.numero}.xml`, 'application/xml'],
    [`nfe-${note?.numero}.pdf`, 'application/pdf'],
  ])
  expect(await mail?.attachments[0]?.text()).toContain(note?.chave)
  const file = await at.ask<string>('GET', `/invoices/${nota}/files/xml`, undefined, 'expedicao')
  expect(file.body).toContain(note?.chave)
  expect((await at.ask('GET', `/invoices/${nota}/files/danfe`, undefined, 'financeiro')).status).toBe(200)
  expect((await at.ask('GET', `/invoices/${nota}/files/xml`, undefined, 'leitura')).status).toBe(403)
})

test('the amounts that the service gets add up to what was paid', async () => {
  await turnOn()
  const id = await at.paidOrder({ quantidade: 3 })
  const nota = await issued(id)
  const sent = at.focus.notes.get(`producao ${refOf(nota)}`)?.note

  expect(sent).toMatchObject({
    data_emissao: expect.stringMatching(/^2026-11-21T12:\d\d:\d\d-03:00$/),
    valor_produtos: '300.00',
    valor_desconto: '30.00',
    valor_frete: '25.00',
    valor_total: '295.00',
    formas_pagamento: [{ forma_pagamento: '17', valor_pagamento: '295.00' }],
    codigo_municipio_destinatario: '4106902',
    cpf_destinatario: '52998224725',
    presenca_comprador: '2',
  })
  expect(sent).not.toHaveProperty('email_destinatario')
})

test('an invoice of the sandbox is neither shown at the order nor mailed, and one with value can follow', async () => {
  await turnOn('homologacao')
  const id = await at.paidOrder()
  settle(await issued(id))
  await later()

  expect(await at.notesOf(id)).toMatchObject({ emitivel: false, notas: [{ situacao: 'autorizada' }] })
  expect((await order(id)).body.notaFiscal).toBeNull()
  expect(at.mailbox.messages).toEqual([])
  await turnOn('producao')
  expect(await at.notesOf(id)).toMatchObject({ emitivel: true })
})

describe('an order is not invoiced', () => {
  test('while the store issues elsewhere', async () => {
    const id = await at.paidOrder()

    expect(await at.notesOf(id)).toMatchObject({ ambiente: null, emitivel: false })
    expect((await at.ask<Answer>('POST', `/orders/${id}/invoices`, {})).body.code).toBe('NotaNaoPermite')
  })

  test('before it is paid', async () => {
    await turnOn()
    const { id } = await at.shop.place()

    expect((await at.ask<Answer>('POST', `/orders/${id}/invoices`, {})).body.code).toBe('NotaNaoPermite')
  })

  test('twice, even by two people at once', async () => {
    await turnOn()
    const id = await at.paidOrder()
    const answers = await Promise.all([1, 2, 3].map(() => at.ask('POST', `/orders/${id}/invoices`, {})))

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  test('if another system did', async () => {
    await turnOn()
    const id = await at.paidOrder()
    await at.ask('PUT', `/orders/${id}/invoice`, { nota: { numero: '1', chave: '3'.repeat(44), url: '' } })

    expect(await at.notesOf(id)).toMatchObject({ emitivel: false })
  })

  test('without an NCM, and is once somebody fixes the product', async () => {
    await turnOn()
    const id = await at.paidOrder()
    await at.shop.pool.query('update produtos set ncm = null')
    await at.shop.pool.query('update pedidos_itens set ncm = null')
    const refused = await at.ask<Answer>('POST', `/orders/${id}/invoices`, {})
    expect(refused).toMatchObject({ status: 422, body: { code: 'NotaComPendencias' } })
    expect(refused.body.data.problemas).toMatchObject([
      { campo: 'ncm', link: `/produtos/${at.shop.sku.idProduto}` },
    ])
    await at.shop.db.update(produtos).set({ ncm: '92099200' })

    const nota = await issued(id)
    expect(at.focus.notes.get(`producao ${refOf(nota)}`)?.note.items[0]?.codigo_ncm).toBe('92099200')
    await at.shop.db.update(produtos).set({ ncm: '92093000' })
  })
})

test('a rejection is explained and said at the order; fixed, the same invoice is sent again', async () => {
  await turnOn()
  const id = await at.paidOrder()
  const nota = await issued(id)
  settle(nota, '778', 'Rejeicao: Informado NCM inexistente')
  await later()

  expect((await at.notesOf(id)).notas).toMatchObject([
    {
      situacao: 'rejeitada',
      codigo: '778',
      problemas: [{ campo: 'ncm', mensagem: expect.stringContaining('NCM') }],
      conferirEm: null,
    },
  ])
  expect((await order(id)).body.atencao).toMatch(/nota fiscal foi rejeitada.*NCM/)
  expect((await at.ask('POST', `/invoices/${nota}/retry`, {}, 'expedicao')).status).toBe(200)
  await at.work()
  settle(nota)
  await later()
  expect((await at.notesOf(id)).notas).toMatchObject([{ id: nota, situacao: 'autorizada', problemas: [] }])
  expect((await at.ask<Answer>('POST', `/invoices/${nota}/retry`, {})).body.code).toBe('NotaNaoPermite')
})

test('a denied invoice is over, and another one can be issued', async () => {
  await turnOn()
  const id = await at.paidOrder()
  settle(await issued(id), '302', 'Uso Denegado: Irregularidade fiscal do destinatario')
  await later()

  expect(await at.notesOf(id)).toMatchObject({
    emitivel: true,
    notas: [{ situacao: 'denegada', arquivos: ['xml'] }],
  })
})

describe('nothing is lost and nothing issued twice', () => {
  test.each([
    ['is away', { foraDoAr: true }],
    ['breaks off after its work', { semResposta: true }],
    ['answers nonsense after its work', { lixo: true }],
    ['is too slow', { lentidao: 1_500 }],
    ['does not take the token any more', { tokenVencido: true }],
  ])('if the service %s', async (_, faults) => {
    await turnOn()
    const id = await at.paidOrder()
    at.focus.setFaults(faults)
    const nota = await issued(id)
    expect((await at.notesOf(id)).notas).toMatchObject([
      {
        situacao: 'pendente',
        falha: expect.stringMatching(/semResposta|acesso/),
        conferirEm: expect.any(String),
      },
    ])
    at.focus.setFaults({})
    await later()
    settle(nota)
    await later()

    expect((await at.notesOf(id)).notas).toMatchObject([{ id: nota, situacao: 'autorizada', falha: null }])
    expect(await issuedFor(id)).toBe(1)
    expect(at.mailbox.messages).toHaveLength(1)
  })

  test('if the token expired, which the order says', async () => {
    await turnOn()
    const id = await at.paidOrder()
    at.focus.setFaults({ tokenVencido: true })
    await issued(id)

    expect((await order(id)).body.atencao).toMatch(/A nota fiscal espera\. A Focus NFe não aceitou o token/)
  })

  test('if the files are not there yet', async () => {
    await turnOn()
    const id = await at.paidOrder()
    const nota = await issued(id)
    settle(nota)
    at.focus.setFaults({ lixo: true })
    await later()
    expect((await at.notesOf(id)).notas).toMatchObject([{ arquivos: [] }])
    at.focus.setFaults({})
    await later()

    expect((await at.notesOf(id)).notas).toMatchObject([
      { situacao: 'autorizada', arquivos: ['xml', 'danfe'] },
    ])
  })
})

describe('on payment', () => {
  test('an invoice is issued by itself, once', async () => {
    await turnOn('producao', true)
    const id = await at.paidOrder()
    await at.work()

    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'processando' }])
    expect(at.focus.notes.size).toBe(1)
  })

  test('an invoice waits while the token is not taken, and goes with the next one', async () => {
    await turnOn('producao', true)
    const id = await at.paidOrder()
    at.focus.setFaults({ tokenVencido: true })
    await at.work()
    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'pendente', falha: 'acesso' }])
    expect((await order(id)).body.atencao).toMatch(/A nota fiscal espera\. A Focus NFe não aceitou o token/)

    at.focus.setFaults({})
    await at.ask('PUT', '/settings/invoices/accounts/producao', { token: at.focus.tokens.producao })
    await advanceDueNotes(at.context())

    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'processando', falha: null }])
    expect(await issuedFor(id)).toBe(1)
  })

  test('what is missing is said at the order', async () => {
    await turnOn('producao', true)
    await at.shop.pool.query('update produtos set ncm = null')
    const { id, idPagamento } = await at.shop.place()
    await at.shop.pool.query('update pedidos_itens set ncm = null')
    await at.shop.payAndSettle(idPagamento)
    await at.work()
    await at.shop.db.update(produtos).set({ ncm: '92093000' })

    expect((await at.notesOf(id)).notas).toEqual([])
    expect((await order(id)).body.atencao).toMatch(/A nota fiscal não saiu\. Informe o NCM/)
  })

  test('it waits while a town’s code is known to the service alone, which is away', async () => {
    await turnOn('producao', true)
    const { id, idPagamento } = await at.shop.place()
    await at.shop.pool.query(
      `update pedidos set endereco = endereco || '{"cidade": "Palmas", "cep": "85555000"}' where id = $1`,
      [id],
    )
    at.focus.setFaults({ foraDoAr: true })
    await at.shop.payAndSettle(idPagamento)
    await at.work()
    expect((await order(id)).body.atencao).toBeNull()
    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'pendente', falha: 'semResposta' }])
    at.focus.setFaults({})
    await later()

    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'processando', falha: null }])
  })

  test('after three days without an answer it asks for attention, and can be sent again', async () => {
    await turnOn('producao', true)
    at.focus.setFaults({ foraDoAr: true })
    const id = await at.paidOrder()
    await at.work()
    at.shop.advance(2 * DAY_MS)
    await later()
    expect((await order(id)).body.atencao).toBeNull()
    at.shop.advance(DAY_MS)
    await later()

    const [nota] = (await at.notesOf(id)).notas
    expect(nota).toMatchObject({ situacao: 'rejeitada', conferirEm: null })
    expect((await order(id)).body.atencao).toMatch(/A nota fiscal não saiu\. A Focus NFe não respondeu/)
    at.focus.setFaults({})
    await at.ask('POST', `/invoices/${nota?.id}/retry`, { codigoMunicipio: '' }, 'expedicao')
    await at.work()
    expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'processando' }])
  })

  test('nothing happens where the store does not want it', async () => {
    await turnOn()
    const id = await at.paidOrder()
    await at.work()

    expect((await at.notesOf(id)).notas).toEqual([])
  })
})

test('the IBGE code of a town comes from the CEP, from the service, or from a person', async () => {
  await turnOn()
  const id = await at.paidOrder()
  const move = (cidade: string, cep: string) =>
    at.shop.pool.query(
      `update pedidos set endereco = endereco || jsonb_build_object('cidade', $2::text, 'cep', $3::text) where id = $1`,
      [id, cidade, cep],
    )
  const problems = async (codigoMunicipio = '') =>
    (await at.ask<NotePreview>('POST', `/orders/${id}/invoices/preview`, { codigoMunicipio })).body.problemas

  await move('Palmas', '85555000')
  expect(await problems()).toEqual([])
  await move('Cidade Nova', '85555000')
  expect(await problems()).toMatchObject([{ campo: 'codigoMunicipio' }])
  expect(await problems('3509502')).toEqual([])
})

test('rules of the product say its taxes', async () => {
  await turnOn()
  const id = await at.paidOrder()
  const [sku] = await at.shop.db.select().from(skus)
  await at.ask('POST', '/settings/tax-rules', {
    idProduto: sku?.idProduto,
    idCategoria: null,
    destino: 'PR',
    campos: { ...NO_TAXES, unidade: 'JG', cfop: '6404', icms: '500', cest: '2800100' },
  })
  const nota = await issued(id)

  expect(at.focus.notes.get(`producao ${refOf(nota)}`)?.note.items).toMatchObject([
    { cfop: '6404', icms_situacao_tributaria: '500', cest: '2800100', unidade_comercial: 'JG' },
  ])
  expect(settle(nota)).toBe(true)
  await later()
  expect((await at.notesOf(id)).notas).toMatchObject([{ situacao: 'autorizada' }])
})
