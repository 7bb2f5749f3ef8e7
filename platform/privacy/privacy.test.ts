import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Message } from '#contract/message.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { customersJobs } from '#platform/customers/jobs.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { adoptOrders } from '#platform/orders/buyer/adopt-orders.ts'
import { eraseExpiredOrders } from '#platform/orders/buyer/erase-expired-orders.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'

const SENHA = 'corda de aço 09'
const EMAIL = 'clara@exemplo.com.br'
const CPF = '52998224725'
const PROOF = { senhaAtual: SENHA }

type Body = { code: string; mensagens: Message[]; pedidos: unknown[]; logado: boolean } & Record<
  string,
  unknown
>

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let mailbox: ReturnType<typeof openMailbox>
let customer: Customer
let idProduto: number
let stored: string

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  stored = await hashPassword(SENHA)
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
})
afterAll(() => database.close())
beforeEach(async () => {
  mailbox = openMailbox()
  await emptyTables(
    database.pool,
    'clientes',
    'sessoes',
    'pedidos_de_acesso',
    'tentativas',
    'pedidos',
    'avaliacoes',
    'perguntas',
    'newsletter_inscricoes',
    'promocoes',
    'pagamentos',
    'compras',
    'passaportes',
    'ofertas_recusadas',
    'carrinhos_lembrados',
    'contatos',
    'importacoes',
    'exportacoes',
    'pgboss.job',
  )
  customer = await loggedIn(database.db, { email: EMAIL, documento: CPF, senha: stored })
})

describe('the download of personal data', () => {
  test('contains the data of every module, and no secrets', async () => {
    await fill()
    const { status, body } = await post('/data', PROOF)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      conta: {
        dados: { nomeRazao: 'Clara Nunes', email: EMAIL, documento: CPF },
        enderecos: [{ logradouro: 'Praça da Sé' }],
        sessoes: [{ aparelho: 'Aparelho desconhecido' }],
        anotacoesDaLoja: [{ texto: 'Prefere cordas leves.' }],
      },
      sacola: { itens: [{ idProduto, quantidade: 1 }] },
      favoritos: [{ idProduto }],
      instrumentos: [{ nome: 'Do coral', codigo: 'violino.3-4', lembrarDesde: null, trocas: [] }],
      passaportes: [{ produto: 'Violino', numeroSerie: 'SN-1' }],
      pedidos: [
        {
          comprador: { nomeRazao: 'Clara Nunes' },
          itens: [{ nome: 'Violino' }],
          anotacoesDaLoja: [{ texto: 'Ligou à tarde.' }],
          defeitos: [{ relato: 'O arco chia.' }],
        },
      ],
      escritos: {
        avaliacoes: [{ comentario: 'Som doce.' }],
        perguntas: [{ pergunta: 'Vem com arco?' }],
        contatos: [{ mensagem: 'Abrem no sábado?' }],
      },
      marketing: { newsletter: [{ situacao: 'confirmada' }], promocoesUsadas: [{ promocao: 'Boas-vindas' }] },
      arquivosRecebidos: [{ arquivo: 'clientes.csv', linhas: [{ documento: '529.982.247-25' }] }],
      mudancasPelaLoja: [{ acao: 'cliente.alterado' }],
    })
    const text = JSON.stringify(body)
    for (const secret of ['argon2', customer.sessao, 'semente-do-pedido', 'chave-da-avaliacao'])
      expect(text).not.toContain(secret)
  })

  test('contains nothing about other customers', async () => {
    const other = await loggedIn(database.db, { email: 'dora@exemplo.com.br', senha: stored })
    await fill()
    const { body } = await post('/data', PROOF, other.token)

    expect(body).toMatchObject({
      conta: { dados: { email: 'dora@exemplo.com.br' }, enderecos: [] },
      sacola: null,
      favoritos: [],
      instrumentos: [],
      passaportes: [],
      pedidos: [],
      compras: { digitadas: [], lembretes: [] },
    })
    expect(JSON.stringify(body)).not.toContain('Clara Nunes 2')
    expect(JSON.stringify(body)).not.toContain(EMAIL)
  })
})

describe('a deleted account', () => {
  test('is erased from every module, and notified by a last mail', async () => {
    await fill()
    await place({ situacao: 'entregue', pago: true })
    const deleted = await post('/removal', PROOF)

    expect(deleted.body.mensagens[0]?.mensagem).toBe('Sua conta foi excluída.')
    expect(deleted.headers.get('session')).not.toBe(customer.token)
    expect((await user(customer.token)).logado).toBe(false)
    for (const table of [
      'clientes',
      'sessoes',
      'enderecos_clientes',
      'carrinhos',
      'favoritos',
      'instrumentos_clientes',
    ])
      expect([table, await count(table)]).toEqual([table, 0])
    // The passport stays, of nobody.
    const { rows } = await database.pool.query('select id_cliente from passaportes')
    expect(rows).toEqual([{ id_cliente: null }])
    for (const table of ['newsletter_inscricoes', 'compras', 'pedidos_de_acesso'])
      expect([table, await count(table)]).toEqual([table, 0])

    await runWaitingJobs(customersJobs, testContext(database.db), mailbox)
    expect(mailbox.messages.map(({ to, subject }) => [to.email, subject])).toEqual([
      [EMAIL, 'Sua conta foi excluída'],
    ])
    expect(await everything()).not.toContain(EMAIL)
  })

  test('is erased from imported and exported files, and nobody else is', async () => {
    await fill()
    await post('/removal', PROOF)

    expect(await rows('select chave from importacoes_itens')).toEqual([{ chave: 'dora@exemplo.com.br' }])
    expect(await rows('select linhas from importacoes_linhas')).toEqual([
      {
        linhas: [
          { linha: 2, celulas: [] },
          { linha: 3, celulas: ['dora@exemplo.com.br', '111.444.777-35'] },
        ],
      },
    ])
    expect(await rows('select exemplos from importacoes')).toEqual([{ exemplos: ['', ''] }])
    expect(await count('exportacoes')).toBe(0)
    expect(await everything()).not.toContain('529.982.247-25')
    expect(await everything()).not.toContain('O arco chia.')
  })

  test('leaves reviews without a name', async () => {
    await fill()
    await post('/removal', PROOF)

    expect(await rows('select nome, cidade, id_cliente, comentario from avaliacoes')).toEqual([
      { nome: 'Cliente', cidade: null, id_cliente: null, comentario: 'Som doce.' },
    ])
    expect(await rows('select nome from perguntas')).toEqual([{ nome: 'Cliente' }])
    expect(await rows('select id_cliente, documento from promocao_usos')).toEqual([
      { id_cliente: null, documento: null },
    ])
  })

  test('leaves the data that the law requires in paid orders, and none in others', async () => {
    await place({ situacao: 'entregue', pago: true })
    await place({ situacao: 'cancelado', pago: false })
    await post('/removal', PROOF)
    const [paid, unpaid] = await rows(
      `select comprador, endereco, email, id_cliente, semente from pedidos order by situacao desc`,
    )

    expect(paid).toMatchObject({
      comprador: { nomeRazao: 'Clara Nunes', documento: CPF, email: '', celular: '' },
      endereco: { logradouro: 'Praça da Sé', referencia: '' },
      email: '',
      id_cliente: null,
    })
    expect(paid?.['semente']).not.toContain('semente-do-pedido')
    expect(unpaid).toMatchObject({ comprador: { nomeRazao: 'Cliente', documento: '' }, endereco: null })
    expect(await rows('select pagador from pagamentos order by recebido desc')).toMatchObject([
      { pagador: { nome: 'Clara Nunes', documento: CPF, email: '', telefone: '' } },
      { pagador: { nome: 'Cliente', documento: '', email: '' } },
    ])
  })

  test('is erased from its orders, too, after the five years that the law requires', async () => {
    await place({ situacao: 'entregue', pago: true })
    await post('/removal', PROOF)
    const inYears = (years: number) => {
      const now = new Date()
      now.setUTCFullYear(now.getUTCFullYear() + years)
      return { db: database.db, now }
    }
    await eraseExpiredOrders(inYears(4))
    expect(await everything()).toContain(CPF)
    await eraseExpiredOrders(inYears(6))
    expect(await everything()).not.toContain(CPF)
    expect(await everything()).not.toContain('Clara Nunes')
  })

  test.each(['aguardandoPagamento', 'pagamentoAprovado', 'emSeparacao', 'enviado', 'devolucaoSolicitada'])(
    'is refused while an order is %s',
    async (situacao) => {
      await place({ situacao, pago: true })

      expect(await post('/removal', PROOF)).toMatchObject({
        status: 409,
        body: { code: 'ContaComPedidoAberto' },
      })
      expect(await count('clientes')).toBe(1)
      expect((await user(customer.token)).logado).toBe(true)
    },
  )

  test('erases nothing about other customers', async () => {
    const other = await loggedIn(database.db, { email: 'dora@exemplo.com.br', senha: stored })
    await fill()
    await post('/removal', PROOF, other.token)

    expect(await rows('select email from clientes')).toEqual([{ email: EMAIL }])
    expect(await rows('select nome from avaliacoes')).toEqual([{ nome: 'Clara Nunes' }])
    expect(await rows('select email from pedidos')).toEqual([{ email: EMAIL }])
  })
})

test.each(['/data', '/removal'])('%s requires a login and a proof of identity', async (path) => {
  for (const session of [null, sessionToken(), customer.sessao.slice(0, 43)])
    expect(await post(path, PROOF, session)).toMatchObject({ status: 401, body: { code: 'LoginNecessario' } })
  for (const proof of [{}, { senhaAtual: 'errada' }, { codigo: '000000' }])
    expect(await post(path, proof)).toMatchObject({ status: 422 })

  const tries: number[] = []
  for (let n = 0; n < 9; n++) tries.push((await post(path, { senhaAtual: 'errada' })).status)
  expect(tries.at(-1)).toBe(429)
  expect(await count('clientes')).toBe(1)
})

test('gives a new account the guest orders with its e-mail address', async () => {
  const guest = await place({ situacao: 'entregue', pago: true, guest: true })
  const others = await place({ situacao: 'entregue', pago: true, guest: true, email: 'dora@exemplo.com.br' })
  await adoptOrders(database.db, { idCliente: customer.idCliente, email: EMAIL })

  expect(await rows('select id, id_cliente from pedidos order by id_cliente nulls last')).toEqual([
    { id: guest, id_cliente: customer.idCliente },
    { id: others, id_cliente: null },
  ])
})

/** Data in every module. */
async function fill() {
  const { idCliente, sessao, token } = customer
  const send = (path: string, body: unknown) => api('POST', path, { session: token, body })
  await send('/client/address', ADDRESS)
  await send('/checkout/cart', { itens: [{ idProduto, quantidade: 1 }] })
  await send('/wishlist/add', { idProduto })
  await send('/instruments', { codigo: 'violino.3-4', nome: 'Do coral' })
  await place({ situacao: 'entregue', pago: true })
  await database.pool.query(
    `insert into passaportes (codigo, posicao, unidade, numero_pedido, id_cliente, produto, marca, url, ficha,
       numero_serie, serie_chave, condicao, marcas, garantia, comprado_em, emitido_em)
     values ('Zq0123456789abcdefghij', 0, 1, 1, $1, 'Violino', '', '', '[]', 'SN-1', 'SN1', 'novo', '', '', now(), now())`,
    [idCliente],
  )
  await database.pool.query(
    `insert into avaliacoes (id_produto, chave, nome, email, cidade, nota, titulo, comentario, recomenda, compra_verificada,
       situacao, data, id_cliente)
     values ($1, 'chave-da-avaliacao', 'Clara Nunes', $2, 'São Paulo, SP', 5, 'Bom', 'Som doce.', true, true, 'publicada',
       now(), $3)`,
    [idProduto, EMAIL, idCliente],
  )
  await database.pool.query(
    `insert into perguntas (id_produto, chave, nome, email, pergunta, situacao, data)
     values ($1, 'p', 'Clara Nunes', $2, 'Vem com arco?', 'publicada', now())`,
    [idProduto, EMAIL],
  )
  await database.pool.query(
    `insert into newsletter_inscricoes (id_evento, email, nome, situacao, pedida_em, origem, confirmada_em)
     values (1, $1, '', 'confirmada', now(), '/', now())`,
    [EMAIL],
  )
  await database.pool.query(
    `with p as (
       insert into promocoes (codigo, nome, beneficio, acumula, somente_preco_cheio, subtotal_minimo, primeira_compra,
         exige_login, ativo)
       values ('OLA10', 'Boas-vindas', '{"tipo": "freteGratis", "ufs": []}', false, false, 0, false, false, true) returning id
     ) insert into promocao_usos select id, 'pedido', $1, $2, now() from p`,
    [idCliente, CPF],
  )
  await database.pool.query(
    `insert into clientes_notas (id_cliente, texto, quem, em) values ($1, 'Prefere cordas leves.', 'Rosa', now())`,
    [idCliente],
  )
  await database.pool.query(
    `insert into pedidos_anotacoes (id_pedido, nome, texto, em)
     select id, 'Rosa', 'Ligou à tarde.', now() from pedidos where id_cliente = $1`,
    [idCliente],
  )
  await database.pool.query(
    `insert into pedidos_defeitos (id_pedido, relato, escolha, itens, aberto_em)
     select id, 'O arco chia.', 'troca', '[{"idAtributoSimples": 1, "quantidade": 1}]', now() from pedidos where id_cliente = $1`,
    [idCliente],
  )
  await database.pool.query(
    `insert into pedidos_mudancas (id_pedido, evento, para, quem, nome, nota, em)
     select id, 'reportDefect', 'devolucaoSolicitada', 'loja', 'Rosa', 'O arco chia.', now() from pedidos where id_cliente = $1`,
    [idCliente],
  )
  await recordChange(database.db, testContext(database.db), {
    acao: 'cliente.alterado',
    alvo: { tipo: 'cliente', id: String(idCliente), nome: `Cliente ${idCliente}` },
  })
  await importFile('CLARA@exemplo.com.br', '529.982.247-25')
  await database.pool.query(`insert into compras (sessao, alterada_em) values ($1, now())`, [sessao])
  await database.pool.query(
    `insert into contatos (chave, nome, email, contato, assunto, mensagem, criado_em)
     values ('c', 'Clara Nunes', $1, '', 'Dúvida', 'Abrem no sábado?', now())`,
    [EMAIL],
  )
  await database.pool.query(`insert into ofertas_recusadas (email, em) values ($1, now())`, [EMAIL])
  await database.pool.query(
    `insert into carrinhos_lembrados (id_carrinho, email, em) values (1, $1, now())`,
    [EMAIL],
  )
}

const ADDRESS = {
  destinatario: 'Clara Nunes',
  cep: '01001-000',
  logradouro: 'Praça da Sé',
  numero: '1',
  referencia: 'perto do metrô',
}

/** An imported file with two customers: compared, with lines waiting; and an exported one. */
async function importFile(email: string, documento: string) {
  const { rows: imported } = await database.pool.query(
    `insert into importacoes (tipo, arquivo, situacao, cabecalho, exemplos, colunas, linhas, quem, criada_em, andou_em)
     values ('clientes', 'clientes.csv', 'comparada', '{E-mail,CPF}', $1, '{email,documento}', 2, 'Rosa', now(), now())
     returning id`,
    [[email, documento]],
  )
  const { id } = imported[0]
  const lines = [
    [email, documento],
    ['dora@exemplo.com.br', '111.444.777-35'],
  ]
  for (const [posicao, [email, documento]] of lines.entries())
    await database.pool.query(
      `insert into importacoes_itens (id_importacao, posicao, linha, chave, linhas, comparacao, diferencas, situacao)
       values ($1, $2::integer, $2::integer + 2, $3, $4, 'nova', '[]', 'pendente')`,
      [
        id,
        posicao,
        email,
        JSON.stringify([{ linha: posicao + 2, campos: { email, documento }, outros: [] }]),
      ],
    )
  await database.pool.query('insert into importacoes_linhas values ($1, 0, $2)', [
    id,
    JSON.stringify(lines.map((celulas, i) => ({ linha: i + 2, celulas }))),
  ])
  await database.pool.query(
    `insert into exportacoes (tipo, formato, situacao, quem, criada_em, andou_em)
     values ('clientes', 'csv', 'pronta', 'Rosa', now(), now())`,
  )
}

type Placed = { situacao: string; pago: boolean; guest?: boolean; email?: string }

async function place({ situacao, pago, guest = false, email = EMAIL }: Placed): Promise<string> {
  const buyer = {
    pessoa: 'F',
    nomeRazao: 'Clara Nunes',
    documento: CPF,
    inscricaoEstadual: '',
    email,
    celular: '+5511987654321',
  }
  const { rows: placed } = await database.pool.query(
    `insert into pedidos (semente, chave_idempotencia, id_cliente, comprador, email, endereco, frete, id_cotacao, subtotal,
       total_itens, valor_frete, desconto_vista, metodo, total, situacao, criado_em, alterado_em)
     values ('semente-do-pedido', gen_random_uuid(), $1, $2, $3, $4, '{}', 'c', 1000, 1000, 0, 0, 'boleto', 1000, $5, now(), now())
     returning id`,
    [guest ? null : customer.idCliente, buyer, email, ADDRESS, situacao],
  )
  const { id } = placed[0]
  await database.pool.query(
    `insert into pedidos_itens (id_pedido, posicao, id_produto, id_sku, tipo, sku, nome, url, imagem, atributos, origem,
       quantidade, preco_por, ajustes, total, desconto_vista)
     values ($1, 0, $2, 1, 'produto', 'V', 'Violino', '/violino', '{}', '[]', 0, 1, 1000, '[]', 1000, 0)`,
    [id, idProduto],
  )
  await database.pool.query(
    `insert into pagamentos (referencia, chave, metodo, valor, pagador, descricao, expira_em, situacao, criado_em, pago_em,
       recebido)
     values ($1, gen_random_uuid(), 'pix', 1000, $2, 'Pedido', now(), $3, now(), $4, $5)`,
    [
      id,
      { nome: 'Clara Nunes', documento: CPF, email },
      pago ? 'pago' : 'expirado',
      pago ? new Date() : null,
      pago ? 1000 : 0,
    ],
  )
  return id
}

function post(path: string, body: unknown, session: string | null = customer.token) {
  return api('POST', `/client${path}`, { ...(session && { session }), body })
}

async function user(session: string) {
  return (await api('GET', '/checkout/user', { session })).body
}

async function rows(query: string): Promise<Record<string, unknown>[]> {
  return (await database.pool.query(query)).rows
}

async function count(table: string): Promise<number> {
  return Number((await rows(`select count(*) as n from ${table}`))[0]?.['n'])
}

/** Every row of every table of the shop, as text. */
async function everything(): Promise<string> {
  const tables = await rows(
    `select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  )
  const texts = await Promise.all(
    tables.map(({ name }) => rows(`select coalesce(string_agg(t::text, ' '), '') as text from ${name} t`)),
  )

  return texts
    .flat()
    .map(({ text }) => text)
    .join(' ')
}
