import type { PieceForm } from '#contract/catalog/pieces.ts'
import type { Mark } from '#demo/pictures/drawing/wear.ts'

/**
 * A single instrument of the demonstration store: of the SKU `sku`, with marks where its description says. Its pictures
 * are views of that SKU's drawing; `close` is the mark that a picture shows from near.
 */
export type DemoPiece = Omit<PieceForm, 'idVariante' | 'imagens' | 'precoDe'> & {
  sku: string
  /** By the side that they are on. */
  marks: { front: readonly Mark[]; back?: readonly Mark[] }
  fotos: readonly { view: string; close?: number; alt: string }[]
}

/** The marks on the side that a picture shows. */
export function marksSeen({ marks }: Pick<DemoPiece, 'marks'>, { view }: { view: string }): readonly Mark[] {
  return view === 'costas' ? (marks.back ?? []) : marks.front
}
