import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { verify } from 'otplib'
import { keyHash } from '#platform/customers/auth/access-keys.ts'
import type { Database } from '#platform/database/connect.ts'
import { funcionariosCodigos as codigos, funcionarios } from '#platform/staff/tables.ts'

/** Clocks of telephones may be half a minute off, either way (RFC 6238, 5.2). */
const TOLERANCE_S = 30

type Owner = { id: number; totpSegredo: string | null }

/** Whether this is the app's code of this moment, or a recovery code; either is used up by it. */
export async function takeCode(db: Database, staff: Owner, typed: string, agora: Date): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()

  return /^\d{6}$/.test(code) ? takeAppCode(db, staff, code, agora) : takeRecoveryCode(db, staff, code)
}

/** The statement itself makes sure that none works twice, also at the same moment. */
export async function takeAppCode(
  db: Database,
  { id, totpSegredo }: Owner,
  token: string,
  agora: Date,
): Promise<boolean> {
  // The library throws for what is no code of an app.
  if (!totpSegredo || !/^\d{6}$/.test(token)) return false
  const result = await verify({
    secret: totpSegredo,
    token,
    epoch: Math.floor(agora.getTime() / 1000),
    epochTolerance: TOLERANCE_S,
  })
  if (!result.valid || !('timeStep' in result)) return false
  const taken = await db
    .update(funcionarios)
    .set({ totpUltimoPasso: result.timeStep })
    .where(
      and(
        eq(funcionarios.id, id),
        or(isNull(funcionarios.totpUltimoPasso), lt(funcionarios.totpUltimoPasso, result.timeStep)),
      ),
    )
    .returning({ id: funcionarios.id })

  return taken.length > 0
}

async function takeRecoveryCode(db: Database, { id }: Owner, code: string): Promise<boolean> {
  const taken = await db
    .delete(codigos)
    .where(and(eq(codigos.idFuncionario, id), eq(codigos.hash, keyHash(code))))
    .returning({ hash: codigos.hash })

  return taken.length > 0
}
