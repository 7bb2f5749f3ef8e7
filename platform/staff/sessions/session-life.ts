import type { StaffSessionRow } from '../rows.ts'

const MINUTE_MS = 60_000

/** Half a day without a word ends a session; who is only half in has a quarter of an hour. */
const MINUTES: Record<StaffSessionRow['etapa'], number> = { dentro: 12 * 60, segundoFator: 15, cadastro: 15 }

/** When a session ends that is seen at `agora`. */
export function sessionEnd(etapa: StaffSessionRow['etapa'], agora: Date): Date {
  return new Date(agora.getTime() + MINUTES[etapa] * MINUTE_MS)
}
