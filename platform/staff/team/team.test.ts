import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { StaffMember } from '#contract/panel/staff.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, staffCookie, testAdminApi } from '#tests/support/staff.ts'
import { staffJobs } from '../jobs.ts'
import { expire } from '../purge-expired.ts'
import { funcionarios, funcionariosConvites, funcionariosSessoes } from '../tables.ts'
import { writeInvitation } from './invitations.ts'
import { changeMember, endMemberSessions, invite, inviteAgain, listTeam } from './team.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query(`update funcionarios set papel = 'leitura', ativo = false`)
  await database.pool.query(`delete from pgboss.job where name like 'staff.%'`)
})

describe('an invitation', () => {
  test('of several at once, only as many are sent as the limit allows', async () => {
    const context = await staffContext(database.db, 'dono')
    await database.pool.query(
      `insert into funcionarios (nome, email, papel, criado_em)
       select 'Pessoa', 'pessoa-' || n || '@loja.test', 'leitura', $1
       from generate_series(1, 499 - (select count(*) from funcionarios)) n`,
      [NOW],
    )

    const { inviting } = await database.db.transaction(async (tx) => {
      // Each waits here until all have come as far.
      await tx.execute(sql`lock table funcionarios in share row exclusive mode`)
      const inviting = Promise.allSettled(
        ['um', 'dois', 'três'].map((nome, n) =>
          invite(context, { nome, email: `convite-${n}@loja.test`, papel: 'leitura' }),
        ),
      )
      await vi.waitFor(async () => expect(await waitingForTable()).toBe(3), 20_000)
      return { inviting }
    })
    const outcomes = (await inviting).map(({ status }) => status)

    expect(outcomes.sort()).toEqual(['fulfilled', 'rejected', 'rejected'])
    await database.pool.query(`delete from funcionarios where email like 'pessoa-%'`)
  })

  test('is mailed with a link that logs its recipient in, with their role', async () => {
    const context = await staffContext(database.db, 'dono')
    const member = await invite(context, { nome: 'Bia', email: 'Bia@Loja.test', papel: 'leitura' })
    expect(member).toMatchObject({ email: 'bia@loja.test', convidado: true, ativo: true, papel: 'leitura' })

    const [sent] = await work()
    expect(sent).toMatchObject({ template: 'staff-invitation', to: { email: 'bia@loja.test' } })
    const chave = new URL(String(sent?.props['inviteUrl'])).searchParams.get('chave')
    const body = { chave, nome: 'Beatriz', senha: 'arco de pernambuco' }
    const accepted = await testAdminApi(database.db)('POST', '/entry/invitation', { body })

    expect(accepted.body).toMatchObject({
      etapa: 'dentro',
      funcionario: { nome: 'Beatriz', papel: 'leitura' },
    })
    expect(await found('bia@loja.test')).toMatchObject({ convidado: false, nome: 'Beatriz' })
  })

  test('has a new link when its job is retried; only the last works', async () => {
    const context = await staffContext(database.db, 'dono')
    await invite(context, { nome: 'Caio', email: 'caio@loja.test', papel: 'leitura' })
    const [first] = await work()
    const { id } = await found('caio@loja.test')
    await inviteAgain(context, { id, semSegundoFator: false })
    const [second] = await work()

    const ask = testAdminApi(database.db)
    const answers = []
    for (const mail of [first, second]) {
      const { search } = new URL(String(mail?.props['inviteUrl']))
      answers.push((await ask('GET', `/entry/invitation${search}`)).status)
    }
    expect(answers).toEqual([410, 200])
  })

  test('is refused for an e-mail that is already in use', async () => {
    const context = await staffContext(database.db, 'dono')
    await invite(context, { nome: 'Davi', email: 'davi@loja.test', papel: 'leitura' })

    await expect(
      invite(context, { nome: 'D', email: 'DAVI@loja.test', papel: 'dono' }),
    ).rejects.toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'email' }] },
    })
  })

  test('after a lost phone, removes the second factor and ends the sessions', async () => {
    const context = await staffContext(database.db, 'dono')
    const { id, cookie } = await colleague('dono')
    await database.db
      .update(funcionarios)
      .set({ totpSegredo: 'ABC', totpConfirmadoEm: NOW })
      .where(eq(funcionarios.id, id))

    await inviteAgain(context, { id, semSegundoFator: true })

    expect(await isIn(cookie)).toBe(false)
    expect((await listTeam(context)).equipe.find((one) => one.id === id)).toMatchObject({
      segundoFator: false,
    })
  })
})

describe('a staff member who is disabled', () => {
  test('is logged out at once, and cannot use an invitation', async () => {
    const context = await staffContext(database.db, 'dono')
    const { id, cookie } = await colleague('gerente')
    const chave = await writeInvitation(database.db, id, NOW)
    expect(await isIn(cookie)).toBe(true)

    await changeMember(context, { id, ativo: false })

    expect(await isIn(cookie)).toBe(false)
    const { status } = await testAdminApi(database.db)('GET', `/entry/invitation?chave=${chave}`)
    expect(status).toBe(410)
    await expect(inviteAgain(context, { id, semSegundoFator: false })).rejects.toMatchObject({
      code: 'CadastroInexistente',
    })
    // The old session stays ended after the account was enabled again.
    await changeMember(context, { id, ativo: true })
    expect(await isIn(cookie)).toBe(false)
  })

  test('a change of role is recorded with before and after', async () => {
    const context = await staffContext(database.db, 'dono')
    const { id, cookie } = await colleague('catalogo')
    await changeMember(context, { id, papel: 'dono' })

    // An owner has to show a second factor, which this session has not.
    expect(await isIn(cookie)).toBe(false)
    const [noted] = await database.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1)
    expect(noted).toMatchObject({
      acao: 'funcionario.alterado',
      idFuncionario: context.funcionario?.id,
      alvoId: String(id),
      mudancas: [{ campo: 'papel', antes: 'catalogo', depois: 'dono' }],
    })
  })

  test('sessions can be ended without other changes', async () => {
    const context = await staffContext(database.db, 'dono')
    const { id, cookie } = await colleague('catalogo')
    await endMemberSessions(context, { id })

    expect(await isIn(cookie)).toBe(false)
  })
})

describe('the last owner', () => {
  test('cannot step down, even if another was invited who has not logged in', async () => {
    const context = await owner()
    const id = context.funcionario?.id ?? 0
    await invite(context, { nome: 'Outro', email: `outro-${id}@loja.test`, papel: 'dono' })

    for (const change of [{ papel: 'gerente' as const }, { ativo: false }])
      await expect(changeMember(context, { id, ...change })).rejects.toMatchObject({ code: 'UltimoDono' })
  })

  test('two owners who step down at the same moment: one stays', async () => {
    const [one, two] = [await owner(), await owner()]

    const results = await Promise.allSettled(
      [one, two].map((context) =>
        changeMember(context, { id: context.funcionario?.id ?? 0, papel: 'leitura' }),
      ),
    )

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'UltimoDono' },
    })
  })
})

test('deletes what has expired', async () => {
  const { id } = await colleague('leitura')
  await writeInvitation(database.db, id, new Date(NOW.getTime() - 4 * 86_400_000))

  await expire({ db: database.db, now: NOW })
  expect(await database.db.$count(funcionariosConvites, eq(funcionariosConvites.idFuncionario, id))).toBe(0)
  expect(await database.db.$count(funcionariosSessoes, eq(funcionariosSessoes.idFuncionario, id))).toBe(1)

  await expire({ db: database.db, now: new Date(NOW.getTime() + 86_400_000) })
  expect(await database.db.$count(funcionariosSessoes, eq(funcionariosSessoes.idFuncionario, id))).toBe(0)
})

async function owner() {
  const context = await staffContext(database.db, 'dono')
  await database.db
    .update(funcionarios)
    .set({ senha: '$argon2id$teste' })
    .where(eq(funcionarios.id, context.funcionario?.id ?? 0))

  return context
}

/** Creates another logged-in staff member. */
async function colleague(papel: 'dono' | 'gerente' | 'catalogo' | 'leitura') {
  const cookie = await staffCookie(database.db, papel)
  const [row] = await database.db.select().from(funcionarios).orderBy(desc(funcionarios.id)).limit(1)

  return { id: row?.id ?? 0, cookie }
}

async function isIn(cookie: string): Promise<boolean> {
  return (await testAdminApi(database.db)('GET', '/me/sessions', { cookie })).status === 200
}

async function found(email: string): Promise<StaffMember> {
  const { equipe } = await listTeam(await staffContext(database.db, 'dono'))
  const member = equipe.find((one) => one.email === email)
  if (!member) throw new Error('Nobody has this e-mail.')

  return member
}

type WorkResult = { template: string; props: Record<string, unknown>; to: { email: string } }

/** Runs the waiting mail jobs and returns the sent mails. */
async function work(): Promise<WorkResult[]> {
  const { rows } = await database.pool.query(
    `select name, data from pgboss.job where name like 'staff.send%'`,
  )
  await database.pool.query(`delete from pgboss.job where name like 'staff.send%'`)
  const sent: WorkResult[] = []
  const mail: JobContext['mail'] = {
    send: async (template, props, { to }) => void sent.push({ template, props, to }),
  }
  const context: JobContext = { ...testContext(database.db, { now: NOW }), mail, idTarefa: 'tarefa' }
  for (const { name, data } of rows)
    for (const job of staffJobs)
      if (job.name === name && job.schedule === undefined) await job.run(context, data)

  return sent
}

/** Number of connections that wait for the staff's table. */
async function waitingForTable(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as total from pg_locks where relation = 'funcionarios'::regclass and not granted`,
  )
  return rows[0].total
}
