import { holdTime } from '#domain/cart/piece-hold.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import type { Piece } from './chosen-piece.ts'

/** The name of a piece: `Usado B, nº de série R-214/2019`. */
export function pieceName({ condicao, numeroSerie }: Piece): string {
  return `${CONDITION_WORDS[condicao].nome}, nº de série ${numeroSerie}`
}

/** What a piece is made of and what it weighs, each with its label; what is unknown is left out. */
export function pieceDetails({ madeira, peso }: Piece): [label: string, valor: string][] {
  return [
    ...(madeira ? [['Madeira', madeira] as [string, string]] : []),
    ...(peso === null ? [] : [['Peso do instrumento', weightText(peso)] as [string, string]]),
  ]
}

/** `446 g`, `3,42 kg`, with no line break before the unit. */
function weightText(grams: number): string {
  return grams < 1000 ? `${grams}\u00a0g` : `${formatNumber(grams / 1000)}\u00a0kg`
}

/** Who has a piece in the cart, and until when: `Na sacola de outra pessoa até 14:05`. */
export function inCartText({ ate, seu }: { ate: string; seu: boolean }): string {
  return `${seu ? 'Reservado na sua sacola' : 'Na sacola de outra pessoa'} até ${holdTime(ate)}`
}
