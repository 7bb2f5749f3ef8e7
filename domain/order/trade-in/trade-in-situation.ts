import { DAY_MS } from '../../time/durations.ts'

/**
 * The life of a trade-in. `aceita`: its credit can be used. `usada`: an order has it, and the instrument is awaited.
 * `desistida`: withdrawn by its owner, or expired.
 */
export const TRADE_SITUATIONS = ['aceita', 'usada', 'aCaminho', 'recebida', 'conferida', 'desistida'] as const

export type TradeSituation = (typeof TRADE_SITUATIONS)[number]

/** What the inspection found. `recusada`: it is sent back. `naoChegou`: given up waiting for it. */
export const TRADE_RESULTS = ['comoDito', 'pior', 'recusada', 'naoChegou'] as const

export type TradeResult = (typeof TRADE_RESULTS)[number]

/** Whether the shop has to say why: the customer gets the instrument back and owes the whole credit. */
export function needsReason(result: TradeResult): boolean {
  return result === 'recusada'
}

/** The most pictures of an inspection. */
export const MAX_INSPECTION_PICTURES = 6

export type TradeEvent = 'use' | 'release' | 'send' | 'receive' | 'inspect' | 'withdraw'

const TRANSITIONS: Record<TradeSituation, Partial<Record<TradeEvent, TradeSituation>>> = {
  aceita: { use: 'usada', withdraw: 'desistida' },
  // Brought to the counter, an instrument was never on its way.
  usada: { send: 'aCaminho', receive: 'recebida', release: 'aceita', inspect: 'conferida' },
  // Its credit is not free again: it has left its owner's hands.
  aCaminho: { send: 'aCaminho', receive: 'recebida', inspect: 'conferida' },
  recebida: { inspect: 'conferida' },
  conferida: {},
  desistida: {},
}

/** Returns the situation after an event; null if it can't happen now. */
export function afterTradeEvent(situacao: TradeSituation, event: TradeEvent): TradeSituation | null {
  return TRANSITIONS[situacao][event] ?? null
}

/** The situation to which undoing an arrival or an inspection leads back; null in others. */
export function beforeLastStep({
  situacao,
  enviada,
  recebida,
}: {
  situacao: TradeSituation
  enviada: boolean
  recebida: boolean
}): TradeSituation | null {
  const awaited = enviada ? 'aCaminho' : 'usada'
  if (situacao === 'recebida') return awaited
  if (situacao !== 'conferida') return null

  return recebida ? 'recebida' : awaited
}

/** Whether this result can be found now: what has not come can only be given up, and what is here can't. */
export function mayFind(situacao: TradeSituation, resultado: TradeResult): boolean {
  return resultado === 'naoChegou' ? situacao === 'usada' || situacao === 'aCaminho' : situacao === 'recebida'
}

/** Until when the instrument should be on its way; null while its owner still waits for the new one. */
export function sendUntil(novoEntregueEm: Date | null, envioDias: number): Date | null {
  return novoEntregueEm && new Date(novoEntregueEm.getTime() + envioDias * DAY_MS)
}

/** What its owner owes after the inspection, in centavos: what the credit took off, beyond what the instrument is worth. */
export function differenceOf({ usado, valor }: { usado: number; valor: number }): number {
  return Math.max(0, usado - valor)
}
