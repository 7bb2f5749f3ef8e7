import { stringsByInstrument } from './cordas-por-instrumento.ts'
import type { DemoGuide } from './draft.ts'
import { firstViolin } from './primeiro-violino.ts'

/** The guides of the demonstration, in the order of the shop. */
export const GUIDES: readonly DemoGuide[] = [firstViolin, stringsByInstrument]
