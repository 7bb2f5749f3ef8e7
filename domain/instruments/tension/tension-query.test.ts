import { describe, expect, test } from 'vitest'
import { FAMILY_WORDS, type Family } from '../families/family.ts'
import {
  kindred,
  readScale,
  readScales,
  readTensionQuery,
  tensionAddress,
  unreadProblems,
} from './tension-query.ts'

describe('an address', () => {
  test('says what is computed', () => {
    const query = readTensionQuery({
      instrumento: 'guitarra',
      afinacao: 'Drop C',
      la: '442',
      capo: '3',
      jogo: '12',
      atual: '7',
      cordas: '12',
      prende: 'gancho',
      corda: '6',
      alvo: '7,5',
    })

    expect(query).toEqual({
      instrumento: 'guitarra',
      jogo: 12,
      atual: 7,
      calibres: '',
      afinacao: 'Drop C',
      la: 442,
      capo: 3,
      cordas: 12,
      prende: 'gancho',
      corda: 6,
      alvo: 7.5,
    })
  })

  test('notes written by hand count before a chosen tuning', () => {
    expect(readTensionQuery({ afinacao: 'Drop C', notas: 'C G D A E G' }).afinacao).toBe('C G D A E G')
  })

  test.each([
    [
      {
        instrumento: 'gaita',
        jogo: '0',
        atual: 'x',
        alvo: '-3',
        la: '300',
        capo: '40',
        cordas: 'seis',
        prende: 'cola',
        corda: '0',
      },
    ],
    [{ instrumento: '', jogo: '1e3', atual: '-1', alvo: 'muito', la: '', capo: '99', corda: '-2' }],
    [{ alvo: '61', la: '447', capo: '12', corda: '1', jogo: '12345678901' }],
  ])('opens all the same with %o', (input) => {
    expect(readTensionQuery(input)).toEqual({
      instrumento: null,
      jogo: null,
      atual: null,
      calibres: '',
      afinacao: '',
      la: 440,
      capo: 12,
      cordas: null,
      prende: null,
      corda: 1,
      alvo: null,
    })
  })

  test('reads pitch and tension with their units', () => {
    expect(readTensionQuery({ la: '442 Hz', alvo: '7,5 kg' })).toMatchObject({ la: 442, alvo: 7.5 })
    expect(unreadProblems({ la: '442 hz', alvo: '7.5kgf' })).toEqual([])
  })

  test('says what of pitch and tension can’t be read, and what counts', () => {
    expect(unreadProblems({ la: '450', alvo: '75' })).toEqual([
      'Não entendi o lá “450”. Escreva de 415 a 446 Hz: vale 440 Hz.',
      'Não entendi a tensão “75”. Escreva em kg, como 7,5, até 60.',
    ])
    expect(unreadProblems({})).toEqual([])
  })

  test('leaves out what says nothing', () => {
    expect(tensionAddress({})).toBe('/ferramentas/tensao')
    expect(tensionAddress({ instrumento: 'baixo', jogo: 3, atual: null, afinacao: '' })).toBe(
      '/ferramentas/tensao?instrumento=baixo&jogo=3',
    )
  })
})

test.each<[Family, string, number]>([
  ['guitarra', '', 648],
  ['guitarra', '628', 628],
  ['guitarra', '24,75"', 628.7],
  ['guitarra', '25.5', 647.7],
  ['guitarra', '64,8 cm', 648],
  ['guitarra', '64.8', 648],
  ['baixo', '34 pol', 863.6],
  ['contrabaixo', '106', 1060],
  ['contrabaixo', '1.060', 1060],
  ['contrabaixo', '1.060 mm', 1060],
  ['violino', '328 mm', 328],
])('a scale of %s written as “%s” has %d mm', (family, text, mm) => {
  expect(readScale(family, text)).toEqual({ mm, problema: null })
})

test.each<[Family, string, number, string]>([
  ['guitarra', 'longa', 648, 'Escreva a escala em milímetros, como 648.'],
  ['guitarra', '9999', 648, 'Escreva a escala em milímetros, como 648.'],
  ['violino', '650', 650, 'A escala do violino tem entre 140 e 340 mm, e não 650 mm.'],
])('a scale of %s written as “%s” is %d mm, and odd', (family, text, mm, problema) => {
  expect(readScale(family, text)).toEqual({ mm, problema })
})

test.each<[string, number, number | null]>([
  ['648-686', 648, 686],
  ['686 – 648 mm', 648, 686],
  ['25,5 a 27"', 647.7, 685.8],
  ['648', 648, null],
  ['', 648, null],
])('the strings of a guitar of “%s” are %d to %s mm long', (text, mm, bassMm) => {
  expect(readScales('guitarra', text)).toEqual({ mm, bassMm, problema: null })
})

test.each<[Family, string, string]>([
  ['guitarra', '648-', 'Escreva as duas escalas em milímetros, como 648-686.'],
  ['guitarra', '600-750', 'Escreva as duas escalas em milímetros, como 648-686.'],
  ['guitarra', '440-520', 'A escala da guitarra tem entre 500 e 770 mm, e não 440 mm.'],
  ['violino', '328-330', 'Escreva a escala em milímetros, como 328.'],
])('the lengths of a %s can not be “%s”', (family, text, problema) => {
  expect(readScales(family, text).problema).toBe(problema)
})

test('steel strings are tried on a nylon guitar, and no others on other instruments', () => {
  const guitars: Family[] = ['violaoNailon', 'violaoAco', 'guitarra']
  // In samba a banjo is tuned and built as a cavaquinho.
  const samba: Family[] = ['cavaquinho', 'banjo']

  for (const family of FAMILY_WORDS)
    expect(kindred(family)).toEqual([guitars, samba].find((group) => group.includes(family)) ?? [family])
})
