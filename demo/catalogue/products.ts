import type { DemoProduct } from '#demo/demo-product.ts'
import { bowedParts } from './accessories/bowed-parts.ts'
import { bows } from './accessories/bows.ts'
import { bridges } from './accessories/bridges.ts'
import { cases } from './accessories/cases.ts'
import { picksAndCapos } from './accessories/picks-and-capos.ts'
import { pickups } from './accessories/pickups.ts'
import { rosinAndMutes } from './accessories/rosin-and-mutes.ts'
import { shoulderRests } from './accessories/shoulder-rests.ts'
import { standsAndCare } from './accessories/stands-and-care.ts'
import { strapsAndCables } from './accessories/straps-and-cables.ts'
import { tuners } from './accessories/tuners.ts'
import { kits } from './collections/kits.ts'
import { withRelations } from './collections/relations.ts'
import { basses } from './instruments/electric-basses.ts'
import { guitars } from './instruments/electric-guitars.ts'
import { regionalInstruments } from './instruments/regional.ts'
import { ukuleles } from './instruments/ukuleles.ts'
import { violins } from './instruments/violins.ts'
import { violoes } from './instruments/violoes.ts'
import { bassStrings } from './strings/bass.ts'
import { celloStrings } from './strings/cello.ts'
import { guitarStrings } from './strings/guitar.ts'
import { nylonStrings } from './strings/nylon.ts'
import { regionalStrings } from './strings/regional.ts'
import { steelGuitarStrings } from './strings/steel-guitar.ts'
import { ukuleleStrings } from './strings/ukulele.ts'
import { violaAndBassStrings } from './strings/viola-and-bass.ts'
import { violinStrings } from './strings/violin.ts'

/** All products of the demonstration store. */
export function products(): DemoProduct[] {
  const single = FAMILIES.flatMap((family) => family())
  return withRelations([...single, ...kits(single)])
}

const FAMILIES = [
  violinStrings,
  violaAndBassStrings,
  celloStrings,
  guitarStrings,
  steelGuitarStrings,
  bassStrings,
  nylonStrings,
  ukuleleStrings,
  regionalStrings,
  violins,
  guitars,
  basses,
  violoes,
  ukuleles,
  regionalInstruments,
  bows,
  bridges,
  rosinAndMutes,
  shoulderRests,
  bowedParts,
  picksAndCapos,
  strapsAndCables,
  tuners,
  pickups,
  standsAndCare,
  cases,
]
