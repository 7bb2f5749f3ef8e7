import type { DemoProduct } from '#demo/demo-product.ts'
import { bowedComfort } from './accessories/bowed-comfort.ts'
import { bowedParts } from './accessories/bowed-parts.ts'
import { bows } from './accessories/bows.ts'
import { bridges } from './accessories/bridges.ts'
import { cases } from './accessories/cases.ts'
import { electronics } from './accessories/electronics.ts'
import { pluckedAccessories } from './accessories/plucked.ts'
import { standsAndCare } from './accessories/stands-and-care.ts'
import { basses } from './instruments/electric-basses.ts'
import { guitars } from './instruments/electric-guitars.ts'
import { regionalInstruments } from './instruments/regional.ts'
import { ukuleles } from './instruments/ukuleles.ts'
import { violins } from './instruments/violins.ts'
import { violoes } from './instruments/violoes.ts'
import { kits } from './kits.ts'
import { withRelations } from './relations.ts'
import { bassStrings } from './strings/bass.ts'
import { celloStrings } from './strings/cello.ts'
import { guitarStrings } from './strings/guitar.ts'
import { nylonAndSmallStrings } from './strings/small.ts'
import { steelGuitarStrings } from './strings/steel-guitar.ts'
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
  nylonAndSmallStrings,
  violins,
  guitars,
  basses,
  violoes,
  ukuleles,
  regionalInstruments,
  bows,
  bridges,
  bowedComfort,
  bowedParts,
  pluckedAccessories,
  electronics,
  standsAndCare,
  cases,
]
