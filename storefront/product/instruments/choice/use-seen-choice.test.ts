import { expect, test } from 'vitest'
import { FAMILIES } from '#domain/instruments/families/family.ts'
import { soughtIn } from './use-seen-choice.ts'

const VIEW = {
  familia: FAMILIES.guitarra,
  tamanho: '',
  contagens: [6, 7],
  cordas: 6,
  afinacoes: [
    { nome: 'Padrão', notas: 'E A D G B E' },
    { nome: 'Drop D', notas: 'D A D G B E' },
  ],
  afinacao: 'Padrão',
  notas: '',
  nivel: null,
  toque: null,
  som: null,
  ate: null,
}

test.each([
  ['nothing', {}, null],
  ['a tuning', { afinacao: 'Drop D' }, 'Guitarra, Drop D'],
  ['notes', { afinacao: '', notas: 'C2 G2 C3 F3 A3 C4' }, 'Guitarra, C2 G2 C3 F3 A3 C4'],
  ['a number of strings', { cordas: 7 }, 'Guitarra, 7 cordas'],
  ['a feel and a price', { toque: 'macio', ate: 8_000 }, 'Guitarra, macio, até 80'],
  // The only number for which the shop has sets is nobody's choice.
  ['nothing', { contagens: [7, 8], cordas: 7 }, null],
  ['nothing', { familia: null, tamanho: '3/4' }, null],
] as const)('%s is looked for by %j', (_, changes, sought) => {
  expect(soughtIn({ ...VIEW, ...changes } as Parameters<typeof soughtIn>[0])).toBe(sought)
})
