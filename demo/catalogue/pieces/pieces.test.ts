import { describe, expect, test } from 'vitest'
import { drawUsed } from '#demo/pictures/drawing/draw.ts'
import type { Drawing } from '#demo/pictures/drawing/drawing.ts'
import { viewsOf } from '#demo/pictures/drawing/views.ts'
import { slugOf } from '#domain/format/slug.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import { pieceProblems, pieceSaleProblems } from '#domain/product/pieces/piece-problems.ts'
import { products } from '../products.ts'
import { marksSeen } from './demo-piece.ts'
import { PIECES } from './pieces.ts'

type Sold = { precoPor: number; drawing: Drawing }

const SKUS = new Map(
  products().flatMap(({ drawing, skus }) =>
    skus.map((sku): [string, Sold] => [sku.sku, { precoPor: sku.precoPor, drawing: sku.drawing ?? drawing }]),
  ),
)

test('there are pieces in every condition, each with a serial number of its own', () => {
  expect(new Set(PIECES.map(({ condicao }) => condicao))).toEqual(new Set(CONDITIONS))
  expect(new Set(PIECES.map(({ numeroSerie }) => slugOf(numeroSerie))).size).toBe(PIECES.length)
})

describe.each(PIECES)('the piece $numeroSerie', (piece) => {
  const { sku, condicao, precoPor, fotos } = piece
  const { precoPor: priceOfNew, drawing } = SKUS.get(sku)!

  test('may be on sale', () => {
    const fields = { ...piece, precoDe: null, imagens: fotos }

    expect([...pieceProblems(fields), ...pieceSaleProblems(fields)]).toEqual([])
  })

  test('costs less than a new one, unless it is new', () => {
    if (condicao === 'novo') expect(precoPor / priceOfNew).toBeCloseTo(1, 0)
    else expect(precoPor).toBeLessThan(priceOfNew)
  })

  test('has pictures of its own, of views that its drawing has', () => {
    const views = viewsOf(drawing).map(({ view }) => view)
    const drawn = fotos.map((foto) => drawUsed(drawing, { ...foto, marks: marksSeen(piece, foto) }, 'seed'))

    expect(fotos.map(({ view }) => view).filter((view) => !views.includes(view))).toEqual([])
    expect(new Set(drawn).size).toBe(fotos.length)
  })

  test('shows from near only marks that it has', () => {
    const shown = fotos.filter(({ close }) => close !== undefined)

    expect(shown.filter((foto) => marksSeen(piece, foto)[foto.close ?? 0] === undefined)).toEqual([])
  })
})
