import { type FieldProblem, problem } from '../../format/field-problem.ts'
import { slugOf } from '../../format/slug.ts'
import { priceProblems } from '../../money/price-problems.ts'
import { lengthProblem } from '../product-fields.ts'
import { CONDITION_WORDS, type Condition, isUsed } from './condition.ts'

/** Characters of texts, number of pictures, grams of the lightest and heaviest instrument. */
export const PIECE_LIMITS = {
  numeroSerie: 40,
  descricao: 2_000,
  madeira: 120,
  imagens: 12,
  pesoMinimo: 5,
  pesoMaximo: 600_000,
} as const

type Piece = {
  numeroSerie: string
  condicao: Condition
  descricao: string
  madeira: string | null
  peso: number | null
  precoDe: number | null
  precoPor: number
  imagens: readonly unknown[]
}

/** Returns what is wrong with the fields of a piece, on sale or not. */
export function pieceProblems(piece: Piece): FieldProblem[] {
  return [
    ...problem('numeroSerie', serialProblem(piece.numeroSerie)),
    ...problem('descricao', lengthProblem(piece.descricao, PIECE_LIMITS.descricao, 'A descrição')),
    ...problem('madeira', lengthProblem(piece.madeira ?? '', PIECE_LIMITS.madeira, 'A madeira')),
    ...problem('peso', piece.peso === null ? null : weightProblem(piece.peso)),
    ...priceProblems(piece),
    ...problem(
      'imagens',
      piece.imagens.length > PIECE_LIMITS.imagens ? `São no máximo ${PIECE_LIMITS.imagens} fotos.` : null,
    ),
  ]
}

/** Returns what a piece lacks to be on sale. Who buys it used has to see its own marks, and to read what it lacks. */
export function pieceSaleProblems({ condicao, descricao, precoPor, imagens }: Piece): FieldProblem[] {
  const { nome } = CONDITION_WORDS[condicao]

  return [
    ...problem('precoPor', precoPor === 0 ? 'Para ficar à venda, falta o preço.' : null),
    ...problem(
      'imagens',
      isUsed(condicao) && imagens.length === 0
        ? 'Para ficar à venda, um exemplar usado precisa de uma foto dele mesmo.'
        : null,
    ),
    ...problem(
      'descricao',
      DESCRIBED.has(condicao) && descricao.trim() === ''
        ? `Para ficar à venda no estado ${nome}, descreva as marcas e o que falta.`
        : null,
    ),
  ]
}

/** The conditions whose words refer to the description. */
const DESCRIBED = new Set<Condition>(['usadoC', 'usadoD'])

function serialProblem(numeroSerie: string): string | null {
  if (numeroSerie.trim() === '') return 'Diga o número de série.'
  if (slugOf(numeroSerie) === '') return 'O número de série precisa ter letras ou números.'

  return lengthProblem(numeroSerie, PIECE_LIMITS.numeroSerie, 'O número de série')
}

function weightProblem(peso: number): string | null {
  const { pesoMinimo, pesoMaximo } = PIECE_LIMITS

  return Number.isInteger(peso) && peso >= pesoMinimo && peso <= pesoMaximo
    ? null
    : 'Diga o peso do instrumento em gramas, de 5 g a 600 kg.'
}
