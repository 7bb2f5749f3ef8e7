import { BRONZE_80_20, BRONZE_85_15, PHOSPHOR_BRONZE } from './acoustic.ts'
import { BASS_FLAT, BASS_NICKEL, BASS_STAINLESS } from './bass.ts'
import type { Chart } from './chart.ts'
import { FLAT_WOUND, NICKEL_WOUND, STAINLESS_WOUND } from './electric.ts'
import { BRASS_ON_NYLON, SILVER_ON_NYLON } from './nylon-core.ts'
import { PLAIN_NYLON, PLAIN_STEEL } from './plain.ts'

/** What makers say of each construction, in thousandths of an inch and pounds per inch. */
export const CHARTS = {
  plainSteel: PLAIN_STEEL,
  plainNylon: PLAIN_NYLON,
  nickelWound: NICKEL_WOUND,
  stainlessWound: STAINLESS_WOUND,
  flatWound: FLAT_WOUND,
  phosphorBronze: PHOSPHOR_BRONZE,
  bronze8020: BRONZE_80_20,
  bronze8515: BRONZE_85_15,
  silverOnNylon: SILVER_ON_NYLON,
  brassOnNylon: BRASS_ON_NYLON,
  bassNickel: BASS_NICKEL,
  bassStainless: BASS_STAINLESS,
  bassFlat: BASS_FLAT,
} as const satisfies Record<string, Chart>

/** How a string is made, as far as its weight follows from its diameter. */
export type Construction = keyof typeof CHARTS
