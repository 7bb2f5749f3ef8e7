import { implement } from '@orpc/server'
import { pieces } from '#contract/catalog/pieces.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listPieces } from './list-pieces.ts'
import { getPiece } from './panel-piece.ts'
import { removePiece } from './remove-piece.ts'
import { createPiece, savePiece } from './save-piece.ts'
import { putPieceOnSale, takePieceOffSale } from './sell-piece.ts'

const api = implement(pieces).$context<RequestContext>()

/** Routes of pieces, without those that show orders, which `platform/orders` has. */
export const piecesAdminRoutes = {
  list: api.list.handler(({ context, input }) => listPieces(context, input)),
  get: api.get.handler(({ context, input }) => getPiece(context, input)),
  create: api.create.handler(({ context, input }) => createPiece(context, input)),
  save: api.save.handler(({ context, input }) => savePiece(context, input)),
  putOnSale: api.putOnSale.handler(({ context, input }) => putPieceOnSale(context, input)),
  takeOffSale: api.takeOffSale.handler(({ context, input }) => takePieceOffSale(context, input)),
  remove: api.remove.handler(({ context, input }) => removePiece(context, input)),
}
