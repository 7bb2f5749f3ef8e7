import { caseViews } from '../accessories/case.ts'
import { gadgetViews } from '../accessories/gadget.ts'
import { strapViews } from '../accessories/strap.ts'
import { stringSetViews } from '../accessories/string-set.ts'
import { tunerViews } from '../accessories/tuner.ts'
import { bowViews } from '../bowed/bow.ts'
import { bowedViews } from '../bowed/bowed.ts'
import { bridgeViews } from '../bowed/bridge.ts'
import { rosinViews } from '../bowed/rosin.ts'
import { bassViews } from '../electric/bass.ts'
import { electricViews } from '../electric/electric.ts'
import { acousticViews } from '../plucked/acoustic.ts'
import { smallPluckedViews } from '../plucked/small-plucked.ts'
import type { Drawing } from './drawing.ts'

/** The views of one product in the order of its gallery: the name for `draw`, and the Portuguese alternative text. */
export function viewsOf(drawing: Drawing): { view: string; label: string }[] {
  switch (drawing.family) {
    case 'acoustic':
      return acousticViews(drawing)
    case 'smallPlucked':
      return smallPluckedViews(drawing)
    case 'bowed':
      return bowedViews
    case 'electric':
      return electricViews
    case 'bass':
      return bassViews
    case 'bow':
      return bowViews
    case 'bridge':
      return bridgeViews
    case 'stringSet':
      return stringSetViews
    case 'case':
      return caseViews
    case 'rosin':
      return rosinViews
    case 'tuner':
      return tunerViews
    case 'strap':
      return strapViews
    case 'gadget':
      return gadgetViews
  }
}
