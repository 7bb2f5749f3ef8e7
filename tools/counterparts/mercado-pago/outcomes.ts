import type { Order } from './order.ts'

type Outcome = Pick<Order, 'status' | 'detail'>

const APPROVED: Outcome = { status: 'processed', detail: 'accredited' }

/** What happens to a card, by the holder's name: the names of the documentation's test cards. */
const BY_NAME: Readonly<Record<string, Outcome>> = {
  APRO: APPROVED,
  OTHE: { status: 'failed', detail: 'rejected_by_issuer' },
  CONT: { status: 'processing', detail: 'pending_review_manual' },
  CALL: { status: 'failed', detail: 'required_call_for_authorize' },
  FUND: { status: 'failed', detail: 'insufficient_amount' },
  SECU: { status: 'failed', detail: 'bad_filled_card_data' },
  EXPI: { status: 'failed', detail: 'bad_filled_card_data' },
  FORM: { status: 'failed', detail: 'bad_filled_card_data' },
  INST: { status: 'failed', detail: 'invalid_installments' },
  LOCK: { status: 'failed', detail: 'card_disabled' },
  ATTE: { status: 'failed', detail: 'max_attempts_exceeded' },
  BLAC: { status: 'failed', detail: 'high_risk' },
}

/** Numbers whose bank wants a confirmation (3DS), and whether it accepts it. */
const CHALLENGED: Readonly<Record<string, boolean>> = {
  '5483928164574623': true,
  '5361956806117557': false,
}

/** The outcome for a holder's name; any other name is approved. */
export function outcomeOf(holder: string): Outcome {
  return BY_NAME[holder.trim().toUpperCase().slice(0, 4)] ?? APPROVED
}

/** Whether the bank will accept the confirmation; null if it asks for none. */
export function challengeOf(number: string): boolean | null {
  return CHALLENGED[number] ?? null
}
