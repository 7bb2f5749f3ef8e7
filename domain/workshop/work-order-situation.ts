/**
 * The life of a work order. `recebida`: the instrument is here and has no quote. `aprovada`: waits for its turn, as the
 * services of a paid order do from the start. `recusada`: its owner refused the quote and fetches it as it came.
 */
export const WORK_SITUATIONS = [
  'recebida',
  'aguardandoAprovacao',
  'aprovada',
  'emServico',
  'pronta',
  'entregue',
  'recusada',
  'cancelada',
] as const

export type WorkSituation = (typeof WORK_SITUATIONS)[number]

/**
 * `reopen`: what was ready needs more work. `withdraw`: the store takes an unanswered quote back. `handBack`: the owner
 * fetched an instrument whose work was cancelled.
 */
export type WorkEvent =
  | 'quote'
  | 'approve'
  | 'refuse'
  | 'withdraw'
  | 'start'
  | 'finish'
  | 'reopen'
  | 'deliver'
  | 'cancel'
  | 'handBack'

/** What decides where a work order goes next, besides where it stands. */
export type WorkAgreement = {
  /** Whether any work was agreed on before: in the order, or by an approved quote. */
  agreed: boolean
  /** Where it stood when the open quote was sent, if that is known. */
  before?: WorkSituation | undefined
  /** Whether nobody answered the open quote in its time. */
  expired?: boolean
  /** Whether the instrument was brought to the counter, and not fetched yet. */
  isHere?: boolean
}

type Next = WorkSituation | ((work: WorkAgreement) => WorkSituation | null)

const TRANSITIONS: Record<WorkSituation, Partial<Record<WorkEvent, Next>>> = {
  recebida: { quote: 'aguardandoAprovacao', cancel: 'cancelada' },
  aguardandoAprovacao: {
    approve: 'aprovada',
    quote: ({ expired = false }) => (expired ? 'aguardandoAprovacao' : null),
    // Whoever refuses extra work still gets what was agreed on.
    refuse: ({ agreed, before = 'aprovada' }) => (agreed ? before : 'recusada'),
    withdraw: ({ agreed, before = agreed ? 'aprovada' : 'recebida' }) => before,
    cancel: 'cancelada',
  },
  aprovada: { quote: 'aguardandoAprovacao', start: 'emServico', finish: 'pronta', cancel: 'cancelada' },
  emServico: { quote: 'aguardandoAprovacao', finish: 'pronta', cancel: 'cancelada' },
  pronta: { reopen: 'emServico', deliver: 'entregue' },
  entregue: {},
  recusada: { quote: 'aguardandoAprovacao', deliver: 'entregue' },
  // Nothing was done to it, so it is never `entregue`: that is recorded in passports.
  cancelada: { handBack: ({ isHere }) => (isHere ? 'cancelada' : null) },
}

/** Returns the situation after an event; null if it can't happen now. */
export function afterWorkEvent(
  situacao: WorkSituation,
  event: WorkEvent,
  work: WorkAgreement,
): WorkSituation | null {
  const next = TRANSITIONS[situacao][event] ?? null

  return typeof next === 'function' ? next(work) : next
}

/** Whether the workshop still has something to do, so that its time stays booked. */
export function isOpenWork(situacao: WorkSituation): boolean {
  return !['pronta', 'entregue', 'recusada', 'cancelada'].includes(situacao)
}
