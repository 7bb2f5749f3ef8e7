import { packet } from '../accessories/packet.ts'
import { drawBow } from '../bowed/bow.ts'
import { drawBowed } from '../bowed/bowed.ts'
import type {
  AcousticDrawing,
  BowedDrawing,
  SmallPluckedDrawing,
  StringSetDrawing,
} from '../drawing/drawing.ts'
import { coil } from '../electric/coil.ts'
import { drawAcoustic } from '../plucked/acoustic.ts'
import { drawSmallPlucked } from '../plucked/small-plucked.ts'
import { actor, fadeForText, type Place, type Stage, scene, wall } from './scene.ts'

const desktop: Stage = { width: 1920, height: 720 }
const mobile: Stage = { width: 800, height: 1000 }

/** The heroes of the home page: the wide ones have space for text on the left, the tall ones below. */
export const heroScenes: Record<string, () => string> = {
  'hero-bowed': () => bowed('hero-bowed', desktop),
  'hero-bowed-mobile': () => bowed('hero-bowed', mobile),
  'hero-strings': () => stringSets('hero-strings', desktop),
  'hero-strings-mobile': () => stringSets('hero-strings', mobile),
  'hero-plucked': () => plucked('hero-plucked', desktop),
  'hero-plucked-mobile': () => plucked('hero-plucked', mobile),
}

const veil = (sheet: Parameters<typeof fadeForText>[0], stage: Stage, colour: string): string =>
  stage === desktop
    ? fadeForText(sheet, stage, colour, [300, 0], [1080, 0])
    : fadeForText(sheet, stage, colour, [0, 960], [0, 520])

export const redViolin: BowedDrawing = {
  family: 'bowed',
  instrument: 'violin',
  top: 'spruce',
  back: 'flamedMaple',
  varnish: '#b04a1e',
  fittings: 'ebony',
  size: 1,
  outfit: false,
}

function bowed(seed: string, stage: Stage): string {
  const wide = stage === desktop
  return scene(seed, stage, (sheet) => {
    const violin = drawBowed(sheet, redViolin, 'inteiro')
    const bow = drawBow(
      sheet,
      {
        family: 'bow',
        instrument: 'violin',
        stick: 'pernambuco',
        frog: 'ebony',
        mount: 'silver',
        eye: 'paris',
        octagonal: true,
        hair: 'white',
      },
      'inteiro',
    )
    const places: { violin: Place; bow: Place } = wide
      ? {
          violin: { at: [1300, 400], of: [0, 150], zoom: 1.98, turn: 15 },
          bow: { at: [1660, 420], of: [372, 0], zoom: 1.55, turn: -74 },
        }
      : {
          violin: { at: [360, 420], of: [0, 130], zoom: 1.72, turn: 13 },
          bow: { at: [660, 400], of: [372, 0], zoom: 1.35, turn: -76 },
        }
    return (
      wall(sheet, stage, '#3a2b22', wide ? [1250, 240] : [330, 240]) +
      actor(bow.art, places.bow) +
      actor(violin.art, places.violin) +
      veil(sheet, stage, wide ? '#241a14' : '#1d1510')
    )
  })
}

const sets: StringSetDrawing[] = [
  {
    family: 'stringSet',
    pack: 'envelope',
    title: 'Sonata',
    subtitle: 'Violino 4/4',
    background: '#7a2e1f',
    accent: '#ead9b5',
    coils: ['#7a2e1f', '#2d5f48', '#b98a2f', '#c9c5bb'],
    winding: 'silver',
  },
  {
    family: 'stringSet',
    pack: 'envelope',
    title: 'Seresta',
    subtitle: 'Violão náilon',
    background: '#fbf8f3',
    accent: '#b8581e',
    coils: ['#efe9dc', '#efe9dc', '#efe9dc', '#c9c5bb', '#c9c5bb', '#c9c5bb'],
    winding: 'nylon',
  },
  {
    family: 'stringSet',
    pack: 'box',
    title: 'Ciranda',
    subtitle: 'Guitarra .010-.046',
    background: '#2d5f48',
    accent: '#ead9b5',
    coils: ['#b9bcc0', '#7a4a9a', '#c9402a', '#222222', '#2d7a4f', '#d0a545'],
    winding: 'nickel',
  },
]

function stringSets(seed: string, stage: Stage): string {
  const wide = stage === desktop
  return scene(seed, stage, (sheet) => {
    const at = (x: number, y: number): [number, number] => (wide ? [x, y] : [(x - 960) * 0.82, y * 0.82 + 20])
    const size = wide ? 1 : 0.86
    const [first, second, third] = sets.map((set) => packet(sheet, set))
    const coils = [
      { x: 1130, y: 520, colour: '#7a2e1f', base: '#cfc9bb', zoom: 5.2, turn: 20 },
      { x: 1330, y: 590, colour: '#2d5f48', base: '#b9823e', zoom: 4.6, turn: 120 },
      { x: 1790, y: 500, colour: '#b98a2f', base: '#b9bcc0', zoom: 5, turn: 250 },
    ]
    return (
      wall(sheet, stage, '#f1eadf', wide ? [1300, 160] : [340, 160]) +
      actor(third ?? '', { at: at(1640, 250), zoom: 3.3 * size, turn: 11 }) +
      actor(second ?? '', { at: at(1200, 270), zoom: 3.2 * size, turn: -13 }) +
      actor(first ?? '', { at: at(1440, 330), zoom: 3.7 * size, turn: -2 }) +
      coils
        .map((c) =>
          actor(coil(sheet, c.base, c.colour, 0.8), { at: at(c.x, c.y), zoom: c.zoom * size, turn: c.turn }),
        )
        .join('') +
      (wide ? '' : fadeForText(sheet, stage, '#f1eadf', [0, 900], [0, 560]))
    )
  })
}

const cedarGuitar: AcousticDrawing = {
  family: 'acoustic',
  shape: 'classical',
  cutaway: false,
  strings: 6,
  top: 'cedar',
  back: 'rosewood',
  finish: { kind: 'natural', colour: '#ffffff' },
  pickguard: null,
  rosette: 'mosaic',
  electronics: false,
  hardware: 'gold',
  scale: 650,
}
const koaUkulele: SmallPluckedDrawing = {
  family: 'smallPlucked',
  instrument: 'ukulele',
  size: 'concert',
  body: 'figureEight',
  top: 'koa',
  back: 'koa',
  finish: { kind: 'natural', colour: '#ffffff' },
  electronics: false,
}
const cavaquinho: SmallPluckedDrawing = {
  ...koaUkulele,
  instrument: 'cavaquinho',
  top: 'spruce',
  back: 'rosewood',
}

function plucked(seed: string, stage: Stage): string {
  const wide = stage === desktop
  return scene(seed, stage, (sheet) => {
    const guitar = drawAcoustic(sheet, cedarGuitar, 'inteiro').art
    const ukulele = drawSmallPlucked(sheet, koaUkulele, 'inteiro').art
    const cavaco = drawSmallPlucked(sheet, cavaquinho, 'inteiro').art
    const places: Place[] = wide
      ? [
          { at: [1390, 470], of: [0, 220], zoom: 1.3, turn: 0 },
          { at: [1715, 500], of: [0, 150], zoom: 1.18, turn: 9 },
          { at: [1065, 490], of: [0, 170], zoom: 1.16, turn: -9 },
        ]
      : [
          { at: [400, 420], of: [0, 200], zoom: 1.06, turn: 0 },
          { at: [655, 470], of: [0, 150], zoom: 0.96, turn: 9 },
          { at: [140, 460], of: [0, 170], zoom: 0.94, turn: -9 },
        ]
    const [middle, right, left] = places
    return (
      wall(sheet, stage, '#55271b', wide ? [1350, 220] : [360, 240]) +
      (right ? actor(ukulele, right) : '') +
      (left ? actor(cavaco, left) : '') +
      (middle ? actor(guitar, middle) : '') +
      (wide
        ? fadeForText(sheet, stage, '#37170f', [360, 0], [940, 0])
        : fadeForText(sheet, stage, '#2b120c', [0, 960], [0, 560]))
    )
  })
}
