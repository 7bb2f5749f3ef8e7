import { drawBow } from '#demo/pictures/bowed/bow.ts'
import { drawBowed } from '#demo/pictures/bowed/bowed.ts'
import type {
  AcousticDrawing,
  BowDrawing,
  BowedDrawing,
  SmallPluckedDrawing,
} from '#demo/pictures/drawing/drawing.ts'
import { letters } from '#demo/pictures/drawing/letters.ts'
import { group, type Point, rect, type Sheet, stroke } from '#demo/pictures/drawing/sheet.ts'
import { drawAcoustic } from '#demo/pictures/plucked/acoustic.ts'
import { drawSmallPlucked } from '#demo/pictures/plucked/small-plucked.ts'
import { actor, scene } from '#demo/pictures/scenes/scene.ts'
import type { Figure } from './draft.ts'

const INK = '#1d1a16'
const STONE = '#6f675d'

const UKULELE: Omit<SmallPluckedDrawing, 'size'> = {
  family: 'smallPlucked',
  instrument: 'ukulele',
  body: 'figureEight',
  top: 'koa',
  back: 'koa',
  finish: { kind: 'natural', colour: '#ffffff' },
  electronics: false,
}

const SIZES = [
  ['soprano', 'soprano', 346],
  ['concert', 'concert', 378],
  ['tenor', 'tenor', 433],
  ['baritone', 'barítono', 510],
] as const

/** Sizes of ukuleles, to the same scale: 346, 378, 433 and 510 mm. */
export const UKULELES: Figure = {
  alt: 'Quatro ukuleles lado a lado, do soprano ao barítono, com a escala em milímetros.',
  svg: sheetOf('tamanhos-de-ukulele', (sheet) =>
    SIZES.map(([size, nome, scale], i) => {
      const x = 165 + i * 290
      const { art, camera } = drawSmallPlucked(sheet, { ...UKULELE, size }, 'inteiro')
      const length = camera.span / 1.06
      const zoom = 0.72

      return (
        actor(art, { at: [x, 650], of: [0, camera.y + length / 2], zoom }) +
        label(nome, [x, 690]) +
        label(`${scale} mm`, [x, 735], { height: 22, colour: STONE })
      )
    }),
  ),
}

const VIOLIN: BowedDrawing = {
  family: 'bowed',
  instrument: 'violin',
  top: 'spruce',
  back: 'flamedMaple',
  varnish: '#9a4a1c',
  fittings: 'ebony',
  size: 1,
  outfit: false,
}

/** Length of the body in millimetres, which names the sizes. */
const VIOLIN_SIZES = [
  ['1/8', 255],
  ['1/4', 280],
  ['1/2', 310],
  ['3/4', 335],
  ['4/4', 356],
] as const

/** Sizes of violins, to the same scale. */
export const VIOLINS: Figure = {
  alt: 'Cinco violinos lado a lado, do 1/8 ao 4/4, com o comprimento do corpo em milímetros.',
  svg: sheetOf('tamanhos-infantis', (sheet) =>
    VIOLIN_SIZES.map(([size, body], i) => {
      const x = 135 + i * 228
      const { art, camera } = drawBowed(sheet, VIOLIN, 'inteiro')
      const zoom = (0.94 * body) / 356

      return (
        actor(art, { at: [x, 650], of: [0, camera.y + camera.span / 2.1], zoom }) +
        label(size, [x, 690]) +
        label(`${body} mm`, [x, 735], { height: 22, colour: STONE })
      )
    }),
  ),
}

const GUITAR: AcousticDrawing = {
  family: 'acoustic',
  shape: 'classical',
  cutaway: false,
  strings: 6,
  top: 'spruce',
  back: 'rosewood',
  finish: { kind: 'natural', colour: '#ffffff' },
  pickguard: null,
  rosette: 'mosaic',
  electronics: false,
  hardware: 'gold',
  scale: 650,
}

/** A right-handed and a left-handed guitar seen from the front. */
export const HANDS: Figure = {
  alt: 'Dois violões de frente: no de destro, a corda grave fica do lado oposto à do violão de canhoto.',
  svg: sheetOf('canhotos', (sheet) =>
    [300, 900].map((x, i) => {
      const { art, camera } = drawAcoustic(sheet, GUITAR, 'inteiro')
      const seen = actor(art, { at: [0, 0], of: [0, camera.y], zoom: 640 / camera.span })
      const sides = i === 0 ? ['grave', 'aguda'] : ['aguda', 'grave']

      return (
        group({ transform: `translate(${x} 365) scale(${i === 0 ? 1 : -1} 1)` }, seen) +
        sides
          .map((side, n) => label(side, [x + (n === 0 ? -110 : 110), 190], { height: 24, colour: STONE }))
          .join('') +
        label(i === 0 ? 'destro' : 'canhoto', [x, 725])
      )
    }),
  ),
}

const BOW_DRAWN: BowDrawing = {
  family: 'bow',
  instrument: 'violin',
  stick: 'pernambuco',
  frog: 'ebony',
  mount: 'silver',
  eye: 'paris',
  octagonal: false,
  hair: 'white',
}

/** The parts of a bow, the tip at the left. */
export const BOW: Figure = {
  alt: 'Um arco: ponta à esquerda, vareta, crina, talão e botão à direita.',
  svg: sheetOf('arcos', (sheet) => {
    const { art } = drawBow(sheet, BOW_DRAWN, 'inteiro')
    const parts: [text: string, label: Point, to: Point][] = [
      ['ponta', [110, 250], [92, 372]],
      ['vareta', [520, 250], [520, 372]],
      ['guarnição', [880, 250], [985, 372]],
      ['botão', [1120, 250], [1142, 374]],
      ['crina', [520, 520], [520, 428]],
      ['talão', [1070, 520], [1070, 425]],
    ]

    return [
      group({ transform: 'translate(1160 385) scale(-1.47 1.47)' }, art),
      ...parts.map(([text, at, to]) => {
        const above = at[1] < to[1]
        return stroke(`M${at[0]} ${at[1] + (above ? 40 : -12)}L${to[0]} ${to[1]}`, STONE, 2) + label(text, at)
      }),
    ]
  }),
}

function sheetOf(seed: string, paint: (sheet: Sheet) => string[]): string {
  return scene(seed, { width: 1200, height: 800 }, (sheet) =>
    [rect({ x: 0, y: 0, w: 1200, h: 800 }, '#f1eadf'), ...paint(sheet)].join(''),
  )
}

function label(text: string, at: Point, { height = 28, colour = INK } = {}): string {
  return letters(text, at, { height, colour, align: 'centre', weight: 0.9 })
}
