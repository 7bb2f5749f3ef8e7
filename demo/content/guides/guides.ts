import { tuners } from './afinadores.ts'
import { bows } from './arcos.ts'
import { rosin } from './breu.ts'
import { leftHanded } from './canhotos.ts'
import { stringsByInstrument } from './cordas-por-instrumento.ts'
import type { DemoGuide } from './draft.ts'
import { cases } from './estojos-e-cases.ts'
import { setupWords } from './palavras-da-regulagem.ts'
import { firstViolin } from './primeiro-violino.ts'
import { changingStrings } from './quando-trocar-as-cordas.ts'
import { ukuleleSizes } from './tamanhos-de-ukulele.ts'
import { childSizes } from './tamanhos-infantis.ts'
import { humidity } from './umidade-e-madeira.ts'

/**
 * The guides of the demonstration, in the order of the shop. The first three with a tool inside are linked below it, so
 * those for all instruments come before those for one.
 */
export const GUIDES: readonly DemoGuide[] = [
  firstViolin,
  childSizes,
  stringsByInstrument,
  changingStrings,
  tuners,
  setupWords,
  humidity,
  leftHanded,
  ukuleleSizes,
  cases,
  rosin,
  bows,
]
