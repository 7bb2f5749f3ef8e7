import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleField } from './field.fixtures.ts'
import { measureOf } from './measure.ts'
import { readValue } from './read-value.ts'
import type { Unit } from './units.ts'

const SCALE = sampleField({ tipo: 'numero', unidade: 'mm' })
const CORES = ['Aço sólido', 'Sintético', 'Tripa']

describe('numbers', () => {
  test.each<[string, Unit | null, string]>([
    ['648 mm', null, '648 mm'],
    ['648', null, '648 mm'],
    ['25,5"', null, '647,7 mm'],
    ['25.5″', null, '647,7 mm'],
    ['25,5 polegadas', null, '647,7 mm'],
    ['25,5', 'pol', '647,7 mm'],
    ['64.8 cm', null, '648 mm'],
    ['1.060 mm', null, '1.060 mm'],
    ['1,06 m', null, '1.060 mm'],
    ['1060 mm', null, '1.060 mm'],
    ['1060,50 mm', null, '1.060,5 mm'],
    ['1.060,5', null, '1.060,5 mm'],
    ['106 cm', null, '1.060 mm'],
    ['648,0', null, '648 mm'],
    ['0648', null, '648 mm'],
    ['3,0 mm', null, '3 mm'],
    ['.5 mm', null, '0,5 mm'],
    ['1 11/16"', null, '42,8625 mm'],
    ['1-11/16″', null, '42,8625 mm'],
    ['1 11/16', 'pol', '42,8625 mm'],
    // Without a unit: nobody writes millimetres as fractions.
    ['1 11/16', null, '42,8625 mm'],
    ['25 1/2"', null, '647,7 mm'],
    ['25½"', null, '647,7 mm'],
    ['25 ½ pol.', null, '647,7 mm'],
    ['3/4"', null, '19,05 mm'],
    ['¾"', null, '19,05 mm'],
    ['42 7/8 in', null, '1.089,02 mm'],
    ["13 7/8''", null, '352,425 mm'],
  ])('%s is stored as a length in millimetres', (text, given, valor) => {
    expect(readValue(SCALE, text, given)).toMatchObject({ valor })
  })

  test.each([
    ['muito', 'Escreva um número em mm, como 648 mm.'],
    ['3 kg', 'Este campo é em mm, e kg mede outra coisa.'],
    ['3 braças', 'Não conheço a unidade “braças”.'],
    ['2 x 3 mm', 'Não conheço a unidade “x 3 mm”.'],
    ['10/46', 'Não conheço a unidade “/46”.'],
  ])('%s is refused: %s', (text, problema) => {
    expect(readValue(SCALE, text, null)).toEqual({ problema })
  })

  test('a number without unit takes none', () => {
    const frets = sampleField({ tipo: 'numero' })

    expect(readValue(frets, '22', null)).toEqual({ valor: '22', numeros: [22] })
    expect(readValue(frets, '22,0', null)).toEqual({ valor: '22', numeros: [22] })
    expect(readValue(frets, '1998', null)).toEqual({ valor: '1998', numeros: [1998] })
    expect(readValue(frets, '1.998', null)).toEqual({ valor: '1998', numeros: [1998] })
    expect(readValue(frets, '22 mm', null)).toEqual({ problema: 'Este campo é um número sem unidade.' })
  })
})

test('one number is stored as one value, however it is written and in whichever unit', () => {
  const field = sampleField({ tipo: 'numero', unidade: 'mm' })
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.boolean(), (hundredths, isRange) => {
      const value = hundredths / 100
      const write = (options: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat('pt-BR', options).format(value)
      const spellings = [
        write({}),
        write({ useGrouping: false }),
        write({ minimumFractionDigits: 4 }),
        write({ minimumFractionDigits: 3, useGrouping: false }),
        String(value),
        `0${String(value)}`,
      ]
      const unit = isRange ? 'Hz' : 'mm'
      const texts = spellings.map((text) => (isRange ? `${text} a ${text} Hz` : `${text} mm`))
      const values = texts.map((text) =>
        readValue(isRange ? sampleField({ tipo: 'faixa', unidade: unit }) : field, text, null),
      )
      const [first] = values

      for (const reading of values) expect(reading).toEqual(first)
      // What is stored is read again as itself, and the database reads the same number.
      const valor = first && 'valor' in first ? first.valor : ''
      expect(readValue(isRange ? sampleField({ tipo: 'faixa', unidade: unit }) : field, valor, null)).toEqual(
        first,
      )
      expect(measureOf(valor)?.de).toBe(value)
    }),
  )
})

test.each([
  ['106', 'cm'],
  ['1,06', 'm'],
  ['1,060', 'm'],
  ['1060', 'mm'],
] as const)('%s %s of a file is the same value as 1.060 mm', (text, given) => {
  expect(readValue(SCALE, text, given)).toEqual(readValue(SCALE, '1.060 mm', null))
})

test('what a conversion to another unit writes is the same measure when it is read again in the first', () => {
  const units: [Unit, Unit][] = [
    ['mm', 'm'],
    ['mm', 'cm'],
    ['mm', 'pol'],
    ['g', 'kg'],
    ['g', 'lb'],
  ]
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.integer({ min: 1, max: 99_999 }),
      ([first, other], hundredths) => {
        const value = hundredths / 100
        const field = (unidade: Unit) => sampleField({ tipo: 'numero', unidade })
        const written = readValue(field(other), String(value), first)
        const back = readValue(field(first), 'valor' in written ? written.valor : '', null)

        expect('numeros' in back ? back.numeros[0] : null).toBeCloseTo(value, 2)
      },
    ),
  )
})

test.each([
  ['0,73', 'mm', 'pol', '0,0287402 pol.'],
  ['0,88', 'mm', 'pol', '0,0346457 pol.'],
  ['648', 'mm', 'm', '0,648 m'],
  ['452', 'g', 'kg', '0,452 kg'],
  ['4', 'g', 'kg', '0,004 kg'],
] as const)('%s %s are stored in %s as %s', (text, given, unidade, valor) => {
  expect(readValue(sampleField({ tipo: 'numero', unidade }), text, given)).toMatchObject({ valor })
})

test.each<[string, string | { problema: string }]>([
  ['6', '6'],
  ['6 cordas', '6'],
  ['1 corda', '1'],
  ['10 (5 pares)', '10'],
  ['12 cordas (6 pares)', '12'],
  ['seis', { problema: 'Escreva um número, como 22.' }],
  ['6 trastes', { problema: 'Não conheço a unidade “trastes”.' }],
])('the number of strings %s is %o', (text, valor) => {
  const field = sampleField({ tipo: 'numero', papel: 'cordas' })

  expect(readValue(field, text, null)).toEqual(
    typeof valor === 'string' ? { valor, numeros: [Number(valor)] } : valor,
  )
})

test.each<[string, string, readonly number[]]>([
  ['26,5" – 28"', '673,1 a 711,2 mm', [673.1, 711.2]],
  ['26.5"-28"', '673,1 a 711,2 mm', [673.1, 711.2]],
  ['25 1/2 a 27 pol', '647,7 a 685,8 mm', [647.7, 685.8]],
  ['34 – 37 pol.', '863,6 a 939,8 mm', [863.6, 939.8]],
  ['648-673', '648 a 673 mm', [648, 673]],
  ['648 mm', '648 mm', [648]],
])('the scale %s is stored as %s, and read again as itself', (text, valor, numeros) => {
  const scale = sampleField({ tipo: 'numero', unidade: 'mm', papel: 'escala' })

  expect(readValue(scale, text, null)).toEqual({ valor, numeros })
  expect(readValue(scale, valor, null)).toEqual({ valor, numeros })
  expect(measureOf(valor)).toMatchObject({ de: numeros[0], ate: numeros.at(-1) })
})

test('a scale whose second length is shorter is refused as such, and other numbers take one only', () => {
  const scale = sampleField({ tipo: 'numero', unidade: 'mm', papel: 'escala' })

  expect(readValue(scale, '28" – 26,5"', null)).toEqual({
    problema: 'O primeiro número é maior que o segundo.',
  })
  expect(readValue(SCALE, '26,5" – 28"', null)).toMatchObject({ problema: expect.any(String) })
})

test.each([
  ['415 a 466 Hz', '415 a 466 Hz', [415, 466]],
  ['415-466', '415 a 466 Hz', [415, 466]],
  ['de 415 até 466 Hz', '415 a 466 Hz', [415, 466]],
  ['entre 415 e 466', '415 a 466 Hz', [415, 466]],
])('the range %s is stored as %s', (text, valor, numeros) => {
  expect(readValue(sampleField({ tipo: 'faixa', unidade: 'Hz' }), text, null)).toEqual({ valor, numeros })
})

test('a range rises, and has both ends', () => {
  const range = sampleField({ tipo: 'faixa', unidade: 'Hz' })

  expect(readValue(range, '466 a 415 Hz', null)).toEqual({
    problema: 'O primeiro número é maior que o segundo.',
  })
  expect(readValue(range, '440 Hz', null)).toEqual({
    problema: 'Escreva de quanto a quanto em Hz, como 20 a 30 Hz.',
  })
})

test.each([
  [sampleField({ tipo: 'escolha', opcoes: CORES }), 'aco solido', { valor: 'Aço sólido', numeros: [] }],
  [
    sampleField({ tipo: 'escolha', opcoes: CORES }),
    'Plástico',
    { problema: 'Escolha entre: Aço sólido, Sintético, Tripa.' },
  ],
  [sampleField({ tipo: 'nota' }), 'mi4', { valor: 'E4', numeros: [] }],
  [sampleField({ tipo: 'nota' }), 'H', { problema: 'Escreva uma nota, como E4 ou Mi4.' }],
  [sampleField({ tipo: 'notas' }), 'mi la re sol si mi', { valor: 'E A D G B E', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'G4, C4, E4, A4', { valor: 'G4 C4 E4 A4', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'cebolao em re', { valor: 'Cebolão em Ré', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Cebolão Ré', { valor: 'Cebolão em Ré', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Cebolão em D', { valor: 'Cebolão em Ré', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Boiadeira', { valor: 'Boiadeira', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Rio acima', { valor: 'Rio Acima', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Drop D', { valor: 'Drop D', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Standard', { valor: 'Padrão', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'EADGBE', { valor: 'E A D G B E', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'DADGBE', { valor: 'D A D G B E', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'DGCFAD', { valor: 'D G C F A D', numeros: [] }],
  [sampleField({ tipo: 'notas' }), 'Rio Abaixo', { valor: 'Rio Abaixo', numeros: [] }],
  [sampleField({ tipo: 'corda' }), 'mi4, .010, 7.3 kg', { valor: 'E4 · .010 · 7,3 kg', numeros: [] }],
  [
    sampleField({ tipo: 'corda' }),
    'mi, .010',
    { problema: 'Escreva a nota da corda com a oitava, como E4 · .010 · 7,3 kg.' },
  ],
  [sampleField({ tipo: 'simNao' }), 'S', { valor: 'Sim', numeros: [] }],
  [sampleField({ tipo: 'simNao' }), 'não', { valor: 'Não', numeros: [] }],
  [sampleField({ tipo: 'simNao' }), 'talvez', { problema: 'Responda sim ou não.' }],
  [sampleField({ tipo: 'texto' }), '  feito  à mão ', { valor: 'feito à mão', numeros: [] }],
])('%o reads %s', (field, text, reading) => {
  expect(readValue(field, text, null)).toEqual(reading)
})

test('reading a stored value again gives the same value', () => {
  const fields = [
    SCALE,
    sampleField({ tipo: 'numero', unidade: 'kg' }),
    sampleField({ tipo: 'faixa', unidade: 'cm' }),
    sampleField({ tipo: 'notas' }),
    sampleField({ tipo: 'simNao' }),
  ]
  const texts = fc.oneof(
    fc
      .tuple(
        fc.double({ min: 0, max: 99_999, noNaN: true }),
        fc.constantFrom('mm', 'cm', '"', 'kg', 'lb', ''),
      )
      .map(([value, unit]) => `${value.toFixed(2).replace('.', ',')} ${unit}`),
    fc.tuple(fc.nat(500), fc.nat(500)).map(([low, extra]) => `${low} a ${low + extra} cm`),
    fc.constantFrom('G D A E', 'Sol4 Dó4 Mi4 Lá4', 'Rio Abaixo', 'sim', 'n'),
  )
  fc.assert(
    fc.property(fc.constantFrom(...fields), texts, (field, text) => {
      const once = readValue(field, text, null)
      if ('problema' in once) return
      expect(readValue(field, once.valor, null)).toMatchObject({ valor: once.valor })
    }),
  )
})
