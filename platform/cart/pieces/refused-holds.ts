import type { RefusedHold } from '#domain/cart/piece-hold.ts'
import { TRY_BOUNDS } from '#platform/customers/tries/bounds.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { exhaustedTries } from '#platform/customers/tries/exhausted-tries.ts'
import { visitorNetwork } from '#platform/customers/tries/targets.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Pieces that the visitor can't hold once more today, by SKU. */
export type RefusedHolds = ReadonlyMap<number, RefusedHold>

type Holds = { sessao: string; pieces: readonly number[] }

/** Those of the pieces that the visitor, or others of the same network, have held too often. */
export async function refusedHolds(
  context: RequestContext,
  { sessao, pieces }: Holds,
): Promise<RefusedHolds> {
  const refused = new Map<number, RefusedHold>()
  if (pieces.length === 0) return refused
  const bySession = await exhaustedTries(
    context,
    'pieceHold',
    pieces.map((piece) => ofSession(sessao, piece)),
  )
  const byNetwork = await exhaustedTries(context, 'networkPieceHold', ofNetwork(context, pieces))
  for (const piece of pieces) {
    const own = bySession.get(ofSession(sessao, piece))
    const shared = byNetwork.get(ofNetwork(context, [piece])[0] ?? '')
    const last = own && shared && own.until < shared.until ? shared : (own ?? shared)
    if (last)
      refused.set(piece, {
        by: last === own && own.ofAccount ? 'session' : 'network',
        times: TRY_BOUNDS.pieceHold.account,
        until: last.until.toISOString(),
      })
  }

  return refused
}

/**
 * Counts that the visitor holds pieces. Refuses `TentativasDemais` beyond the bounds; call it where that rolls back.
 */
export async function countHolds(context: RequestContext, { sessao, pieces }: Holds): Promise<void> {
  await countTry(
    context,
    'pieceHold',
    pieces.map((piece) => ofSession(sessao, piece)),
  )
  const shared = ofNetwork(context, pieces)
  if (shared.length > 0) await countTry(context, 'networkPieceHold', shared)
}

function ofSession(sessao: string, piece: number): string {
  return `${sessao}/${piece}`
}

/** None of this machine's own tools. */
function ofNetwork({ ip }: RequestContext, pieces: readonly number[]): string[] {
  const network = visitorNetwork(ip)

  return network === '' ? [] : pieces.map((piece) => `${network}/${piece}`)
}
