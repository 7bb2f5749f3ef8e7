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
    'O instrumento é 3/4: cordas para 4/4 não teriam o comprimento nem a tensão certos.',
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
    'Escala longa demais: serve até 660 mm, e a sua tem 686 mm.',
  ],
  [
    'a short scale',
    { family: 'baixo', scaleMm: 762 },
    { family: 'baixo', scalesMm: [838, 889] },
    'Escala curta demais: serve a partir de 838 mm, e a sua tem 762 mm.',
  ],
  [
    'a scale that follows from the size',
    VIOLIN_34,
    { family: 'violino', scalesMm: [320, 333] },
    'Escala curta demais: serve a partir de 320 mm, e a sua tem 314 mm.',
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
    'O microafinador é de gancho e pede corda de laço, e esta é de bola.',
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
    'O estandarte ou a ponte segura a corda pela bola, e esta é de laço.',
  ],
  [
    'loops on a guitar, which never has hooks',
    GUITAR,
    { family: 'guitarra', end: 'laco' },
    'O estandarte ou a ponte segura a corda pela bola, e esta é de laço.',
  ],
  [
    'balls on a mandolin with hooks',
    { family: 'bandolim', hold: 'gancho' },
    { family: 'bandolim', end: 'bola' },
    'O cordal é de ganchos e pede corda de laço, e esta é de bola.',
  ],
  [
    'balls on a violin, which usually has a slot',
    { ...VIOLIN_34 },
    { family: 'violino', size: '3/4', end: 'bola' },
    null,
  ],
  [
    'a knot on a tie block',
    { family: 'violaoNailon', hold: 'amarrado' },
    { family: 'violaoNailon', end: 'livre' },
    null,
  ],
])('strings: %s', (_case, instrument, set, reason) => {
  expect(stringsFit(instrument, set)).toEqual(
    reason === null
      ? { fits: true }
      : { fits: false, reason, short: expect.stringMatching(/^[^.]+$/), passed: expect.any(Number) },
  )
})

test.each<[Instrument['family'], set: string, instrument: string, fits: boolean]>([
  ['violino', '4/4', '7/8', true],
  ['violoncelo', '4/4', '7/8', true],
  ['violaoNailon', '4/4', '7/8', true],
  ['contrabaixo', '3/4', '4/4', true],
  ['contrabaixo', '4/4', '3/4', true],
  ['violino', '4/4', '3/4', false],
  ['violino', '3/4', '7/8', false],
  ['violino', '7/8', '4/4', false],
  ['violoncelo', '3/4', '7/8', false],
  ['contrabaixo', '3/4', '1/2', false],
  ['violaoNailon', '7/8', '4/4', false],
  ['violaoAco', '4/4', '3/4', false],
])('strings for a %s of %s serve one of %s: %s', (family, set, instrument, fits) => {
  expect(stringsFit({ family, size: instrument }, { family, size: set }).fits).toBe(fits)
})

test.each<[string, string[], boolean | null]>([
  ['14"', ['3/4'], null],
  ['14"', ['13"'], false],
  ['14"', ['14"'], true],
  ['3/4', ['13"'], null],
  ['3/4', ['1/2'], false],
  ['14"', ['3/4', '14"'], true],
  ['14"', ['3/4', '13"'], null],
])(
  'which inches a viola of a fraction has, nobody says: on %s, what is for %j fits: %s',
  (size, sizes, fits) => {
    const instrument: Instrument = { family: 'violaDeArco', size }
    const [first = '', ...others] = sizes

    expect(accessoryFits(instrument, { families: ['violaDeArco'], sizes }).fits).toBe(fits)
    if (others.length === 0)
      expect(stringsFit(instrument, { family: 'violaDeArco', size: first }).fits).toBe(fits)
  },
)

test.each<[string, string, boolean | null]>([
  ['15"', '4/4', true],
  ['15,5"', 'Adulto', true],
  ['16,5"', '4/4', true],
  // Above and below those for which shops sell them, nobody says.
  ['17"', '4/4', null],
  ['14"', '4/4', null],
  ['12"', '4/4', null],
  ['3/4', '4/4', false],
  ['1/2', 'Inteiro', false],
])('on a viola of %s, strings for one of %s fit: %s', (size, strings, fits) => {
  expect(stringsFit({ family: 'violaDeArco', size }, { family: 'violaDeArco', size: strings }).fits).toBe(
    fits,
  )
})

test('a case for a viola of 4/4 may be for any inches', () => {
  const instrument: Instrument = { family: 'violaDeArco', size: '15"' }

  expect(accessoryFits(instrument, { families: ['violaDeArco'], sizes: ['4/4'] }).fits).toBeNull()
})

test.each<[Instrument, Partial<StringSet>, boolean]>([
  [{ family: 'violaoNailon', size: '7/8' }, { size: '4/4', scalesMm: [640, 660] }, true],
  [{ family: 'violaoNailon', size: '7/8' }, { scalesMm: [640, 660] }, true],
  [{ family: 'violino', size: '7/8' }, { size: '4/4', scalesMm: [325, 330] }, true],
  // Its player typed the scale.
  [{ family: 'violaoNailon', size: '7/8', scaleMm: 620 }, { size: '4/4', scalesMm: [640, 660] }, false],
  [{ family: 'violaoNailon', size: '3/4' }, { scalesMm: [640, 660] }, false],
  [{ family: 'violaDeArco', size: '15"' }, { scalesMm: [370, 390] }, false],
  [{ family: 'violoncelo', size: '7/8' }, { size: '4/4', scalesMm: [600, 640] }, false],
])('an instrument as %o and a set that states its lengths as %o: %s', (instrument, set, fits) => {
  expect(stringsFit(instrument, { family: instrument.family, ...set }).fits).toBe(fits)
})

test.each<[string, Instrument, Partial<StringSet>, boolean]>([
  ['a banjo of samba', { family: 'banjo', strings: 4 }, { strings: 4, end: 'bola' }, true],
  ['a banjo of which nobody said the strings', { family: 'banjo' }, { strings: 4, end: 'bola' }, true],
  ['a banjo of samba, of 345 mm', { family: 'banjo', scaleMm: 345 }, { strings: 4, end: 'bola' }, true],
  ['a tenor banjo', { family: 'banjo', scaleMm: 560 }, { strings: 4 }, false],
  ['a banjo of 667 mm', { family: 'banjo', strings: 4, scaleMm: 667 }, { strings: 4 }, false],
  ['a banjo with five strings', { family: 'banjo', strings: 5 }, { strings: 5 }, false],
  ['a mandolin', { family: 'bandolim' }, { strings: 4 }, false],
])('strings of a cavaquinho, for %s', (_case, instrument, set, fits) => {
  expect(stringsFit(instrument, { family: 'cavaquinho', ...set }).fits).toBe(fits)
})

test.each<[string, Instrument, StringSet, boolean | null]>([
  ['six strings, of a guitar', { family: 'guitarra', strings: 6 }, { family: 'guitarra' }, true],
  ['seven strings', { family: 'guitarra', strings: 7 }, { family: 'guitarra' }, null],
  ['twelve strings', { family: 'violaoAco', strings: 12 }, { family: 'violaoAco' }, null],
  ['five strings, of a bass', { family: 'baixo', strings: 5 }, { family: 'baixo' }, null],
  [
    'seven strings, and says so',
    { family: 'guitarra', strings: 7 },
    { family: 'guitarra', strings: 7 },
    true,
  ],
  ['a long scale, of a bass', { family: 'baixo', scaleMm: 864 }, { family: 'baixo', strings: 4 }, true],
  ['an unknown scale, of a bass', { family: 'baixo' }, { family: 'baixo', strings: 4 }, true],
  ['a short scale', { family: 'baixo', scaleMm: 762 }, { family: 'baixo', strings: 4 }, null],
  ['a medium scale', { family: 'baixo', scaleMm: 813 }, { family: 'baixo', strings: 4 }, null],
  ['an extra long scale', { family: 'baixo', scaleMm: 889 }, { family: 'baixo', strings: 4 }, null],
  [
    'a short scale, and says so',
    { family: 'baixo', scaleMm: 762 },
    { family: 'baixo', scalesMm: [750, 775] },
    true,
  ],
  ['a guitar of 628 mm', { family: 'guitarra', scaleMm: 628, strings: 6 }, { family: 'guitarra' }, true],
])('a set whose sheet says little, for %s', (_case, instrument, set, fits) => {
  expect(stringsFit(instrument, set).fits).toBe(fits)
})

test('a set for one size is not called fit for a violin of unknown size', () => {
  expect(stringsFit({ family: 'violino' }, { family: 'violino', size: '4/4' })).toEqual({ fits: null })
})

test('a loop is not called fit for a violin of which nobody said that it has a hook', () => {
  const set: StringSet = { family: 'violino', size: '3/4', end: 'laco' }

  expect(stringsFit(VIOLIN_34, set)).toMatchObject({
    fits: null,
    open: { short: 'depende do microafinador' },
  })
  expect(stringsFit({ ...VIOLIN_34, hold: 'gancho' }, set)).toEqual({ fits: true })
  // The size isn't known either.
  expect(stringsFit({ family: 'violino' }, set)).toEqual({ fits: null })
})

test('a machine for a certain hole, or for the left hand, is judged only where that is known', () => {
  expect(accessoryFits(GUITAR, { families: ['guitarra'], postMm: 10 })).toEqual({ fits: null })
  expect(accessoryFits(GUITAR, { families: ['guitarra'], hand: 'canhoto' })).toEqual({ fits: null })
  expect(accessoryFits(GUITAR, { families: ['guitarra'], hand: 'destro' })).toEqual({ fits: true })
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
    reason === null
      ? { fits: true }
      : { fits: false, reason, short: expect.stringMatching(/^[^.]+$/), passed: expect.any(Number) },
  )
})
