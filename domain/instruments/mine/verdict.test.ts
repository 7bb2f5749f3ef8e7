import { expect, test } from 'vitest'
import { noteOf } from '../pitch/note.ts'
import type { MyInstrument } from './my-instrument.ts'
import { type SoldAccessory, type SoldSet, verdictOn } from './verdict.ts'

const NOTHING = { sizes: [], scalesMm: null, strings: null, end: null, notes: null }
const HIGH_G = ['G4', 'C4', 'E4', 'A4'].map(noteOf)
const ORCHESTRA = ['E1', 'A1', 'D2', 'G2'].map(noteOf)
const OF_NO_HAND = { postMm: null, hand: null }

test.each<[string, MyInstrument[], Partial<SoldSet> & Pick<SoldSet, 'family'>, string | null]>([
  ['its size', [mine('violino', '3/4')], { family: 'violino', sizes: ['3/4'] }, 'Serve no meu violino 3/4'],
  [
    'one of several sizes',
    [mine('violino', '3/4')],
    { family: 'violino', sizes: ['4/4', '3/4'] },
    'Serve no meu violino 3/4',
  ],
  [
    'another size',
    [mine('violino', '3/4')],
    { family: 'violino', sizes: ['4/4'] },
    'Não serve no meu violino 3/4: é para 4/4',
  ],
  [
    'the size that serves a 7/8, for which no set is made',
    [mine('violoncelo', '7/8')],
    { family: 'violoncelo', sizes: ['4/4', '3/4'] },
    'Serve no meu violoncelo 7/8',
  ],
  [
    'a set without a size, on a 7/8',
    [mine('violino', '7/8')],
    { family: 'violino' },
    'Serve no meu violino 7/8',
  ],
  [
    'one of two instruments',
    [mine('violino', '4/4'), mine('violino', '1/2')],
    { family: 'violino', sizes: ['1/2'] },
    'Serve no meu violino 1/2',
  ],
  ['another family', [mine('violino', '3/4')], { family: 'guitarra' }, null],
  ['a violin of unknown size', [mine('violino', null)], { family: 'violino', sizes: ['4/4'] }, null],
  [
    'a set without a size, on a 4/4',
    [mine('violino', '4/4')],
    { family: 'violino' },
    'Serve no meu violino 4/4',
  ],
  ['a set without a size, on a 1/2', [mine('violino', '1/2')], { family: 'violino' }, null],
  [
    'a set without a size, on a usual double bass',
    [mine('contrabaixo', '3/4')],
    { family: 'contrabaixo' },
    'Serve no meu contrabaixo acústico 3/4',
  ],
  [
    'a set without a size, on a viola of 15"',
    [mine('violaDeArco', '15"')],
    { family: 'violaDeArco' },
    'Serve na minha viola de arco 15"',
  ],
  [
    'a set without a size, on a viola of 15,5"',
    [mine('violaDeArco', '15,5"')],
    { family: 'violaDeArco' },
    'Serve na minha viola de arco 15,5"',
  ],
  [
    'a set without a size, on a viola of 17"',
    [mine('violaDeArco', '17"')],
    { family: 'violaDeArco' },
    'Serve na minha viola de arco 17"',
  ],
  ['a set without a size, on a viola of 13"', [mine('violaDeArco', '13"')], { family: 'violaDeArco' }, null],
  [
    'a scale that is too short',
    [{ ...mine('baixo', null), escala: 762 }],
    { family: 'baixo', scalesMm: [838, 889] },
    'Não serve no meu baixo elétrico: escala curta',
  ],
  [
    'a scale that is too long',
    [{ ...mine('baixo', null), escala: 889 }],
    { family: 'baixo', scalesMm: [700, 790] },
    'Não serve no meu baixo elétrico: escala longa',
  ],
  [
    'a set that says no number of strings, on a guitar of seven',
    [{ ...mine('guitarra', null), cordas: 7 }],
    { family: 'guitarra' },
    null,
  ],
  [
    'a set that says no scale, on a short bass',
    [{ ...mine('baixo', null), escala: 762 }],
    { family: 'baixo', strings: 4 },
    null,
  ],
  [
    'strings of a cavaquinho, on a banjo of samba',
    [mine('banjo', null)],
    { family: 'cavaquinho', strings: 4, end: 'bola' },
    'Serve no meu banjo',
  ],
  [
    'strings of a cavaquinho, which say nothing of a banjo with five strings',
    [{ ...mine('banjo', null), cordas: 5 }],
    { family: 'cavaquinho', strings: 4 },
    null,
  ],
  [
    'a high G on an ukulele with a low one',
    [{ ...mine('ukulele', 'Tenor'), afinacao: 'Sol grave' }],
    { family: 'ukulele', sizes: ['Tenor'], notes: HIGH_G },
    'Não serve no meu ukulele Tenor: é de outra afinação',
  ],
  [
    'a low G on an ukulele of which nobody said the tuning',
    [mine('ukulele', 'Tenor')],
    { family: 'ukulele', sizes: ['Tenor'], notes: ['G3', 'C4', 'E4', 'A4'].map(noteOf) },
    'Serve no meu ukulele Tenor',
  ],
  [
    'strings for orchestra on a soloist’s double bass, which is a tone higher',
    [{ ...mine('contrabaixo', '3/4'), afinacao: 'Solo' }],
    { family: 'contrabaixo', sizes: ['3/4'], notes: ORCHESTRA },
    'Serve no meu contrabaixo acústico 3/4',
  ],
  [
    'strings of another tuning and another size, of which the size counts',
    [{ ...mine('ukulele', 'Tenor'), afinacao: 'Sol grave' }],
    { family: 'ukulele', sizes: ['Soprano'], notes: HIGH_G },
    'Não serve no meu ukulele Tenor: é para Soprano',
  ],
  [
    'a set that says no end, on a guitar with a tailpiece for loops',
    [{ ...mine('violaoAco', null), prende: 'gancho' }],
    { family: 'violaoAco', strings: 6 },
    null,
  ],
  [
    'balls on a guitar with a tailpiece for loops',
    [{ ...mine('violaoAco', null), prende: 'gancho' }],
    { family: 'violaoAco', strings: 6, end: 'bola' },
    'Não serve no meu violão de aço: é de bola',
  ],
  [
    'seven strings on a usual guitar',
    [mine('guitarra', null)],
    { family: 'guitarra', strings: 7 },
    'Não serve na minha guitarra: tem 7 cordas',
  ],
  [
    'seven strings on seven',
    [{ ...mine('guitarra', null), cordas: 7 }],
    { family: 'guitarra', strings: 7 },
    'Serve na minha guitarra de 7 cordas',
  ],
  [
    'a ball on a violin with a hook',
    [{ ...mine('violino', '4/4'), prende: 'gancho' }],
    { family: 'violino', sizes: ['4/4'], end: 'bola' },
    'Não serve no meu violino 4/4: é de bola',
  ],
  [
    'its size among others, on a violin that holds other ends',
    [{ ...mine('violino', '3/4'), prende: 'gancho' }],
    { family: 'violino', sizes: ['4/4', '3/4'], end: 'bola' },
    'Não serve no meu violino 3/4: é de bola',
  ],
  [
    'a loop on a violin with a hook',
    [{ ...mine('violino', '4/4'), prende: 'gancho' }],
    { family: 'violino', sizes: ['4/4'], end: 'laco' },
    'Serve no meu violino 4/4',
  ],
  [
    'a loop on a violin of which nobody said how it holds its strings',
    [mine('violino', '4/4')],
    { family: 'violino', sizes: ['4/4'], end: 'laco' },
    'Se serve no meu violino 4/4, depende do microafinador',
  ],
  [
    'a loop of another size',
    [mine('violino', '3/4')],
    { family: 'violino', sizes: ['4/4'], end: 'laco' },
    'Não serve no meu violino 3/4: é para 4/4',
  ],
  [
    'a loop for one of two violins, of which nobody said how they hold their strings',
    [mine('violino', '3/4'), mine('violino', '4/4')],
    { family: 'violino', sizes: ['4/4'], end: 'laco' },
    'Se serve no meu violino 4/4, depende do microafinador',
  ],
  [
    'balls on a mandolin, whose tailpiece may have hooks',
    [mine('bandolim', null)],
    { family: 'bandolim', end: 'bola' },
    'Se serve no meu bandolim, depende do cordal',
  ],
  [
    'a loop on a violin with a slot',
    [{ ...mine('violino', '4/4'), prende: 'encaixe' }],
    { family: 'violino', sizes: ['4/4'], end: 'laco' },
    'Não serve no meu violino 4/4: é de laço',
  ],
])('%s', (_case, instruments, set, text) => {
  const verdict = verdictOn(instruments, { ...NOTHING, ...set })

  expect(verdict?.texto ?? null).toBe(text)
  // Who is refused learns why; who is not needs no reason.
  if (verdict) expect(verdict.motivo !== null).toBe(!verdict.serve)
})

function mine(familia: MyInstrument['familia'], tamanho: string | null): MyInstrument {
  return { familia, tamanho, escala: null, cordas: null }
}

test.each<
  [string, MyInstrument[], Omit<SoldAccessory, 'postMm' | 'hand'> & Partial<SoldAccessory>, string | null]
>([
  [
    'a case of its size',
    [mine('violino', '3/4')],
    { families: ['violino'], sizes: ['3/4'] },
    'Serve no meu violino 3/4',
  ],
  [
    'a bow of another size',
    [mine('violino', '3/4')],
    { families: ['violino', 'violaDeArco'], sizes: ['4/4'] },
    'Não serve no meu violino 3/4: serve em 4/4',
  ],
  [
    'a strap that is for all sizes',
    [mine('baixo', null)],
    { families: ['guitarra', 'baixo'], sizes: null },
    'Serve no meu baixo elétrico',
  ],
  ['a case that says no size', [mine('violino', '3/4')], { families: ['violino'], sizes: [] }, null],
  ['a violin of unknown size', [mine('violino', null)], { families: ['violino'], sizes: ['4/4'] }, null],
  [
    'a strap that says no size, for an instrument that comes in none',
    [mine('guitarra', null)],
    { families: ['guitarra'], sizes: [] },
    'Serve na minha guitarra',
  ],
  [
    'a machine that is too thick, although it says no size',
    [{ ...mine('guitarra', null), furo: 8.8 }],
    { families: ['guitarra'], sizes: [], postMm: 10 },
    'Não serve na minha guitarra: furo estreito',
  ],
  [
    'a machine that is too thin',
    [{ ...mine('guitarra', null), furo: 10 }],
    { families: ['guitarra'], sizes: null, postMm: 8.7 },
    'Não serve na minha guitarra: furo largo',
  ],
  [
    'a machine for its hole',
    [{ ...mine('guitarra', null), furo: 10 }],
    { families: ['guitarra'], sizes: null, postMm: 10 },
    'Serve na minha guitarra',
  ],
  [
    'a machine, of an unknown hole',
    [mine('guitarra', null)],
    { families: ['guitarra'], sizes: null, postMm: 10 },
    null,
  ],
  [
    'a bridge for right-handers on a guitar for left-handers',
    [{ ...mine('guitarra', null), mao: 'canhoto' }],
    { families: ['guitarra'], sizes: null, hand: 'destro' },
    'Não serve na minha guitarra para canhoto: é de destro',
  ],
  [
    'a bridge for left-handers',
    [mine('guitarra', null)],
    { families: ['guitarra'], sizes: null, hand: 'canhoto' },
    'Não serve na minha guitarra: é de canhoto',
  ],
  ['an accessory of another family', [mine('violino', '3/4')], { families: ['guitarra'], sizes: null }, null],
])('of accessories: %s', (_what, instruments, accessory, text) => {
  expect(verdictOn(instruments, { ...OF_NO_HAND, ...accessory })?.texto ?? null).toBe(text)
})

test('a set that does not serve in a tuning says for which notes it is, and what becomes of which string', () => {
  const mine = (afinacao: string): MyInstrument => ({
    familia: 'ukulele',
    tamanho: null,
    escala: null,
    cordas: null,
    afinacao,
  })

  expect(verdictOn([mine('Sol grave')], { ...NOTHING, family: 'ukulele', notes: HIGH_G })?.motivo).toBe(
    'O jogo é para G4 C4 E4 A4: na sua afinação, G3 C4 E4 A4, a 4ª corda ficaria frouxa demais.',
  )
  expect(
    verdictOn([mine('G4 C4 E4 D#5')], { ...NOTHING, family: 'ukulele', notes: HIGH_G })?.motivo,
  ).toContain('a 1ª corda arrebentaria.')
})
