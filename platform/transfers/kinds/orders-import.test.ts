import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import type { Home } from '#contract/panel/panel.ts'
import type { ImportDetail, ImportItem } from '#contract/panel/transfers.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { eraseExpiredOrders } from '#platform/orders/buyer/erase-expired-orders.ts'
import { eraseOrders } from '#platform/orders/buyer/erase-orders.ts'
import { ordersReceived } from '#platform/orders/buyer/received-orders.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { pedidosEnvios } from '#platform/orders/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { exportFile } from '../exports/exports.ts'
import { csvLines } from '../files/csv-lines.ts'
import { transfersJobs } from '../jobs.ts'

/** The responses of all calls in these tests, merged. */
type Body = ImportDetail &
  Omit<AdminOrder, 'id' | 'situacao' | 'itens'> &
  Pick<Home, 'vendas' | 'maisVendidos' | 'funil'> & { itens: ImportItem[]; mensagens: string[] }

const KEY = '35240212345678000199550010000012341123456789'

const HEADER =
  'Pedido;Data;Situação;Cliente;CPF/CNPJ;E-mail;Celular;CEP;Endereço;Cidade;UF;Forma de pagamento;Cupom;Frete;Desconto;Total;Pago em;Entregue em;Envio;Rastreio;NF-e;Anotação;SKU;Produto;Quantidade;Preço unitário'

/** Two items, one of the shop and one unknown to it, with ten percent discount. */
const FILE = `${HEADER}
#1001;03/11/2026 14:30;Concluído;Clara Nunes;529.982.247-25;Clara@example.com;(11) 98765-4321;80020-310;Rua XV, 10;Curitiba;PR;Mercado Pago;NATAL;25,00;30,01;R$ 295,00;03/11/2026 15:00;10/11/2026 09:00;PAC;AA123;1234;Cliente antigo;V-1;Violão;2;100
#1001;;;;;;;;;;;;;;;;;;;;;;;Capa velha;1;100,01
`

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<Body>>
beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi<Body>(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'importacoes',
    'importacoes_colunas',
    'exportacoes',
    'produtos',
    'skus',
    'originais',
    'clientes',
    'pedidos',
    'movimentos_estoque',
    'webhooks',
    'pgboss.job',
  )
  await prepareFixtures(database.db)
  await saveProduct(database, sampleProduct('violao', { skus: [sampleSku('V-1', { estoque: 5 })] }))
})

describe('importing orders of another shop', () => {
  test('previews them, imports them completely, and changes nothing the second time', async () => {
    const id = await compared(FILE)
    expect((await items(id)).itens).toMatchObject([
      {
        chave: '1001',
        comparacao: 'nova',
        linha: 2,
        diferencas: expect.arrayContaining([
          { campo: 'Situação', antes: '', depois: 'Entregue' },
          { campo: 'Itens', antes: '', depois: '2 × Violão, 1 × Capa velha' },
          { campo: 'Total', antes: '', depois: `${formatBRL(295_00)}, com frete de ${formatBRL(25_00)}` },
          { campo: 'Rastreio', antes: '', depois: 'AA123' },
        ]),
      },
    ])
    expect(await count('pedidos')).toBe(0)
    await post(`/imports/${id}/run`)

    expect(await order()).toMatchObject({
      numeroAntigo: '1001',
      situacao: 'entregue',
      pagamento: 'pago',
      metodo: 'outro',
      pagamentoAntigo: 'Mercado Pago',
      cupom: 'NATAL',
      total: 295_00,
      subtotal: 300_01,
      criadoEm: '2026-11-03T17:30:00.000Z',
      pagoEm: '2026-11-03T18:00:00.000Z',
      comprador: { nomeRazao: 'Clara Nunes', email: 'clara@example.com', documento: '52998224725' },
      itens: [
        { sku: 'V-1', url: '/violao', idProduto: expect.any(Number), total: 179_99 },
        { sku: '', nome: 'Capa velha', idProduto: null, imagem: null, url: '', total: 90_01 },
      ],
      rastreio: { codigo: 'AA123', transportadora: 'PAC' },
      notaFiscal: { numero: '1234', chave: '' },
      anotacoes: [{ texto: 'Cliente antigo', nome: 'Pessoa de gerente' }],
      mudancas: [
        {
          evento: 'import',
          nome: 'Pessoa de gerente',
          nota: 'Pedido 1001 de outra loja, do arquivo arquivo.csv.',
        },
      ],
      acoes: [],
      pagamentos: [],
      direitos: { pagar: false, cancelar: false, devolver: false },
    })

    const again = await imported(FILE)
    expect(await detail(again)).toMatchObject({ comparacao: { igual: 1, nova: 0, alterada: 0, ruim: 0 } })
    expect(await count('pedidos')).toBe(1)
    expect(await count('pedidos_anotacoes')).toBe(1)
  })

  test('moves no stock, takes no payment, and notifies nobody', async () => {
    await database.pool.query(
      `insert into webhooks (nome, url, segredo, eventos, criado_em)
       values ('ERP', 'https://example.com', repeat('x', 32), '{pedido.criado,pedido.pago,pedido.alterado}', now())`,
    )
    const jobs = await count('pgboss.job')
    await imported(FILE)
    const { rows } = await database.pool.query(
      `select name from pgboss.job where name not like 'transfers.%' and name not like '\\_\\_pgboss%'`,
    )

    expect(jobs).toBe(0)
    expect(rows).toEqual([])
    expect(await count('reservas')).toBe(0)
    expect(await count('pagamentos')).toBe(0)
    expect(await count('webhooks_entregas')).toBe(0)
    const stock = await database.pool.query(`select estoque from skus where sku = 'V-1'`)
    expect(stock.rows).toEqual([{ estoque: 5 }])
  })

  test.each([
    ['Aguardando pagamento', 'situacao', 'ainda espera o pagamento na outra loja'],
    ['Voando', 'situacao', 'A situação “Voando” não é uma das que conhecemos'],
    ['', 'situacao', 'Falta a situação do pedido.'],
    ['31/02/2024', 'criadoEm', 'A data “31/02/2024” não é como'],
    ['01/01/2199', 'criadoEm', 'não pode ser a de um pedido já feito'],
    ['', 'criadoEm', 'Falta a data do pedido.'],
    ['', 'email', 'Falta o e-mail do cliente'],
    ['clara@', 'email', '“clara@” não é um e-mail'],
    ['', 'nomeRazao', 'Falta o nome do cliente'],
    ['11111111111', 'documento', 'O CPF ou CNPJ “11111111111” não existe.'],
    ['120,00', 'total', `O total ${formatBRL(120_00)} não fecha: itens ${formatBRL(100_00)}`],
    ['dez', 'frete', 'O frete “dez” não é um valor como'],
    ['0', 'quantidade', 'A quantidade “0” não é um número'],
    ['1.299', 'precoPor', 'O preço unitário “1.299” não é um valor como'],
    ['', 'produto', 'Falta o SKU ou o nome do produto.'],
    ['', 'pedido', 'Falta o número do pedido.'],
  ])('rejects “%s" as %s with the reason in the report', async (valor, campo, motivo) => {
    const good = {
      pedido: '7',
      criadoEm: '03/02/2024',
      situacao: 'Entregue',
      nomeRazao: 'Clara',
      documento: '',
      email: 'c@example.com',
      total: '110,00',
      frete: '10,00',
      produto: 'Capa',
      quantidade: '1',
      precoPor: '100',
    }
    const line = Object.values({ ...good, [campo]: valor }).join(';')
    const header = 'Pedido;Data;Situação;Cliente;CPF;E-mail;Total;Frete;Produto;Quantidade;Preço unitário'
    const id = await imported(`${header}\n${line}\n8;${Object.values(good).slice(1).join(';')}\n`)

    expect((await report(id)).slice(1)).toEqual([['2', expect.anything(), expect.stringContaining(motivo)]])
    expect(await count('pedidos')).toBe(1)
  })

  test('reports conflicting and separated lines of an order by line', async () => {
    const line = (pedido: string, cliente: string) =>
      `${pedido};03/02/2024;Entregue;${cliente};c@example.com;Capa;1;100`
    const id = await imported(
      `Pedido;Data;Situação;Cliente;E-mail;Produto;Quantidade;Preço unitário\n${line('1', 'Clara')}\n${line('1', 'Ana')}\n${line('2', 'Ana')}\n${line('3', 'Ana')}\n${line('2', 'Ana')}\n`,
    )

    expect((await report(id)).slice(1)).toEqual([
      ['3', '1', 'Aqui está “Ana”, e na linha 2, do mesmo pedido, “Clara”.'],
      ['6', '2', '2 já está na linha 4.'],
    ])
  })

  test('assigns them to the customer of their e-mail, who sees them in the shop', async () => {
    const { idCliente, token } = await loggedIn(database.db, { email: 'clara@example.com' })
    await imported(FILE)
    const shop = testApi<{ pedidos: unknown[]; titulo: string; texto: string; historico: unknown[] }>(
      database.db,
    )
    const own = { session: token }
    const { body } = await shop('GET', '/sale', own)

    expect(body.pedidos).toMatchObject([{ numeroAntigo: '1001', titulo: 'Entregue', total: 295_00 }])
    const { id } = await order()
    const seen = await shop('GET', `/sale/${id}`, own)
    expect(seen.body).toMatchObject({
      titulo: 'Entregue',
      texto: 'Esperamos que você tenha gostado.',
      numeroAntigo: '1001',
      historico: [
        { situacao: 'aguardandoPagamento' },
        { situacao: 'pagamentoAprovado' },
        { situacao: 'entregue' },
      ],
    })
    const { rows } = await database.pool.query('select id_cliente from pedidos')
    expect(rows).toEqual([{ id_cliente: idCliente }])
  })

  test('does not show them to a customer with only the same CPF', async () => {
    const { token } = await loggedIn(database.db, { documento: '52998224725' })
    await imported(FILE)
    const { body } = await testApi<{ pedidos: unknown[] }>(database.db)('GET', '/sale', { session: token })

    expect(body.pedidos).toEqual([])
  })

  test('keeps what the law requires when the customer is erased, and erases it after five years', async () => {
    const { idCliente } = await loggedIn(database.db, { email: 'clara@example.com' })
    await imported(FILE)
    await database.db.transaction((tx) => eraseOrders(tx, idCliente))
    const remaining = await database.pool.query('select email, id_cliente, comprador, endereco from pedidos')
    expect(remaining.rows).toMatchObject([
      {
        email: '',
        id_cliente: null,
        endereco: { cidade: 'Curitiba' },
        comprador: { nomeRazao: 'Clara Nunes', documento: '52998224725', email: '', celular: '' },
      },
    ])
    await eraseExpiredOrders({ db: database.db, now: new Date('2031-11-22T12:00:00Z') })

    expect(await order()).toMatchObject({
      comprador: { nomeRazao: 'Cliente', documento: '' },
      endereco: null,
    })
  })

  test('counts them in sales figures by payment date, and requests no reviews', async () => {
    await imported(FILE)
    const { body } = await api('GET', '/home?dias=30', { papel: 'gerente' })
    const { body: sold } = await api('GET', '/orders?vendidoDe=2026-11-01&vendidoAte=2026-11-21', {
      papel: 'gerente',
    })

    expect(body.vendas?.trintaDias).toMatchObject({ pedidos: 1, valor: 295_00 })
    // They come from no session in this shop.
    expect(body.funil).toMatchObject({ pagos: 0 })
    expect(body.maisVendidos).toMatchObject([{ url: '/violao', quantidade: 2, valor: 179_99 }])
    expect(sold).toMatchObject({
      total: 1,
      itens: [{ numeroAntigo: '1001', pagamento: 'pago', total: 295_00 }],
    })
    const [from, to] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-11-21T00:00:00Z')]
    const due = await database.db.execute(ordersReceived(from, to))
    expect(due).toMatchObject({ rows: [] })
  })

  test.each(['1001', 'capa', 'clara', '#1001'])('finds them by %s', async (busca) => {
    await imported(FILE)
    const { body } = await api('GET', `/orders?importado=sim&busca=${encodeURIComponent(busca)}`, {
      papel: 'gerente',
    })

    expect(body.total).toBe(1)
  })

  test('allows shipping, but no return, cancellation, refund or payment mail', async () => {
    await imported(FILE.replace('Concluído', 'Pago').replace('10/11/2026 09:00', ''))
    const { id, acoes, mails } = await order()
    const ask = (path: string, body: object, papel: Role = 'gerente') =>
      api('POST', `/orders/${id}/${path}`, { papel, body })

    expect([acoes, mails]).toEqual([['startPicking'], []])
    for (const [path, body] of [
      ['cancellation', {}],
      ['return', {}],
      ['return/received', { aVenda: true }],
      ['refunds', { idPagamento: id, valor: 100 }],
      ['mails', { tipo: 'pagamentoAprovado' }],
    ] as const)
      expect(await ask(path, body)).toMatchObject({ status: 409, body: { code: 'PedidoDeOutraLoja' } })
    expect((await api('GET', `/orders/${id}/invoice-data`, { papel: 'gerente' })).status).toBe(409)

    await api('POST', '/orders/picking', { papel: 'gerente', body: { ids: [id] } })
    expect(
      await ask('shipment', { envio: { codigo: 'BB123456785BR', transportadora: 'Correios' } }),
    ).toMatchObject({
      status: 200,
      body: {
        situacao: 'enviado',
        acoes: ['deliver'],
        mails: expect.arrayContaining(['enviado']),
        rastreio: { codigo: 'BB123456785BR', transportadora: 'Correios' },
      },
    })
  })

  test('updates them from later files until they change here', async () => {
    const going = (situacao: string, entregue = '') =>
      FILE.replace('Concluído', situacao).replace('10/11/2026 09:00', entregue)
    await imported(going('Enviado'))
    const id = await compared(going('Entregue', '12/11/2026 10:00'))
    expect((await items(id)).itens).toMatchObject([
      {
        comparacao: 'alterada',
        diferencas: [
          { campo: 'Situação', antes: 'Enviado', depois: 'Entregue' },
          { campo: 'Entregue em', antes: '', depois: '12/11/2026 às 10h00' },
        ],
      },
    ])
    await post(`/imports/${id}/run`)
    expect(await order()).toMatchObject({ situacao: 'entregue', entregueEm: '2026-11-12T13:00:00.000Z' })
    await post(`/imports/${id}/undo`)
    expect(await order()).toMatchObject({ situacao: 'enviado', entregueEm: null })

    await api('POST', `/orders/${(await order()).id}/delivery`, { papel: 'gerente' })
    const outdated = await compared(going('Enviado'))
    expect(await detail(outdated)).toMatchObject({ comparacao: { igual: 1 } })
  })

  test('rejects a changed total and a number used by another order', async () => {
    await imported(FILE)
    const dearer = await compared(FILE.replace('R$ 295,00', 'R$ 300,00').replace('25,00', '30,00'))
    const other = await compared(FILE.replaceAll('03/11/2026 14:30', '05/11/2026'))

    expect((await items(dearer)).itens[0]?.problemas).toMatchObject([
      { motivo: expect.stringContaining(`total de ${formatBRL(295_00)}, e aqui está ${formatBRL(300_00)}`) },
    ])
    expect((await items(other)).itens[0]?.problemas).toMatchObject([
      { motivo: expect.stringContaining('já tem o pedido 1001 de outra loja, de 03/11/2026') },
    ])
  })

  test('deletes them when undone, except those with notes written since', async () => {
    const second = FILE.split('\n').slice(1).join('\n').replaceAll('#1001', '#1002')
    const id = await imported(FILE + second)
    const { rows } = await database.pool.query(`select id from pedidos where numero_antigo = '1002'`)
    await api('POST', `/orders/${rows[0].id}/notes`, { papel: 'gerente', body: { texto: 'Ligou.' } })
    await post(`/imports/${id}/undo`)

    expect(await detail(id)).toMatchObject({ resultado: { desfeita: 1, mantida: 1 } })
    expect((await database.pool.query('select numero_antigo from pedidos')).rows).toEqual([
      { numero_antigo: '1002' },
    ])
  })

  test('of an export finds no differences, and recreates the same order in an empty shop', async () => {
    await imported(FILE)
    const file = await exported()
    const same = await compared(file)
    expect(await detail(same)).toMatchObject({ comparacao: { igual: 1, ruim: 0 } })

    const { id: before, numero: _number, mudancas: _steps, ...first } = await order()
    await database.pool.query('delete from pedidos')
    await imported(file)
    const { id: after, numero: _other, mudancas: _again, ...second } = await order()
    expect(after).not.toBe(before)
    expect(second).toEqual({
      ...first,
      anotacoes: [],
      paginaDoComprador: expect.any(String),
    })
  })

  test('needs the permission to edit orders', async () => {
    expect((await start(FILE, 'catalogo')).status).toBe(403)
    expect((await start(FILE, 'atendimento')).status).toBe(403)
    expect((await start(FILE, 'dono')).status).toBe(200)
  })
})

describe('importing changes to our own orders', () => {
  test('changes tracking, invoice and note, and nothing else', async () => {
    const { numero, id } = await placed('enviado')
    const file = `Pedido;Situação;Total;Rastreio;Transportadora;NF-e;Chave da NF-e;Anotação\n${numero};Cancelado;1,00;AA1;Correios;1234;${KEY};Conferido\n`
    const work = await compared(file)
    expect((await items(work)).itens).toMatchObject([
      {
        chave: String(numero),
        comparacao: 'alterada',
        diferencas: [
          { campo: 'Rastreio', antes: '', depois: 'AA1' },
          { campo: 'Transportadora', antes: '', depois: 'Correios' },
          { campo: 'NF-e', antes: '', depois: '1234' },
          { campo: 'Chave da NF-e', antes: '', depois: KEY },
          { campo: 'Anotação interna', antes: '', depois: 'Conferido' },
        ],
      },
    ])
    const before = await orderOf(id)
    await post(`/imports/${work}/run`)
    expect(await orderOf(id)).toMatchObject({
      situacao: 'enviado',
      total: before.total,
      itens: before.itens,
      rastreio: { codigo: 'AA1', transportadora: 'Correios' },
      notaFiscal: { numero: '1234', chave: KEY },
      anotacoes: [{ texto: 'Conferido' }],
    })
    expect(await detail(await compared(file))).toMatchObject({ comparacao: { igual: 1 } })

    await post(`/imports/${work}/undo`)
    expect(await orderOf(id)).toMatchObject({ rastreio: null, notaFiscal: null, anotacoes: [] })
  })

  test('keeps what somebody changed since when undone; an export has no differences', async () => {
    const { numero, id } = await placed('enviado')
    const work = await imported(`Pedido;Rastreio\n${numero};AA1\n`)
    await api('PUT', `/orders/${id}/tracking`, {
      papel: 'gerente',
      body: { envio: { codigo: 'CC3', transportadora: 'Jadlog', url: '' } },
    })
    await post(`/imports/${work}/undo`)

    expect(await detail(work)).toMatchObject({ resultado: { mantida: 1 } })
    expect(await orderOf(id)).toMatchObject({ rastreio: { codigo: 'CC3' } })
    expect(await detail(await compared(await exported()))).toMatchObject({ comparacao: { igual: 1 } })
  })

  test('lists every parcel of an order in its export, and changes none of several by a file', async () => {
    const { numero, id } = await placed('enviado')
    const parcel = { idPedido: id, transportadora: 'Jadlog', saiuEm: new Date() }
    await database.db.insert(pedidosEnvios).values([
      { ...parcel, volume: 1, codigo: 'A1', itens: [{ posicao: 0, quantidade: 1 }], entregueEm: new Date() },
      { ...parcel, volume: 2, codigo: 'A2', itens: [{ posicao: 0, quantidade: 1 }] },
    ])
    const file = await exported()

    const text = Buffer.from(file).toString()
    expect(text).toContain('Encomenda 1 · Jadlog A1 · 1 × ')
    expect(text).toContain('· entregue\nEncomenda 2 · Jadlog A2')
    expect(await detail(await compared(file))).toMatchObject({ comparacao: { igual: 1 } })
    const change = await compared(`Pedido;Rastreio\n${numero};A3\n`)
    expect((await items(change)).itens[0]?.problemas).toMatchObject([
      { motivo: expect.stringContaining('2 encomendas') },
    ])
  })

  test.each([
    ['Rastreio', 'AA1', 'aguardandoPagamento', 'O pedido ainda não saiu daqui'],
    ['NF-e', '1234', 'enviado', 'Falta a chave de acesso'],
    ['Chave da NF-e', '123', 'enviado', 'tem 44 caracteres'],
    ['Link do rastreio', 'javascript:alert(1)', 'enviado', 'precisa começar com http'],
  ])('refuses %s %s while %s', async (campo, valor, situacao, motivo) => {
    const { numero } = await placed(situacao)
    const id = await compared(`Pedido;${campo}\n${numero};${valor}\n`)

    expect((await items(id)).itens[0]?.problemas).toMatchObject([{ motivo: expect.stringContaining(motivo) }])
  })

  test('does not confuse them with another shop’s orders of the same number', async () => {
    const { numero } = await placed('enviado')
    await imported(FILE.replaceAll('#1001', String(numero)))

    expect(await count('pedidos')).toBe(2)
    expect((await imported(`Pedido;Rastreio\n99999999;AA1\n`)).length).toBeGreaterThan(0)
  })

  test('reports unknown orders', async () => {
    const id = await imported(`Pedido;Rastreio\n55;AA1\n`)

    expect((await report(id)).slice(1)).toEqual([['2', '55', 'A loja não tem este pedido.']])
  })
})

async function placed(situacao: string) {
  const { rows } = await database.pool.query<{ id: number; idProduto: number }>(
    `select id, id_produto as "idProduto" from skus where sku = 'V-1'`,
  )
  const [sku] = rows
  if (!sku) throw new Error('There is no SKU.')
  const { pedido } = await sampleOrder(testContext(database.db), { sku })
  await database.pool.query('update pedidos set situacao = $1 where id = $2', [situacao, pedido.id])

  return pedido
}

async function order() {
  const { rows } = await database.pool.query<{ id: string }>('select id from pedidos')

  return orderOf(rows[0]?.id ?? '')
}

async function orderOf(id: string) {
  return (await api('GET', `/orders/${id}`, { papel: 'gerente' })).body
}

async function start(file: string | Uint8Array, papel: Role = 'gerente') {
  const form = new FormData()
  form.set('tipo', 'pedidos')
  form.set('arquivo', new File([new Uint8Array(Buffer.from(file))], 'arquivo.csv'))

  return api('POST', '/imports', { papel, form })
}

async function compared(file: string | Uint8Array): Promise<string> {
  const { status, body } = await start(file)
  expect(status).toBe(200)
  await run()
  const { colunas, erro } = await detail(body.id)
  expect(erro).toBeNull()
  const said = await api('PUT', `/imports/${body.id}/columns`, {
    papel: 'gerente',
    body: { colunas: colunas.map(({ campo }) => campo) },
  })
  expect([said.status, said.body.mensagens]).toEqual([200, undefined])
  await run()

  return body.id
}

async function imported(file: string | Uint8Array): Promise<string> {
  const id = await compared(file)
  await post(`/imports/${id}/run`)

  return id
}

async function exported() {
  const { body } = await api('POST', '/exports/personal', {
    papel: 'gerente',
    body: { tipo: 'pedidos', formato: 'csv' },
  })
  await run()
  const file = await exportFile(await staffContext(database.db, 'gerente'), { id: body.id })

  return new Uint8Array(await new Response(file.stream()).arrayBuffer())
}

async function post(path: string) {
  const { status } = await api('POST', path, { papel: 'gerente' })
  expect(status).toBe(200)
  await run()
}

async function run() {
  while ((await runWaitingJobs(transfersJobs, testContext(database.db), openMailbox())) > 0);
}

async function detail(id: string) {
  return (await api('GET', `/imports/${id}`, { papel: 'gerente' })).body
}

async function items(id: string) {
  return (await api('GET', `/imports/${id}/items`, { papel: 'gerente' })).body
}

async function report(id: string): Promise<string[][]> {
  const { body } = await api('GET', `/imports/${id}/report`, { papel: 'gerente' })

  return csvLines(Buffer.from(String(body))).map(({ celulas }) => celulas)
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`select count(*)::integer as n from ${table}`)

  return rows[0]?.n ?? 0
}
