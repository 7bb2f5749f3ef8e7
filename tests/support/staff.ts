import { createHash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { permissionsOf, type Role } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionarios, funcionariosSessoes } from '#platform/staff/tables.ts'
import { createAdminApi } from '#server/admin/admin-api.ts'
import { testContext } from './request-context.ts'

const STORE_URL = 'http://loja.test'

/** A visit of somebody of the store who is at the panel in this role. */
export async function staffContext(db: Database, papel: Role, changes: Partial<RequestContext> = {}) {
  const { id, nome, email } = await member(db, papel)
  const funcionario = { id, nome, email, papel, permissoes: permissionsOf(papel) }

  return testContext(db, { funcionario, ...changes })
}

/** The cookie of somebody of the store who is all the way in, in this role. */
export async function staffCookie(db: Database, papel: Role, agora = new Date('2026-11-21T12:00:00Z')) {
  const { id } = await member(db, papel)
  const token = randomBytes(32).toString('base64url')
  await db.insert(funcionariosSessoes).values({
    hash: createHash('sha256').update(token).digest('hex'),
    idFuncionario: id,
    etapa: 'dentro',
    criadaEm: agora,
    vistaEm: agora,
    expiraEm: new Date(agora.getTime() + 3_600_000),
    ip: '203.0.113.7',
    agente: 'Teste',
  })

  return `painel=${token}`
}

type Asked = {
  /** Who asks; nobody, if left out. */
  papel?: Role
  cookie?: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  context?: Partial<RequestContext>
}

/** The panel's API over HTTP requests, on a database. Answers status, headers and body, which is null where there is none. */
export function testAdminApi<Body>(db: Database) {
  return async (method: string, path: string, asked: Asked = {}) => {
    const { papel, body, form, context } = asked
    const api = createAdminApi({
      storeUrl: STORE_URL,
      logger: pino({ level: 'error' }),
      context: (known) => testContext(db, { ...known, ...context }),
    })
    const headers = new Headers({ origin: STORE_URL, 'content-type': 'application/json', ...asked.headers })
    // A form tells its own type, with the mark that parts its fields.
    if (form) headers.delete('content-type')
    const cookie = asked.cookie ?? (papel && (await staffCookie(db, papel)))
    if (cookie) headers.set('cookie', cookie)
    const response = await api(
      new Request(`${STORE_URL}/v2/admin${path}`, {
        method,
        headers,
        body: form ?? (body === undefined ? null : JSON.stringify(body)),
      }),
    )
    const text = await response.text()
    const json = response.headers.get('content-type')?.includes('json') ?? false
    // The one edge where tests take the contract at its word.
    return {
      status: response.status,
      headers: response.headers,
      body: (json ? JSON.parse(text) : text) as Body,
    }
  }
}

async function member(db: Database, papel: Role) {
  const email = `${randomBytes(6).toString('hex')}@loja.test`
  const [row] = await db
    .insert(funcionarios)
    .values({ nome: `Pessoa de ${papel}`, email, papel, criadoEm: new Date('2026-01-02T12:00:00Z') })
    .returning()
  if (!row) throw new Error('The member of staff was not made.')

  return row
}
