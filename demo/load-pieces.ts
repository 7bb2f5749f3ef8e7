import { inArray } from 'drizzle-orm'
import { demoStaff } from '#demo/history/demo-staff.ts'
import { createPiece } from '#platform/catalog/pieces/save-piece.ts'
import { putPieceOnSale } from '#platform/catalog/pieces/sell-piece.ts'
import { exemplares, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { type DemoPiece, marksSeen } from './catalogue/pieces/demo-piece.ts'
import { PIECES } from './catalogue/pieces/pieces.ts'
import { products } from './catalogue/products.ts'
import { nowOf } from './history/now-of.ts'
import { pastContext } from './history/past-context.ts'
import { inParallel } from './in-parallel.ts'
import { drawUsed } from './pictures/drawing/draw.ts'
import type { Drawing } from './pictures/drawing/drawing.ts'

/** Pieces that are drawn and saved at a time. */
const AT_ONCE = 4

/** In whose name pieces are registered. */
const STAFF = demoStaff('catalogo.editar')

/** Registers the showroom and used instruments, and puts them on sale. Those that there are stay as they are. */
export async function loadPieces(db: Database, storage: Storage): Promise<void> {
  const [known, variants, now] = await Promise.all([
    db.select({ numeroSerie: exemplares.numeroSerie }).from(exemplares),
    db
      .select({ id: skus.id, sku: skus.sku })
      .from(skus)
      .where(
        inArray(
          skus.sku,
          PIECES.map(({ sku }) => sku),
        ),
      ),
    nowOf(db),
  ])
  const context = { ...pastContext({ db, now, payments: [], storage }), funcionario: STAFF }
  const ids = new Map(variants.map(({ sku, id }) => [sku, id]))
  const drawings = drawingsBySku()
  const registered = new Set(known.map(({ numeroSerie }) => numeroSerie))

  await inParallel(
    PIECES.filter(({ numeroSerie }) => !registered.has(numeroSerie)),
    AT_ONCE,
    async (piece) => {
      const { sku, marks: _marks, fotos: _fotos, ...fields } = piece
      const [idVariante, drawing] = [ids.get(sku), drawings.get(sku)]
      if (idVariante === undefined || !drawing) throw new Error(`There is no SKU ${sku}.`)
      const imagens = await drawPiece(db, storage, { piece, drawing })
      const { id } = await createPiece(context, { ...fields, idVariante, imagens, precoDe: null })
      await putPieceOnSale(context, { id })
    },
  )
}

async function drawPiece(
  db: Database,
  storage: Storage,
  { piece, drawing }: { piece: DemoPiece; drawing: Drawing },
) {
  const imagens: { arquivo: string; alt: string }[] = []
  for (const { alt, ...foto } of piece.fotos) {
    const svg = drawUsed(drawing, { ...foto, marks: marksSeen(piece, foto) }, piece.numeroSerie)
    imagens.push({ arquivo: await saveOriginal(db, storage, Buffer.from(svg)), alt })
  }

  return imagens
}

function drawingsBySku(): Map<string, Drawing> {
  return new Map(
    products().flatMap(({ drawing, skus }) =>
      skus.map((sku): [string, Drawing] => [sku.sku, sku.drawing ?? drawing]),
    ),
  )
}
