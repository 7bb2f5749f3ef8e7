import { BOWS } from './bow-pieces.ts'
import { BOWED_PIECES } from './bowed-pieces.ts'
import type { DemoPiece } from './demo-piece.ts'
import { FRETTED_PIECES } from './fretted-pieces.ts'

/** The showroom, used and numbered instruments of the demonstration store. */
export const PIECES: readonly DemoPiece[] = [...BOWED_PIECES, ...FRETTED_PIECES, ...BOWS]
