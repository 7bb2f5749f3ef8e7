import { DAY_MS } from '#domain/time/durations.ts'
import type { TradeInRow } from './tables.ts'

/** How long a credit can be used at least after the order that had it came to nothing. */
const AGAIN_DAYS = 30

/** What a credit is written with that its order does not use any more. */
export function freedCredit({ validaAte }: Pick<TradeInRow, 'validaAte'>, now: Date): Partial<TradeInRow> {
  return {
    situacao: 'aceita',
    idPedidoNovo: null,
    usado: null,
    usadaEm: null,
    validaAte: new Date(Math.max(validaAte.getTime(), now.getTime() + AGAIN_DAYS * DAY_MS)),
  }
}
