import { COMPANIONS } from './companions.ts'
import { LISTS } from './lists.ts'
import { SHOWCASES } from './showcases.ts'

/** Slugs of products that the store recommends; they are never sold out in the demonstration. */
export const RECOMMENDED: ReadonlySet<string> = new Set([
  ...SHOWCASES.flatMap(({ produtos }) => produtos),
  ...LISTS.flatMap(({ produtos }) => produtos.map(({ produto }) => produto)),
  ...COMPANIONS.flatMap(({ together }) => together.map(([produto]) => produto)),
  'encordoamento-daddario-prelude-j810-para-violino',
  'estojo-solid-sound-formato-violino-4-4',
])
