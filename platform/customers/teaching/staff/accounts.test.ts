import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminTeachingAccount } from '#contract/customers/teaching/admin-teaching.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { sendTeachingAnswerJob } from '../mail/send-teaching-answer.ts'
import { eraseTeaching, exportTeaching, purgeClassLists } from '../personal-teaching.ts'

type Body = AdminTeachingAccount & {
  code: string
  itens: { id: number; nome: string; situacao: string }[]
  total: number
  data: { campos: { campo: string }[] }
}

let database: TestDatabase
let teacher: Customer

const NOW = new Date('2026-11-21T15:00:00Z')

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('delete from contas_ensino')
  teacher = await applied('Escola Ré')
})

describe('the panel', () => {
  test('lists accounts that wait first, by situation and name', async () => {
    const other = await applied('Professora Elza')
    await answer({}, teacher.idCliente)

    expect((await call('GET', '')).body).toMatchObject({
      total: 2,
      itens: [
        { id: other.idCliente, nome: 'Professora Elza', situacao: 'pendente' },
        { id: teacher.idCliente, nome: 'Escola Ré', situacao: 'aprovada' },
      ],
    })
    expect((await call('GET', '?situacao=aprovada')).body.itens).toHaveLength(1)
    expect((await call('GET', '?busca=elza')).body.itens).toMatchObject([{ nome: 'Professora Elza' }])
  })

  test('approves with a benefit, writes to the customer, and can change and end it', async () => {
    const approved = await answer({ percentual: 12, freteEscola: 1500, diasEscola: 9 })
    expect(approved).toMatchObject({
      status: 200,
      body: {
        situacao: 'aprovada',
        beneficio: 'desconto',
        percentual: 12,
        freteEscola: 1500,
        diasEscola: 9,
        versao: 2,
      },
    })
    expect(await mails()).toEqual(['Sua conta para turmas está pronta'])
    await answer({ versao: 2, beneficio: 'credito', percentual: 5 })
    // Nobody is written to for another percentage.
    expect(await mails()).toEqual([])
    const ended = await answer({ versao: 3, situacao: 'recusada' })
    expect(ended.body).toMatchObject({ situacao: 'recusada', respondidaEm: expect.any(String) })
    expect(await mails()).toEqual(['A loja encerrou a sua conta para turmas'])
    const { rows } = await database.pool.query(`select acao from auditoria where alvo_id = $1 order by id`, [
      String(teacher.idCliente),
    ])
    expect(rows.map(({ acao }) => acao)).toEqual([
      'cliente.ensinoAprovado',
      'cliente.ensinoAprovado',
      'cliente.ensinoRecusado',
    ])
  })

  test('writes to whoever was never approved that the application was not', async () => {
    await answer({ situacao: 'recusada' })

    expect(await mails()).toEqual(['Sobre o seu pedido de conta para turmas'])
  })

  test('refuses an answer to what somebody else has answered', async () => {
    await answer({})

    expect((await answer({ situacao: 'recusada' })).body.code).toBe('VersaoAntiga')
  })

  test('gives and takes credit with a reason', async () => {
    await credit({ valor: 5_000, nota: 'Concerto na loja' })
    const { body } = await credit({ valor: -2_000, nota: 'Engano' })

    expect(body).toMatchObject({ saldo: 3_000 })
    expect((await call('GET', `/${teacher.idCliente}/credits`)).body).toMatchObject({
      total: 2,
      itens: [
        { tipo: 'ajuste', valor: -2_000, nota: 'Engano', pedido: null },
        { tipo: 'ajuste', valor: 5_000, nota: 'Concerto na loja' },
      ],
    })
    expect((await credit({ valor: 0, nota: 'Nada' })).status).toBe(400)
    expect((await credit({ valor: 1, nota: ' ' })).status).toBe(400)
    expect((await own('/account')).body).toMatchObject({ saldo: 3_000 })
  })

  test('pages the movements of credit, newest first, and knows how many there are', async () => {
    await database.pool.query(
      `insert into creditos_ensino (id_cliente, tipo, valor, nota, em)
       select $1, 'ajuste', n, 'Aula ' || n, now() from generate_series(1, 120) n`,
      [teacher.idCliente],
    )
    const page = (pagina: number) =>
      call('GET', `/${teacher.idCliente}/credits?pagina=${pagina}&porPagina=50`)

    expect((await page(1)).body).toMatchObject({ total: 120, itens: { length: 50, 0: { valor: 120 } } })
    expect((await page(3)).body).toMatchObject({ total: 120, itens: { length: 20, 19: { valor: 1 } } })
    expect((await call('GET', '/999999/credits')).body.code).toBe('CadastroInexistente')
  })

  test('names the account at the customer’s page', async () => {
    const customer = () =>
      testAdminApi<{ ensino: unknown }>(database.db)('GET', `/customers/${teacher.idCliente}`, {
        papel: 'gerente',
      })
    expect((await customer()).body.ensino).toMatchObject({ situacao: 'pendente', listas: 0 })
    await answer({})
    await list('Violino')
    await credit({ valor: 500, nota: 'Cortesia' })

    expect((await customer()).body.ensino).toEqual({
      nome: 'Escola Ré',
      tipo: 'escola',
      situacao: 'aprovada',
      listas: 1,
      saldo: 500,
    })
    await database.pool.query('delete from contas_ensino')
    expect((await customer()).body.ensino).toBeNull()
  })

  test('shows the lists with what was ordered', async () => {
    await answer({})
    await list('Turma A')

    expect((await call('GET', `/${teacher.idCliente}`)).body.listas).toMatchObject([
      { nome: 'Turma A', alunos: 1, pedidas: 0, pagas: 0 },
    ])
  })

  test('finds no account of a customer without one', async () => {
    const { idCliente } = await loggedIn(database.db)

    expect((await call('GET', `/${idCliente}`)).body.code).toBe('CadastroInexistente')
  })
})

describe('personal data', () => {
  test('are exported with the pupils, and erased with the account', async () => {
    await answer({})
    await list('Turma A')
    expect(await exportTeaching(database.db, teacher.idCliente)).toMatchObject({
      nome: 'Escola Ré',
      listas: [{ nome: 'Turma A', alunos: [{ nome: 'Ana', tamanho: '3/4' }] }],
    })
    await database.db.transaction((tx) => eraseTeaching(tx, teacher.idCliente))

    expect(await exportTeaching(database.db, teacher.idCliente)).toBeNull()
    expect((await database.pool.query('select from listas_alunos')).rowCount).toBe(0)
  })

  test.each([
    ['fechada', '2025-11-20', 0],
    ['fechada', '2025-11-22', 1],
    ['aberta', '2025-11-20', 1],
    ['aberta', '2024-11-20', 0],
  ])('of a list that is %s since %s: %i are left', async (situacao, day, left) => {
    await list('Turma A', { situacao, alteradoEm: `${day}T12:00:00Z` })
    await purgeClassLists(testContext(database.db, { now: NOW }))

    expect((await database.pool.query('select from listas_alunos')).rowCount).toBe(left)
  })
})

async function applied(nome: string): Promise<Customer> {
  const customer = await loggedIn(database.db)
  await own('/account', { tipo: 'escola', nome }, customer)

  return customer
}

function own(path: string, body?: object, customer = teacher) {
  return testApi<Body>(database.db)(body ? 'POST' : 'GET', `/teaching${path}`, {
    session: customer.token,
    ...(body && { body }),
  })
}

function call(method: string, path: string, body?: object) {
  return testAdminApi<Body>(database.db)(method, `/teaching-accounts${path}`, {
    papel: 'gerente',
    ...(body && { body }),
  })
}

function answer(changes: object, id = teacher.idCliente) {
  const said = {
    versao: 1,
    situacao: 'aprovada',
    beneficio: 'desconto',
    percentual: 10,
    freteEscola: 0,
    diasEscola: 7,
  }

  return call('PUT', `/${id}`, { ...said, ...changes })
}

function credit(body: object) {
  return call('POST', `/${teacher.idCliente}/credits`, body)
}

async function list(nome: string, { situacao = 'aberta', alteradoEm = NOW.toISOString() } = {}) {
  await database.pool.query(
    `with lista as (
       insert into listas_ensino (id_cliente, nome, situacao, criado_em, alterado_em) values ($1, $2, $3, $4, $4) returning id
     )
     insert into listas_alunos (id_lista, nome, tamanho) select id, 'Ana', '3/4' from lista`,
    [teacher.idCliente, nome, situacao, alteradoEm],
  )
}

/** The subjects of the mails that wait. */
async function mails(): Promise<string[]> {
  const mailbox = openMailbox()
  await runWaitingJobs([sendTeachingAnswerJob], testContext(database.db, { now: NOW }), mailbox)

  return mailbox.messages.map(({ subject }) => subject)
}
