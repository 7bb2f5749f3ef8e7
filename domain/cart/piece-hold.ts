import { dateFormat } from '../time/date-format.ts'
import { formatMoment } from '../time/format-moment.ts'

/** Minutes for which a cart holds a piece that was put into it, so that nobody else can have it. */
const HOLD_MINUTES = 20

/**
 * How a cart stands to a piece: `ate` is until when it is held (ISO 8601), by this cart if `propria`; null if nobody
 * holds it.
 */
export type PieceHold = { ate: string | null; propria: boolean }

/** When a piece that is put into a cart now is free again. */
export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}

/** The time of day at which a hold ends: `14:32`. */
export function holdTime(ate: string): string {
  return time().format(new Date(ate))
}

/** The same with its day, for what is held for hours: `28/11 às 14:32`. */
export function holdDay(ate: string): string {
  return `${day().format(new Date(ate))} às ${holdTime(ate)}`
}

/**
 * Why a piece can't be held once more: the visitor has done so `times` times in a day, or everybody of the same network
 * together too often. `until` is ISO 8601.
 */
export type RefusedHold = { by: 'session' | 'network'; times: number; until: string }

/** Said to those who hold a piece again and again. In the cart it stays, as long as nobody else takes it. */
export function refusedHoldSentence(nome: string, hold: RefusedHold, isInCart: boolean): string {
  const now = isInCart
    ? 'Ele continua na sua sacola, sem reserva: você pode comprá-lo já, enquanto ninguém o levar.'
    : 'Se quiser comprá-lo antes disso, fale com a loja.'

  return `O exemplar ${nome} ${refusedHoldReason(hold)}. ${now}`
}

/** The same without its subject and what one can do. */
export function refusedHoldReason({ by, times, until }: RefusedHold): string {
  const why =
    by === 'session'
      ? `já ficou ${times} vezes reservado na sua sacola em 24 horas`
      : 'já foi reservado vezes demais em 24 horas por quem usa a mesma internet que você, em casa, na escola ou pela operadora'

  return `${why}. Para que outras pessoas também possam comprá-lo, você só pode reservá-lo de novo a partir de ${formatMoment(until)}`
}

/** Said to others who want a piece that somebody has in the cart. */
export function holdSentence(ate: string): string {
  return `Este exemplar está na sacola de outra pessoa. Se ela não comprar, ele fica livre às ${holdTime(ate)}.`
}

const day = dateFormat({ day: '2-digit', month: '2-digit' })
const time = dateFormat({ hour: '2-digit', minute: '2-digit' })
