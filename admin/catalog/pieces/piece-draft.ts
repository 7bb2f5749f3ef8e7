import type { FieldPicture } from '#admin/components/picture/picture-field.tsx'
import type { PanelPiece, PieceForm } from '#contract/catalog/pieces.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'
import type { Condition } from '#domain/product/pieces/condition.ts'

/** A piece while it is edited: what has to be chosen may still be missing. */
export type PieceDraft = {
  idVariante: number | null
  numeroSerie: string
  condicao: Condition
  descricao: string
  madeira: string
  peso: number | null
  precoDe: number | null
  precoPor: number | null
  imagens: FieldPicture[]
}

/** Each field's name, for the dialog that compares two people's changes. */
export const PIECE_FIELDS: Record<keyof PieceDraft, string> = {
  idVariante: 'Variação',
  numeroSerie: 'Número de série',
  condicao: 'Estado',
  descricao: 'Marcas e história',
  madeira: 'Madeira',
  peso: 'Peso do instrumento',
  precoDe: 'Preço riscado',
  precoPor: 'Preço',
  imagens: 'Fotos',
}

/** The draft of a new piece, of the product's only variant if it has just one. */
export function emptyPiece(variants: readonly { id: number }[]): PieceDraft {
  const [only, ...others] = variants

  return {
    idVariante: only && others.length === 0 ? only.id : null,
    numeroSerie: '',
    condicao: 'usadoB',
    descricao: '',
    madeira: '',
    peso: null,
    precoDe: null,
    precoPor: null,
    imagens: [],
  }
}

export function pieceDraftOf(piece: PanelPiece): PieceDraft {
  const { idVariante, numeroSerie, condicao, descricao, madeira, peso, precoDe, precoPor, imagens } = piece

  return {
    idVariante,
    numeroSerie,
    condicao,
    descricao,
    madeira: madeira ?? '',
    peso,
    precoDe,
    precoPor: precoPor === 0 ? null : precoPor,
    imagens,
  }
}

/** What is sent of a draft; or what it lacks to be sent. A price can be set later. */
export function pieceFormOf(draft: PieceDraft): { form: PieceForm } | { problems: FieldProblem[] } {
  const { idVariante, madeira, precoPor, imagens, ...rest } = draft
  if (idVariante === null)
    return { problems: [{ campo: 'idVariante', mensagem: 'Escolha de qual variação ele é.' }] }

  return {
    form: {
      ...rest,
      idVariante,
      madeira: madeira.trim() === '' ? null : madeira,
      precoPor: precoPor ?? 0,
      imagens: imagens.map(({ arquivo, alt }) => ({ arquivo, alt })),
    },
  }
}
