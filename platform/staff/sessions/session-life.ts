import { MINUTE_MS } from '#domain/time/durations.ts'
import type { StaffSessionRow } from '../rows.ts'

/** A session expires after half a day without activity; an unfinished login after a quarter of an hour. */
const MINUTES: Record<StaffSessionRow['etapa'], number> = { dentro: 12 * 60, segundoFator: 15, cadastro: 15 }

/** Sessions of a member of staff at each stage: more than the devices of anybody. */
export const MAX_SESSIONS = 20

/** Returns when a session that is active at `now` expires. */
export function sessionEnd(etapa: StaffSessionRow['etapa'], now: Date): Date {
  return new Date(now.getTime() + MINUTES[etapa] * MINUTE_MS)
}
