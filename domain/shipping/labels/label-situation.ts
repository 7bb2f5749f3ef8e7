/**
 * A label bought at a carriers' service: `comprando` until it is paid; `recusada` if it could not be bought; `paga` until
 * it can be printed (`pronta`); then what happens to its parcel. `naoEntregue` may still arrive, or come back.
 */
export const LABEL_SITUATIONS = [
  'comprando',
  'recusada',
  'paga',
  'pronta',
  'postada',
  'naoEntregue',
  'entregue',
  'cancelada',
] as const

export type LabelSituation = (typeof LABEL_SITUATIONS)[number]

/** What the service knows of a label: when each step happened, or null. */
export type LabelDates = {
  pagaEm: Date | null
  geradaEm: Date | null
  postadaEm: Date | null
  entregueEm: Date | null
  /** Also when it expired unused. */
  canceladaEm: Date | null
  /** The carrier gave up a delivery. */
  naoEntregue: boolean
}

/** How far a label has come; a later report of an earlier step changes nothing. */
const PROGRESS: Record<LabelSituation, number> = {
  comprando: 0,
  recusada: 0,
  paga: 1,
  pronta: 2,
  postada: 3,
  naoEntregue: 4,
  entregue: 5,
  cancelada: 6,
}

/** Returns the situation that the service's dates tell of. */
export function reportedSituation(dates: LabelDates): LabelSituation {
  if (dates.entregueEm) return 'entregue'
  if (dates.canceladaEm) return 'cancelada'
  if (dates.naoEntregue) return 'naoEntregue'
  if (dates.postadaEm) return 'postada'
  if (dates.geradaEm) return 'pronta'

  return dates.pagaEm ? 'paga' : 'comprando'
}

/**
 * Returns the situation after a report, which may be late or repeated: a label never goes back, and a delivered or
 * cancelled one stays so.
 */
export function nextSituation(now: LabelSituation, reported: LabelSituation): LabelSituation {
  if (isOver(now)) return now

  return PROGRESS[reported] > PROGRESS[now] ? reported : now
}

/** Whether nothing happens to a label any more. */
export function isOver(situacao: LabelSituation): boolean {
  return situacao === 'entregue' || situacao === 'cancelada' || situacao === 'recusada'
}

/** Whether money was spent on it and not returned, or is about to be. */
export function isLive(situacao: LabelSituation): boolean {
  return situacao !== 'recusada' && situacao !== 'cancelada'
}

/** Whether it can be printed: it exists, and its parcel may not have left yet. */
export function isPrintable(situacao: LabelSituation): boolean {
  return situacao === 'pronta' || situacao === 'postada'
}

/** Whether its money can be claimed back: until the carrier has the parcel. */
export function isCancellable(situacao: LabelSituation): boolean {
  return situacao === 'paga' || situacao === 'pronta'
}
