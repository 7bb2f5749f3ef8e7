import { expect, test } from 'vitest'
import { pieceCode, pieceQuery } from './piece-codes.ts'
import { pieceProblems, pieceSaleProblems } from './piece-problems.ts'

const violin = {
  numeroSerie: 'EG-1987-042',
  condicao: 'usadoB' as const,
  descricao: 'Risco no tampo.',
  madeira: null,
  peso: 430,
  precoDe: null,
  precoPor: 180_000,
  imagens: [{}],
}

const fieldsOf = (problems: { campo: string }[]) => problems.map(({ campo }) => campo)

test.each([
  ['nothing for a complete piece', {}, []],
  ['a serial number that is missing', { numeroSerie: ' ' }, ['numeroSerie']],
  ['one of signs only, which no address could name', { numeroSerie: '---' }, ['numeroSerie']],
  ['one that is too long', { numeroSerie: 'x'.repeat(41) }, ['numeroSerie']],
  ['a weight in kilograms', { peso: 4 }, ['peso']],
  ['a weight with decimals', { peso: 430.5 }, ['peso']],
  ['the weight of a grand piano: nothing', { peso: 480_000 }, []],
  ['a list price that is not higher', { precoDe: 180_000 }, ['precoDe']],
  ['too many pictures', { imagens: Array(13).fill({}) }, ['imagens']],
])('reports %s', (_, changes, fields) => {
  expect(fieldsOf(pieceProblems({ ...violin, ...changes }))).toEqual(fields)
})

test.each([
  ['nothing for a complete piece', {}, []],
  ['a price that is missing', { precoPor: 0 }, ['precoPor']],
  ['a used one without a picture of its own', { imagens: [] }, ['imagens']],
  ['nothing for a new one without a picture of its own', { imagens: [], condicao: 'novo' as const }, []],
  [
    'one with visible marks that are not described',
    { condicao: 'usadoC' as const, descricao: '' },
    ['descricao'],
  ],
  ['nothing for a used one without such marks', { descricao: '' }, []],
])('before a sale, reports %s', (_, changes, fields) => {
  expect(fieldsOf(pieceSaleProblems({ ...violin, ...changes }))).toEqual(fields)
})

test.each([
  ['VIOLINO-44', 'EG 1987/042', 'VIOLINO-44-EG-1987-042'],
  ['V'.repeat(50), 'EG-042', `${'V'.repeat(43)}-EG-042`],
  ['VIOLINO', 'é'.repeat(40), `VIOLINO-${'E'.repeat(40)}`],
])('the code of a piece of %s with the serial number %s is %s', (variant, serial, code) => {
  expect(pieceCode(variant, serial)).toBe(code)
})

test('the address of a piece has its serial number as one word', () => {
  expect(pieceQuery('EG 1987/042')).toBe('?exemplar=eg-1987-042')
})
