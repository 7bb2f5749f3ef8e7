import { expect, test } from 'vitest'
import { type Accessory, accessoryFits, type Instrument, type StringSet, stringsFit } from './fit.ts'

const VIOLIN_34: Instrument = { family: 'violino', size: '3/4' }
const GUITAR: Instrument = { family: 'guitarra', scaleMm: 648, strings: 6 }

test.each<[string, Instrument, StringSet, string | null]>([
  ['its own size', VIOLIN_34, { family: 'violino', size: '3/4' }, null],
  [
    'another size',
    VIOLIN_34,
    { family: 'violino', size: '4/4' },
    'O jogo é para 4/4, e o instrumento é 3/4: as cordas não teriam o comprimento nem a tensão certos.',
  ],
  [
    'another instrument',
    VIOLIN_34,
    { family: 'violaDeArco' },
    'Estas cordas são da viola de arco, e não do violino.',
  ],
  ['the same scale', GUITAR, { family: 'guitarra', scalesMm: [628, 660], strings: 6 }, null],
  [
    'a long scale',
    { ...GUITAR, scaleMm: 686 },
    { family: 'guitarra', scalesMm: [610, 660] },
    'Escala longa demais: o jogo serve até 660 mm, e a sua tem 686 mm.',
  ],
  [
    'a short scale',
    { family: 'baixo', scaleMm: 762 },
    { family: 'baixo', scalesMm: [838, 889] },
    'Escala curta demais: o jogo serve a partir de 838 mm, e a sua tem 762 mm.',
  ],
  [
    'a scale that follows from the size',
    VIOLIN_34,
    { family: 'violino', scalesMm: [320, 333] },
    'Escala curta demais: o jogo serve a partir de 320 mm, e a sua tem 314 mm.',
  ],
  [
    'another number of strings',
    { ...GUITAR, strings: 7 },
    { family: 'guitarra', strings: 6 },
    'O jogo tem 6 cordas, e o instrumento leva 7.',
  ],
  [
    'balls in a hook',
    { family: 'violino', size: '4/4', hold: 'gancho' },
    { family: 'violino', size: '4/4', end: 'bola' },
    'O microafinador é de gancho e pede corda de laço, que esta não tem.',
  ],
  [
    'a removable ball in a hook',
    { family: 'violino', size: '4/4', hold: 'gancho' },
    { family: 'violino', size: '4/4', end: 'removivel' },
    null,
  ],
  [
    'loops in a slot',
    { ...GUITAR, hold: 'encaixe' },
    { family: 'guitarra', end: 'laco' },
    'O estandarte ou a ponte segura cordas pela bola, que estas não têm.',
  ],
  [
    'a knot on a tie block',
    { family: 'violaoNailon', hold: 'amarrado' },
    { family: 'violaoNailon', end: 'livre' },
    null,
  ],
])('strings: %s', (_case, instrument, set, reason) => {
  expect(stringsFit(instrument, set)).toEqual(
    reason === null ? { fits: true } : { fits: false, reason, short: expect.stringMatching(/^[^.]+$/) },
  )
})

test('a set for one size is not called fit for a violin of unknown size', () => {
  expect(stringsFit({ family: 'violino' }, { family: 'violino', size: '4/4' })).toEqual({ fits: null })
})

test.each<[string, Parameters<typeof accessoryFits>[0], Accessory, string | null]>([
  ['a bridge of its size', VIOLIN_34, { families: ['violino'], sizes: ['3/4'] }, null],
  [
    'a bridge of another size',
    VIOLIN_34,
    { families: ['violino'], sizes: ['4/4', '1/2'] },
    'Serve em 4/4, 1/2, e o seu é 3/4.',
  ],
  ['a case of another instrument', VIOLIN_34, { families: ['violoncelo'] }, 'Não foi feito para violino.'],
  ['a post that fills its hole', { ...GUITAR, postMm: 10 }, { families: ['guitarra'], postMm: 9.7 }, null],
  [
    'a post that is too thick',
    { ...GUITAR, postMm: 8.8 },
    { families: ['guitarra'], postMm: 10 },
    'O furo tem 8,8 mm, e a peça pede 10 mm: seria preciso alargar.',
  ],
  [
    'a post that is too thin',
    { ...GUITAR, postMm: 10 },
    { families: ['guitarra'], postMm: 8.8 },
    'O furo de 10 mm é largo demais para a peça de 8,8 mm.',
  ],
  [
    'a nut for the other hand',
    { ...GUITAR, hand: 'canhoto' },
    { families: ['guitarra'], hand: 'destro' },
    'É de destro, e o instrumento é de canhoto.',
  ],
])('accessories: %s', (_case, instrument, accessory, reason) => {
  expect(accessoryFits(instrument, accessory)).toEqual(
    reason === null ? { fits: true } : { fits: false, reason, short: expect.stringMatching(/^[^.]+$/) },
  )
})
