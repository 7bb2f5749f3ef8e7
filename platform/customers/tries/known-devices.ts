import { eq, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { aparelhosConhecidos as conhecidos } from '../tables.ts'
import type { TryKind } from './bounds.ts'
import { accountTarget, deviceMark, networkMark } from './targets.ts'

/** As long as a visitor's cookie. */
const NINETY_DAYS_MS = 90 * DAY_MS

type Owner = { kind: TryKind; accounts: readonly string[] }

/** Notes that the owner of an account, under all its names, came in by this browser (of the visit's session) and this network. */
export async function rememberDevice(
  context: Pick<RequestContext, 'db' | 'agora' | 'ip' | 'sessao'>,
  { kind, accounts }: Owner,
): Promise<void> {
  const { db, agora } = context
  const device = deviceMark(context)
  const expiraEm = new Date(agora.getTime() + NINETY_DAYS_MS)
  const marks = [networkMark(context), ...(device === null ? [] : [device])]
  const rows = accounts.flatMap((account) =>
    marks.map((marca) => ({ marca, conta: accountTarget(kind, account), expiraEm })),
  )
  await db
    .insert(conhecidos)
    .values(rows)
    .onConflictDoUpdate({
      target: [conhecidos.marca, conhecidos.conta],
      set: { expiraEm: sql`excluded.expira_em` },
    })
}

/** The browser goes on under another session. */
export async function carryDevice(db: Database, { de, para }: { de: string; para: string }): Promise<void> {
  const [from, to] = [deviceMark({ sessao: de }), deviceMark({ sessao: para })]
  if (from !== null && to !== null)
    await db.update(conhecidos).set({ marca: to }).where(eq(conhecidos.marca, from))
}
