import { and, eq, isNull, lt, or } from 'drizzle-orm'
import { verify } from 'otplib'
import type { Database } from '#platform/database/connect.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { funcionariosCodigos as codigos, funcionarios } from '#platform/staff/tables.ts'

/** Tolerance in seconds: phone clocks may be half a minute off, either way (RFC 6238, 5.2). */
const TOLERANCE_S = 30

type Owner = { id: number; totpSegredo: string | null }

/** Whether this is a current code of the app, or a recovery code. A valid code is used up. */
export async function takeCode(db: Database, staff: Owner, typed: string, now: Date): Promise<boolean> {
  const code = typed.replace(/[\s-]/g, '').toUpperCase()

  return /^\d{6}$/.test(code) ? takeAppCode(db, staff, code, now) : takeRecoveryCode(db, staff, code)
}

/** The update's condition guarantees that no code works twice, even at the same moment. */
export async function takeAppCode(
  db: Database,
  { id, totpSegredo }: Owner,
  token: string,
  now: Date,
): Promise<boolean> {
  // The library throws for anything that is not a code of an app.
  if (!totpSegredo || !/^\d{6}$/.test(token)) return false
  const result = await verify({
    secret: totpSegredo,
    token,
    epoch: Math.floor(now.getTime() / 1000),
    epochTolerance: TOLERANCE_S,
  })
  if (!result.valid || !('timeStep' in result)) return false
  const used = await db
    .update(funcionarios)
    .set({ totpUltimoPasso: result.timeStep })
    .where(
      and(
        eq(funcionarios.id, id),
        or(isNull(funcionarios.totpUltimoPasso), lt(funcionarios.totpUltimoPasso, result.timeStep)),
      ),
    )
    .returning({ id: funcionarios.id })

  return used.length > 0
}

async function takeRecoveryCode(db: Database, { id }: Owner, code: string): Promise<boolean> {
  const used = await db
    .delete(codigos)
    .where(and(eq(codigos.idFuncionario, id), eq(codigos.hash, keyHash(code))))
    .returning({ hash: codigos.hash })

  return used.length > 0
}
