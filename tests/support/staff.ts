import { createHash, randomBytes } from 'node:crypto'
import { pino } from 'pino'
import { permissionsOf, type Role } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionarios, funcionariosSessoes } from '#platform/staff/tables.ts'
import { createAdminApi } from '#server/admin/admin-api.ts'
import { ownRateLimit } from '#server/http/limits/rate-limit.ts'
import { testContext } from './request-context.ts'

const STORE_URL = 'http://loja.test'

/** A request context of a member of staff at the panel in this role. */
export async function staffContext(db: Database, papel: Role, changes: Partial<RequestContext> = {}) {
  const { id, nome, email } = await member(db, papel)
  const funcionario = { id, nome, email, papel, permissoes: permissionsOf(papel) }

  return testContext(db, { funcionario, ...changes })
}

/** The cookie of a member of staff in this role, with a completed login. */
export async function staffCookie(db: Database, papel: Role, now = new Date('2026-11-21T12:00:00Z')) {
  const { id } = await member(db, papel)
  const token = randomBytes(32).toString('base64url')
  await db.insert(funcionariosSessoes).values({
    hash: createHash('sha256').update(token).digest('hex'),
    idFuncionario: id,
    etapa: 'dentro',
    criadaEm: now,
    vistaEm: now,
    expiraEm: new Date(now.getTime() + 3_600_000),
    ip: '203.0.113.7',
    agente: 'Teste',
  })

  return `painel=${token}`
}

type RequestOptions = {
  /** The role of the caller; anonymous, if left out. */
  papel?: Role
  cookie?: string
  body?: unknown
  form?: FormData
  headers?: Record<string, string>
  context?: Partial<RequestContext>
}

/**
 * The panel's API over HTTP requests, on a database. Returns status, headers and body, which is null if there is none.
 */
export function testAdminApi<Body>(db: Database) {
  return async (method: string, path: string, options: RequestOptions = {}) => {
    const { papel, body, form, context } = options
    const api = createAdminApi({
      storeUrl: STORE_URL,
      logger: pino({ level: 'error' }),
      context: (known) => testContext(db, { ...known, ...context }),
      createLimit: ownRateLimit,
    })
    const headers = new Headers({ origin: STORE_URL, 'content-type': 'application/json', ...options.headers })
    // A form sets its own content type, with its boundary.
    if (form) headers.delete('content-type')
    const cookie = options.cookie ?? (papel && (await staffCookie(db, papel)))
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
    // Tests trust the contract's types here.
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
  if (!row) throw new Error('The member of staff was not created.')

  return row
}
