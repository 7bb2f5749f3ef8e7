import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { saveMenu } from '#platform/content/menus/save-menu.ts'
import { createApi } from '#server/api/api.ts'
import { createCachedAnswers } from '#server/cache/cached-answers.ts'
import { createLogger } from '#server/monitoring/logger.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { newsletterJobs } from '../newsletter-jobs.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const HOUR = 3_600_000
const DAY = 24 * HOUR

const SUBSCRIBED = {
  status: 200,
  body: { mensagens: [{ tipo: 'sucesso', mensagem: 'Cadastrado na newsletter com sucesso!' }] },
}
const BAD_KEY = {
  status: 410,
  body: {
    code: 'ChaveInvalida',
    mensagens: [{ tipo: 'erro', mensagem: 'Este link não vale mais: ele já foi usado ou expirou.' }],
  },
}

let database: TestDatabase
let mailbox: ReturnType<typeof openMailbox>
let now = NOON

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  now = NOON
  mailbox = openMailbox()
  await emptyTables(database.pool, 'newsletter_inscricoes', 'newsletter_pedidos', 'tentativas')
  await database.pool.query(`delete from pgboss.job`)
})
afterAll(() => database.close())

describe('rate limits', () => {
  test('allow twenty addresses an hour per network, and five tries per address', async () => {
    const many = []
    for (let n = 0; n < 21; n++) many.push(await post('', { email: `a${n}@exemplo.com.br` }, '198.51.100.70'))
    expect(many.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429])
    expect(many[20]?.body).toMatchObject({ code: 'TentativasDemais' })

    const same = []
    for (let n = 0; n < 6; n++)
      same.push(await post('', { email: 'vitima@exemplo.com.br' }, `198.51.100.${80 + n}`))
    expect(same.map(({ status }) => status)).toEqual([...Array(5).fill(200), 429])

    now = new Date(NOON.getTime() + HOUR)
    expect((await post('', { email: 'a21@exemplo.com.br' }, '198.51.100.70')).status).toBe(200)
  })
})

describe('subscribing', () => {
  test('stores address, time and page of the consent, and no IP address', async () => {
    const answer = await post('', {
      email: ' Clara@Exemplo.com.br ',
      nome: 'Clara',
      segmento: 'violino',
      origem: '/violinos',
    })

    expect(answer).toMatchObject(SUBSCRIBED)
    expect(await subscriptions()).toEqual([
      {
        id: expect.any(Number),
        id_evento: 1,
        email: 'clara@exemplo.com.br',
        nome: 'Clara',
        segmento: 'violino',
        situacao: 'pendente',
        pedida_em: NOON,
        origem: '/violinos',
        confirmada_em: null,
        cancelada_em: null,
        texto: expect.stringContaining('Ao cadastrar, você aceita receber nossos e-mails.'),
        texto_busca: 'clara@exemplo.com.br clara',
      },
    ])
  })

  test('stores the merchant’s text if the form shows one', async () => {
    const context = testContext(database.db)
    const itens = [{ label: 'Cordas novas' }, { label: 'Você concorda com um e-mail por semana.' }]
    await saveMenu(context, { hash: 'newsletter', nome: 'Newsletter', itens })
    await post('', { email: 'clara@exemplo.com.br' })
    await database.pool.query(`delete from menus`)

    expect(await subscriptions()).toMatchObject([
      { texto: 'Cordas novas Você concorda com um e-mail por semana.' },
    ])
  })

  test('needs only an address', async () => {
    expect(await post('', { email: 'clara@exemplo.com.br' })).toMatchObject(SUBSCRIBED)
    expect(await post('', { idEvento: 2, nome: '', email: 'clara@exemplo.com.br' })).toMatchObject(SUBSCRIBED)
    expect((await subscriptions()).map(({ id_evento }) => id_evento)).toEqual([1, 2])
  })

  test.each([
    {},
    { email: '' },
    { email: 'clara' },
    { email: 'clara@' },
    { email: `${'c'.repeat(250)}@exemplo.com.br` },
    { email: 'a@exemplo.com.br, b@exemplo.com.br' },
    { email: 'clara@exemplo.com.br\r\nBcc: outra@exemplo.com.br' },
    { email: 'clara@exemplo.com.br', idEvento: 0 },
    { email: 'clara@exemplo.com.br', idEvento: 'um' },
    { email: 'clara@exemplo.com.br', nome: 'C'.repeat(121) },
    { email: 'clara@exemplo.com.br', origem: 'https://outra.example' },
  ])('refuses %j and changes nothing', async (body) => {
    expect(await post('', body)).toMatchObject({
      status: 400,
      body: { code: 'EntradaInvalida', mensagens: [{ tipo: 'erro' }] },
    })
    expect(await subscriptions()).toEqual([])
    expect(await waitingJobs()).toBe(0)
  })

  test('refuses an invalid address in Portuguese', async () => {
    const { body } = await post('', { email: 'clara' })

    expect(body.mensagens[0].mensagem).toContain('ele precisa ser como nome@exemplo.com.br')
  })

  test('sends one confirmation mail, with no user input but the address', async () => {
    await post('', { email: 'clara@exemplo.com.br', nome: 'Ganhe dinheiro em golpe.example' })
    await deliver()

    expect(mailbox.messages).toHaveLength(1)
    const [message] = mailbox.messages
    expect(message?.to).toEqual({ nome: '', email: 'clara@exemplo.com.br' })
    expect(JSON.stringify(message)).not.toContain('golpe')
    expect(message?.text).toContain('http://loja.test/newsletter/confirmar?chave=')
  })

  test('does not reveal whether an address is known', async () => {
    const first = await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    const waiting = await post('', { email: 'clara@exemplo.com.br' })
    await post('/confirmation', { chave: keyIn(0, 'confirmar') })
    await deliver()
    const jobsBefore = await waitingJobs()
    const confirmed = await post('', { email: 'clara@exemplo.com.br' })

    expect(waiting).toEqual(first)
    expect(confirmed).toEqual(first)
    // The same number of jobs, too: only the job behaves differently.
    expect(await waitingJobs()).toBe(jobsBefore + 1)
  })

  test('sends at most one confirmation mail an hour, whatever the source', async () => {
    for (let n = 1; n <= 4; n++) await post('', { email: 'clara@exemplo.com.br', idEvento: n })
    await deliver()
    expect(mailbox.messages).toHaveLength(1)

    now = new Date(NOON.getTime() + HOUR - 1)
    await post('', { email: 'CLARA@exemplo.com.br' })
    await deliver()
    expect(mailbox.messages).toHaveLength(1)

    now = new Date(NOON.getTime() + HOUR)
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    expect(mailbox.messages).toHaveLength(2)
  })

  test('retries a failed mail under the same id', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    const [job] = await jobIds()
    mailbox.refusing = true
    await deliver()
    mailbox.refusing = false
    now = new Date(NOON.getTime() + 60_000)
    await deliver()

    expect(mailbox.messages.map(({ id }) => id)).toEqual([`${job}@loja.test`])
    expect(await post('/confirmation', { chave: keyIn(0, 'confirmar') })).toMatchObject({ status: 200 })
  })

  test('does not mail or change a confirmed subscription', async () => {
    await confirmed('clara@exemplo.com.br')
    now = new Date(NOON.getTime() + DAY)
    await post('', { email: 'clara@exemplo.com.br', nome: 'Outra', segmento: 'outro' })
    await deliver()

    expect(mailbox.messages).toHaveLength(2)
    expect(await subscriptions()).toMatchObject([
      { nome: '', segmento: null, situacao: 'confirmada', pedida_em: NOON },
    ])
  })

  test('many times at once creates one subscription', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => post('', { email: 'clara@exemplo.com.br' })),
    )
    await deliver()

    for (const answer of answers) expect(answer).toMatchObject(SUBSCRIBED)
    expect(await subscriptions()).toHaveLength(1)
    expect(mailbox.messages).toHaveLength(1)
  })
})

describe('confirming', () => {
  test('activates the subscription, stores the time, and sends a welcome mail', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    now = new Date(NOON.getTime() + HOUR)

    expect(await post('/confirmation', { chave: keyIn(0, 'confirmar') })).toMatchObject({ status: 200 })

    expect(await subscriptions()).toMatchObject([
      { situacao: 'confirmada', pedida_em: NOON, confirmada_em: now },
    ])
    await deliver()
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual([
      'Confirme seu e-mail para receber nossas novidades',
      'Tudo certo: você vai receber nossas novidades',
    ])
  })

  test('works once', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    const chave = keyIn(0, 'confirmar')

    const answers = await Promise.all([post('/confirmation', { chave }), post('/confirmation', { chave })])

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    expect(await post('/confirmation', { chave })).toMatchObject(BAD_KEY)
    await deliver()
    expect(mailbox.messages).toHaveLength(2)
  })

  test('expires after seven days', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    now = new Date(NOON.getTime() + 7 * DAY)

    expect(await post('/confirmation', { chave: keyIn(0, 'confirmar') })).toMatchObject(BAD_KEY)
    expect(await subscriptions()).toMatchObject([{ situacao: 'pendente' }])
  })

  test('refuses an unsubscribe key and an unknown one', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()

    expect(await post('/confirmation', { chave: keyIn(0, 'sair') })).toMatchObject(BAD_KEY)
    expect(await post('/confirmation', { chave: 'A'.repeat(43) })).toMatchObject(BAD_KEY)
    expect(await post('/confirmation', { chave: '' })).toMatchObject(BAD_KEY)
  })

  test.each([{}, { chave: 7 }, { chave: 'A'.repeat(101) }])('refuses %j as a bad request', async (body) => {
    expect(await post('/confirmation', body)).toMatchObject({ status: 400 })
  })

  test('has no effect after unsubscribing', async () => {
    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()
    await post('/cancellation', { chave: keyIn(0, 'sair') })

    await post('/confirmation', { chave: keyIn(0, 'confirmar') })

    expect(await subscriptions()).toMatchObject([{ situacao: 'cancelada' }])
    await deliver()
    expect(mailbox.messages).toHaveLength(1)
  })
})

describe('unsubscribing', () => {
  test('is possible from every mail, for people and for mail programs', async () => {
    await confirmed('clara@exemplo.com.br')

    for (const { headers, text, html } of mailbox.messages) {
      const url = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? 'nenhum'
      expect(url).toMatch(/^http:\/\/loja\.test\/newsletter\/sair\?chave=[\w-]{43}$/)
      expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      expect(text).toContain(url)
      expect(html).toContain(url)
    }
  })

  test('ends the subscription, and repeating it changes nothing', async () => {
    await confirmed('clara@exemplo.com.br', { nome: 'Clara', segmento: 'violino' })
    const chave = keyIn(1, 'sair')
    now = new Date(NOON.getTime() + DAY)

    expect(await post('/cancellation', { chave })).toMatchObject({ status: 200 })
    const [left] = await subscriptions()
    now = new Date(NOON.getTime() + 2 * DAY)
    expect(await post('/cancellation', { chave })).toMatchObject({ status: 200 })

    expect(left).toMatchObject({
      situacao: 'cancelada',
      nome: '',
      segmento: null,
      confirmada_em: NOON,
      cancelada_em: new Date(NOON.getTime() + DAY),
    })
    expect(await subscriptions()).toEqual([left])
  })

  test('works from old mails', async () => {
    await confirmed('clara@exemplo.com.br')
    now = new Date(NOON.getTime() + 600 * DAY)

    expect(await post('/cancellation', { chave: keyIn(0, 'sair') })).toMatchObject({ status: 200 })
  })

  test('allows subscribing again, with a new confirmation', async () => {
    await confirmed('clara@exemplo.com.br')
    await post('/cancellation', { chave: keyIn(1, 'sair') })
    now = new Date(NOON.getTime() + DAY)

    await post('', { email: 'clara@exemplo.com.br' })
    await deliver()

    expect(await subscriptions()).toMatchObject([
      { situacao: 'pendente', pedida_em: now, confirmada_em: null, cancelada_em: null },
    ])
    expect(await post('/confirmation', { chave: keyIn(2, 'confirmar') })).toMatchObject({ status: 200 })
  })

  test.each([{ chave: 'A'.repeat(43) }, { chave: '' }])('refuses %j', async (body) => {
    expect(await post('/cancellation', body)).toMatchObject(BAD_KEY)
  })

  test.each([{}, { chave: null }, { chave: 'A'.repeat(101) }])(
    'refuses %j as a bad request',
    async (body) => {
      expect(await post('/cancellation', body)).toMatchObject({ status: 400 })
    },
  )
})

test('stores keys only as hashes', async () => {
  await confirmed('clara@exemplo.com.br')
  const { rows } = await database.pool.query(
    `select (select jsonb_agg(t) from newsletter_chaves t)::text || (select coalesce(jsonb_agg(j), '[]') from pgboss.job j)::text as tudo`,
  )

  for (const chave of [keyIn(0, 'sair'), keyIn(1, 'sair')]) expect(rows[0].tudo).not.toContain(chave)
})

test('purges unconfirmed addresses with their keys, and no others', async () => {
  await confirmed('clara@exemplo.com.br')
  await post('', { email: 'nunca@exemplo.com.br' })
  await deliver()
  now = new Date(NOON.getTime() + 9 * DAY)
  await purge()

  expect((await subscriptions()).map(({ email }) => email)).toEqual(['clara@exemplo.com.br'])
  const { rows } = await database.pool.query('select uso from newsletter_chaves')
  expect(rows.map(({ uso }) => uso)).toEqual(['sair', 'sair'])
})

async function post(path: string, body: unknown, ip = '127.0.0.1') {
  const api = createApi({
    appToken: 'teste-token',
    storeUrl: 'http://loja.test',
    logger: createLogger('silent').logger,
    answers: createCachedAnswers(),
    context: (visitor) => testContext(database.db, { now: now, ...visitor, ip }),
  })
  const response = await api(
    new Request(`http://loja.test/v2/front/newsletter${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'app-token': 'teste-token' },
      body: JSON.stringify(body),
    }),
  )
  return { status: response.status, body: await response.json() }
}

function deliver() {
  return runWaitingJobs(newsletterJobs, testContext(database.db, { now: now }), mailbox)
}

async function confirmed(email: string, more = {}) {
  await post('', { email, ...more })
  await deliver()
  await post('/confirmation', { chave: keyIn(0, 'confirmar') })
  await deliver()
}

/** The key in the link of the nth mail. */
function keyIn(n: number, page: 'confirmar' | 'sair'): string {
  const text = mailbox.messages[n]?.text ?? ''
  return new RegExp(`/newsletter/${page}\\?chave=([\\w-]+)`).exec(text)?.[1] ?? ''
}

async function purge() {
  const job = newsletterJobs.find(({ name }) => name === 'marketing.purge-newsletter')
  if (job?.schedule === undefined) throw new Error('There is no such job.')
  const context = testContext(database.db, { now: now })
  await job.run({
    ...context,
    idTarefa: '',
    mail: { send: () => Promise.reject(new Error('There is no mail.')) },
  })
}

async function subscriptions() {
  const { rows } = await database.pool.query('select * from newsletter_inscricoes order by id')
  return rows
}

async function jobIds() {
  const { rows } = await database.pool.query('select id from pgboss.job order by created_on')
  return rows.map(({ id }) => id)
}

async function waitingJobs() {
  return (await jobIds()).length
}
