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
  return TIME.format(new Date(ate))
}

/** Said to others who want a piece that somebody has in the cart. */
export function holdSentence(ate: string): string {
  return `Este exemplar está na sacola de outra pessoa. Se ela não comprar, ele fica livre às ${holdTime(ate)}.`
}

const TIME = new Intl.DateTimeFormat('pt-BR', {
  timeZone: 'America/Sao_Paulo',
  hour: '2-digit',
  minute: '2-digit',
})
