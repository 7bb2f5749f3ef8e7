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

/**
 * Records that the owner of an account, under all its names, logged in from this browser (the session) and this
 * network.
 */
export async function rememberDevice(
  context: Pick<RequestContext, 'db' | 'now' | 'ip' | 'sessao'>,
  { kind, accounts }: Owner,
): Promise<void> {
  const { db, now } = context
  const device = deviceMark(context)
  const expiraEm = new Date(now.getTime() + NINETY_DAYS_MS)
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

/** Moves the browser's record to its new session. */
export async function moveDevice(db: Database, { from, to }: { from: string; to: string }): Promise<void> {
  const [before, after] = [deviceMark({ sessao: from }), deviceMark({ sessao: to })]
  if (before !== null && after !== null)
    await db.update(conhecidos).set({ marca: after }).where(eq(conhecidos.marca, before))
}
