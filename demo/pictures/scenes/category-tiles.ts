import { drawStrap } from '../accessories/strap.ts'
import { drawTuner } from '../accessories/tuner.ts'
import { drawBowed } from '../bowed/bowed.ts'
import { drawRosin } from '../bowed/rosin.ts'
import type { Sheet } from '../drawing/sheet.ts'
import { coil } from '../electric/coil.ts'
import { drawElectric } from '../electric/electric.ts'
import { drawAcoustic } from '../plucked/acoustic.ts'
import { drawSmallPlucked } from '../plucked/small-plucked.ts'
import { redViolin } from './hero-scenes.ts'
import { actor, type Stage, scene, wall } from './scene.ts'

const stage: Stage = { width: 1200, height: 900 }

/** The tiles of the home page, one per branch of the catalogue; each shows one object close up. */
export const categoryTiles: Record<string, () => string> = {
  'category-strings': () => tile('category-strings', '#e7dcc8', coilsOnTheTable),
  'category-bowed': () =>
    tile('category-bowed', '#3a2b22', (sheet) =>
      actor(drawBowed(sheet, redViolin, 'corpo').art, { at: [600, 430], of: [10, 190], zoom: 3.5, turn: 38 }),
    ),
  'category-acoustic': () =>
    tile('category-acoustic', '#d9c7a6', (sheet) =>
      actor(
        drawAcoustic(
          sheet,
          {
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
          },
          'boca',
        ).art,
        { at: [600, 440], of: [10, 190], zoom: 3.1, turn: 52 },
      ),
    ),
  'category-electric': () =>
    tile('category-electric', '#2d3a3a', (sheet) =>
      actor(
        drawElectric(
          sheet,
          {
            family: 'electric',
            shape: 'singleCutCarved',
            wood: 'flamedMaple',
            finish: { kind: 'sunburst', colour: '#e0912f', edge: '#6e1a10' },
            pickguard: '#efe3c6',
            pickups: 'HH',
            fingerboard: 'rosewood',
            bridge: 'stopbar',
            headstock: 'threeThree',
            strings: 6,
            hardware: 'nickel',
            leftHanded: false,
          },
          'corpo',
        ).art,
        { at: [610, 440], of: [10, -40], zoom: 2.9, turn: 48 },
      ),
    ),
  'category-ukulele': () =>
    tile('category-ukulele', '#cfd8cf', (sheet) =>
      actor(
        drawSmallPlucked(
          sheet,
          {
            family: 'smallPlucked',
            instrument: 'ukulele',
            size: 'concert',
            body: 'figureEight',
            top: 'koa',
            back: 'koa',
            finish: { kind: 'natural', colour: '#ffffff' },
            electronics: false,
          },
          'inteiro',
        ).art,
        { at: [560, 470], of: [0, 60], zoom: 2.1, turn: 56 },
      ),
    ),
  'category-accessories': () => tile('category-accessories', '#ead9b5', accessories),
}

const tile = (seed: string, colour: string, paint: (sheet: Sheet) => string): string =>
  scene(seed, stage, (sheet) => wall(sheet, stage, colour, [420, 260]) + paint(sheet))

function coilsOnTheTable(sheet: Sheet): string {
  const coils: [number, number, string, string, number, number][] = [
    [330, 330, '#b9823e', '#7a2e1f', 11.4, 10],
    [830, 300, '#b9bcc0', '#2d5f48', 10.6, 130],
    [560, 610, '#cfc9bb', '#b98a2f', 12, 250],
    [980, 660, '#b9823e', '#3c5a8c', 9.6, 60],
    [150, 700, '#b9bcc0', '#a8241b', 9.4, 300],
  ]
  return coils
    .map(([x, y, base, colour, zoom, turn]) =>
      actor(coil(sheet, base, colour, 1), { at: [x, y], zoom, turn }),
    )
    .join('')
}

function accessories(sheet: Sheet): string {
  const strap = drawStrap(
    sheet,
    { family: 'strap', material: 'woven', colour: '#2b2f4a', pattern: 'diamonds', accent: '#c9402a' },
    'ponta',
  )
  const rosin = drawRosin(
    sheet,
    { family: 'rosin', shape: 'round', tint: '#b8581e', holder: '#2d5f48' },
    'inteiro',
  )
  const tuner = drawTuner(
    sheet,
    { family: 'tuner', kind: 'clip', body: '#2b2a2d', display: '#5fe0a0', note: 'A' },
    'inteiro',
  )
  return (
    actor(strap.art, { at: [520, 190], zoom: 5, turn: -14 }) +
    actor(rosin.art, { at: [340, 580], zoom: 4.4, turn: -6 }) +
    actor(tuner.art, { at: [850, 590], zoom: 4.6, turn: 10 })
  )
}
