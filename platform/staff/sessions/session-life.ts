import type { StaffSessionRow } from '../rows.ts'

const MINUTE_MS = 60_000

/** A session expires after half a day without activity; an unfinished login after a quarter of an hour. */
const MINUTES: Record<StaffSessionRow['etapa'], number> = { dentro: 12 * 60, segundoFator: 15, cadastro: 15 }

/** Returns when a session that is active at `agora` expires. */
export function sessionEnd(etapa: StaffSessionRow['etapa'], now: Date): Date {
  return new Date(now.getTime() + MINUTES[etapa] * MINUTE_MS)
}
