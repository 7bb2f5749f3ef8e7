import { acousticViews } from './acoustic.ts'
import { bassViews } from './bass.ts'
import { bowViews } from './bow.ts'
import { bowedViews } from './bowed.ts'
import { bridgeViews } from './bridge.ts'
import { caseViews } from './case.ts'
import type { Drawing } from './drawing.ts'
import { electricViews } from './electric.ts'
import { gadgetViews } from './gadget.ts'
import { rosinViews } from './rosin.ts'
import { smallPluckedViews } from './small-plucked.ts'
import { strapViews } from './strap.ts'
import { stringSetViews } from './string-set.ts'
import { tunerViews } from './tuner.ts'

/** The views of one product in the order of its gallery: the name that `draw` takes, and the Portuguese words for the picture's alternative text. */
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
