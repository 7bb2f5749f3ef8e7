import { describe, expect, test } from 'vitest'
import type { Family } from '#domain/instruments/families/family.ts'
import { sampleField } from './field.fixtures.ts'
import type { SpecificationField, Template } from './field.ts'
import { templateProblems } from './template-problems.ts'
import { typedLines } from './typed-lines.ts'

const FIELDS: SpecificationField[] = [
  sampleField({ label: 'Tamanho', papel: 'tamanho' }),
  sampleField({ label: 'Escala', tipo: 'numero', unidade: 'cm', papel: 'escala' }),
  sampleField({ label: 'Número de cordas', tipo: 'numero', papel: 'cordas' }),
  sampleField({ label: 'Afinação', tipo: 'notas', papel: 'afinacao' }),
]

describe('an instrument whose fields agree', () => {
  test.each<[Family, Record<string, string>]>([
    ['violino', { Tamanho: '4/4', Escala: '32,8 cm', 'Número de cordas': '4', Afinação: 'G D A E' }],
    ['violaCaipira', { Escala: '580 mm', 'Número de cordas': '10', Afinação: 'Cebolão em Mi' }],
    ['violaCaipira', { 'Número de cordas': '10', Afinação: 'Natural' }],
    ['violaCaipira', { 'Número de cordas': '12', Afinação: 'Cebolão em Mi' }],
    ['ukulele', { 'Número de cordas': '5', Afinação: 'G C E A' }],
    ['cavaquinho', { 'Número de cordas': '4', Afinação: 'Natural' }],
    ['guitarra', { 'Número de cordas': '6', Afinação: 'Padrão' }],
    ['baixo', { 'Número de cordas': '5', Afinação: '5 cordas' }],
    ['bandolim', { Escala: '13,875"', 'Número de cordas': '8', Afinação: 'Sol Ré Lá Mi' }],
    ['ukulele', { Tamanho: 'Barítono', Escala: '50,5 cm', Afinação: 'D G B E' }],
    ['baixo', { Escala: '34 pol', 'Número de cordas': '5', Afinação: 'B E A D G' }],
    ['baixo', { 'Número de cordas': '7 cordas', Afinação: 'B E A D G C F' }],
    ['baixo', { 'Número de cordas': '8 (4 pares)', Afinação: 'E A D G' }],
    ['violaCaipira', { 'Número de cordas': '10 (5 pares)', Afinação: 'Cebolão em Mi' }],
    ['violaoAco', { Escala: '27,7"', 'Número de cordas': '6 cordas' }],
    ['violaDeArco', { Tamanho: '4/4', Escala: '370 mm' }],
    ['violaDeArco', { Tamanho: '15 1/2"', Escala: '36,2 cm' }],
    ['violaoAco', { Tamanho: 'Jumbo', Escala: '648 mm' }],
    ['contrabaixo', { Tamanho: '3/4', Escala: '42"' }],
    ['contrabaixo', { Tamanho: '5/8', Escala: '1.020 mm' }],
    ['violoncelo', { Tamanho: '1/10', Escala: '41 cm' }],
  ])('%s', (instrumento, values) => {
    expect(problemsOf(instrumento, values)).toEqual([])
  })
})

test('a line has the name that the template gives it, however it was written', () => {
  const lines = [
    { label: 'ESCALA', valor: '32,8', filtro: false },
    { label: 'numero de cordas', valor: '4', filtro: false },
    { label: 'verniz', valor: 'Óleo', filtro: false },
  ]

  expect(
    typedLines({ instrumento: 'violino', campos: FIELDS }, lines).lines.map(({ label }) => label),
  ).toEqual(['Escala', 'Número de cordas', 'verniz'])
})

test.each<[Family, string, string]>([
  ['violaDeArco', '15½"', '15,5"'],
  ['violaDeArco', '16', '16"'],
  ['violaDeArco', '4/4', '4/4'],
  ['violaoAco', 'Jumbo', 'Jumbo'],
])('the size of a %s written as %s is stored as %s', (instrumento, valor, stored) => {
  const { lines, problems } = typedLines({ instrumento, campos: FIELDS }, [
    { label: 'Tamanho', valor, filtro: false },
  ])

  expect([lines[0]?.valor, problems]).toEqual([stored, []])
})

describe('a unit in the name of a line', () => {
  const campos = [
    sampleField({ label: 'Largura da pestana', tipo: 'numero', unidade: 'mm' }),
    sampleField({ label: 'Peso (kg)', tipo: 'numero', unidade: 'kg' }),
  ]

  test.each([
    ['Largura da pestana (")', '1,6875', '42,8625 mm'],
    ['Largura da pestana (″)', '1,6875', '42,8625 mm'],
    ["Largura da pestana ('')", '1 11/16', '42,8625 mm'],
    ['Largura da pestana "', '1 11/16', '42,8625 mm'],
    ['largura da pestana [pol.]', '1,6875', '42,8625 mm'],
    ['Largura da pestana (em pol)', '1,6875', '42,8625 mm'],
    ['Largura da pestana em polegadas', '1,6875', '42,8625 mm'],
    ['Largura da pestana em cm', '4,3', '43 mm'],
    ['Largura da pestana cm', '4,3', '43 mm'],
    ['Largura da pestana - mm', '43', '43 mm'],
    ['Largura da pestana', '43', '43 mm'],
  ])('%s: %s is stored as %s', (label, valor, stored) => {
    expect(typedLines({ instrumento: null, campos }, [{ label, valor, filtro: false }])).toEqual({
      lines: [{ label: 'Largura da pestana', valor: stored, filtro: false }],
      problems: [],
    })
  })

  test.each([
    // The field has the unit in its own name.
    ['PESO (KG)', '2', [{ label: 'Peso (kg)', valor: '2 kg', filtro: false }]],
    // No unit, and no field.
    ['Largura da pestana nova', '2', [{ label: 'Largura da pestana nova', valor: '2', filtro: false }]],
  ])('%s: %s is %o', (label, valor, lines) => {
    expect(typedLines({ instrumento: null, campos }, [{ label, valor, filtro: false }]).lines).toEqual(lines)
  })
})

describe('a multiscale instrument', () => {
  const campos = [sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' })]
  const problemsFor = (instrumento: Family, valor: string) =>
    typedLines({ instrumento, campos }, [{ label: 'Escala', valor, filtro: false }]).problems

  test.each<[Family, string]>([
    ['guitarra', '26,5" – 28"'],
    ['baixo', '34" – 37"'],
    ['violaoNailon', '615 a 650 mm'],
  ])('%s of %s', (instrumento, valor) => {
    expect(problemsFor(instrumento, valor)).toEqual([])
  })

  test.each<[Family, string, string]>([
    ['violino', '320 a 330 mm', 'Só instrumentos com trastes são multiescala: escreva um comprimento só.'],
    ['guitarra', '26,5" a 280"', 'A escala da guitarra tem entre 500 e 770 mm, e não 7112 mm.'],
  ])('%s of %s is refused: %s', (instrumento, valor, mensagem) => {
    expect(problemsFor(instrumento, valor)).toEqual([{ campo: 'caracteristicas.0.valor', mensagem }])
  })
})

describe('the hole of a tuning machine', () => {
  const campos = [sampleField({ label: 'Furo', tipo: 'numero', unidade: 'mm', papel: 'furo' })]

  test.each([
    ['10 mm', []],
    ['0,4 pol', []],
    ['0,4', [{ campo: 'caracteristicas.0.valor', mensagem: 'O furo de uma tarraxa tem entre 5 e 20 mm.' }]],
  ])('of %s', (valor, problems) => {
    const lines = [{ label: 'Furo', valor, filtro: false }]

    expect(typedLines({ instrumento: null, campos }, lines).problems).toEqual(problems)
  })
})

const STRINGS: SpecificationField[] = [
  sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'pol', papel: 'escala' }),
  sampleField({ label: 'Cordas', papel: 'cordas' }),
  ...[1, 2, 3, 4, 5, 6].map((n) => sampleField({ label: `${n}ª corda`, tipo: 'corda' })),
]
const TENS = {
  '1ª corda': 'E4 · .010 · Aço',
  '2ª corda': 'B3 · .013 · Aço',
  '3ª corda': 'G3 · .017 · Aço',
  '4ª corda': 'D3 · .026 · Níquel',
  '5ª corda': 'A2 · .036 · Níquel',
  '6ª corda': 'E2 · .046 · Níquel',
}

describe('a set of strings', () => {
  const setProblemsOf = (values: Record<string, string>) =>
    typedLines(
      { instrumento: 'guitarra', campos: STRINGS },
      Object.entries(values).map(([label, valor]) => ({ label, valor, filtro: false })),
    ).problems

  test('of strings that agree has no problems', () => {
    expect(setProblemsOf({ 'Medido em': '25,5', Cordas: '6', ...TENS })).toEqual([])
  })

  test('in whatever order its lines are filled', () => {
    const lines = Object.fromEntries(Object.entries(TENS).toReversed())

    expect(setProblemsOf({ ...lines, 'Medido em': '25,5', Cordas: '6' })).toEqual([])
  })

  test.each<[string, Record<string, string>, string, string]>([
    [
      'has two strings in each other’s place',
      { ...TENS, '1ª corda': TENS['2ª corda'], '2ª corda': TENS['1ª corda'] },
      'caracteristicas.0.valor',
      '1ª corda: As cordas vão da primeira à última: aqui viria E4, e não B3.',
    ],
    [
      'describes fewer strings than it has',
      { Cordas: '7', ...TENS },
      'caracteristicas.0.valor',
      'A ficha descreve 6 cordas, e o jogo tem 7: descreva todas, ou uma de cada par.',
    ],
    // It has six strings, of which one can't be read.
    [
      'has a string that nobody makes',
      { ...TENS, Cordas: '6', '1ª corda': 'E4 · 10 mm' },
      'caracteristicas.0.valor',
      '1ª corda: As cordas têm calibre de 0,15 a 7 mm, e não 10 mm.',
    ],
    [
      'has a string of another instrument',
      { ...TENS, '6ª corda': 'E0 · 20 kg' },
      'caracteristicas.5.valor',
      '6ª corda: As cordas da guitarra vão de F#0 a E5, e não E0.',
    ],
    [
      'states a tension that the diameter denies',
      { 'Medido em': '25,5 pol', ...TENS, '1ª corda': 'E4 · .010 · Aço · 16,2 kg' },
      'caracteristicas.1.valor',
      '1ª corda: Em E4, uma corda .010 puxaria 7,4 kg em 647,7 mm, e não 16,2 kg: confira o calibre e a tensão.',
    ],
  ])('that %s is refused', (_name, values, campo, mensagem) => {
    expect(setProblemsOf(values)).toEqual([{ campo, mensagem }])
  })
})

test.each<[string, string | null]>([
  ['6', null],
  ['6 cordas', null],
  ['12 cordas (6 pares)', null],
  ['11 cordas', 'O número de cordas da guitarra é 6, 7, 8, 9, 12, e não 11 cordas.'],
  ['várias', 'O número de cordas da guitarra é 6, 7, 8, 9, 12, e não várias.'],
])('a number of strings may be text or a choice: %s', (valor, mensagem) => {
  const opcoes = ['6', '6 cordas', '12 cordas (6 pares)', '11 cordas', 'várias']
  const lines = [{ label: 'Cordas', valor, filtro: false }]

  for (const field of [{}, { tipo: 'escolha' as const, opcoes }]) {
    const campos = [sampleField({ label: 'Cordas', papel: 'cordas', ...field })]
    expect(typedLines({ instrumento: 'guitarra', campos }, lines).problems).toEqual(
      mensagem === null ? [] : [{ campo: 'caracteristicas.0.valor', mensagem }],
    )
  }
})

test('a set of “6 cordas” has as many as it describes', () => {
  const lines = Object.entries({ Cordas: '6 cordas', ...TENS }).map(([label, valor]) => ({
    label,
    valor,
    filtro: false,
  }))

  expect(typedLines({ instrumento: 'guitarra', campos: STRINGS }, lines).problems).toEqual([])
  const seven = lines.with(0, { label: 'Cordas', valor: '7 cordas', filtro: false })
  expect(typedLines({ instrumento: 'guitarra', campos: STRINGS }, seven).problems).toHaveLength(1)
})

test.each<['escala' | 'escalas', string, string | null]>([
  ['escalas', '850 a 889 mm', null],
  ['escalas', '850 a 8890 mm', 'A escala do baixo elétrico tem entre 500 e 945 mm, e não 8890 mm.'],
  ['escalas', '85 a 889 mm', 'A escala do baixo elétrico tem entre 500 e 945 mm, e não 85 mm.'],
  ['escala', '850 a 8890 mm', 'A escala do baixo elétrico tem entre 500 e 945 mm, e não 8890 mm.'],
])('both ends of a range with the role %s are checked: %s', (papel, valor, mensagem) => {
  const campos = [sampleField({ label: 'Serve de', papel, tipo: 'faixa', unidade: 'mm' })]
  const lines = [{ label: 'Serve de', valor, filtro: false }]

  expect(typedLines({ instrumento: 'baixo', campos }, lines).problems).toEqual(
    mensagem === null ? [] : [{ campo: 'caracteristicas.0.valor', mensagem }],
  )
})

describe('an instrument that cannot be', () => {
  test.each<[Family, Record<string, string>, string, string]>([
    [
      'violino',
      { Tamanho: '4/4', Escala: '650 mm' },
      'caracteristicas.1.valor',
      'A escala do violino 4/4 tem entre 320 e 333 mm, e não 650 mm.',
    ],
    [
      'violino',
      { Tamanho: '5/4' },
      'caracteristicas.0.valor',
      'Não há violino de tamanho 5/4. Os tamanhos: 4/4, 7/8, 3/4, 1/2, 1/4, 1/8, 1/10, 1/16, 1/32.',
    ],
    [
      'guitarra',
      { 'Número de cordas': '4' },
      'caracteristicas.0.valor',
      'O número de cordas da guitarra é 6, 7, 8, 9, 12, e não 4.',
    ],
    [
      'baixo',
      { 'Número de cordas': '5', Afinação: 'E A D G' },
      'caracteristicas.1.valor',
      'A afinação tem 4 notas, e o instrumento 5 cordas.',
    ],
  ])('%s with %o', (instrumento, values, campo, mensagem) => {
    expect(problemsOf(instrumento, values)).toEqual([{ campo, mensagem }])
  })

  test('a size that only the variants state counts as well', () => {
    const lines = [{ label: 'Escala', valor: '328 mm', filtro: false }]
    const template: Template = { instrumento: 'violino', campos: FIELDS }

    expect(typedLines(template, lines, ['1/2', '1/2']).problems[0]?.mensagem).toContain('violino 1/2')
    expect(typedLines(template, lines, ['4/4', '1/2']).problems).toEqual([])
  })

  test('nothing is compared where the category is no instrument', () => {
    const { problems } = typedLines({ instrumento: null, campos: FIELDS }, [
      { label: 'Escala', valor: '650 mm', filtro: false },
    ])

    expect(problems).toEqual([])
  })
})

test('lines without a field stay as they are, also empty ones', () => {
  const lines = [
    { label: 'Cor', valor: 'azul  ou verde', filtro: true },
    { label: 'Escala', valor: '', filtro: false },
  ]

  expect(typedLines({ instrumento: 'violino', campos: FIELDS }, lines)).toEqual({ lines, problems: [] })
})

test('whether listings filter by a line is its field’s to say', () => {
  const campos = [
    sampleField({ label: 'Peso', tipo: 'numero', unidade: 'g', filtro: true }),
    sampleField({ label: 'Cor' }),
  ]
  const lines = [
    { label: 'Peso (kg)', valor: '0,06', filtro: false },
    { label: 'Cor', valor: 'azul', filtro: true },
  ]

  expect(typedLines({ instrumento: null, campos }, lines).lines).toEqual([
    { label: 'Peso', valor: '60 g', filtro: true },
    { label: 'Cor', valor: 'azul', filtro: false },
  ])
})

test.each([
  [[sampleField({ label: 'Cor' }), sampleField({ label: 'COR' })], 'campos.1.label'],
  [[sampleField({ label: '…' })], 'campos.0.label'],
  [[sampleField({ label: 'Cor', tipo: 'escolha' })], 'campos.0.opcoes'],
  [[sampleField({ label: 'Cor', unidade: 'mm' })], 'campos.0.unidade'],
  [[sampleField({ label: 'Cor', filtragem: 'faixa' })], 'campos.0.filtragem'],
  [[sampleField({ label: 'Cor', comparacao: 'maior' })], 'campos.0.comparacao'],
  [
    [sampleField({ label: 'A', papel: 'escala' }), sampleField({ label: 'B', papel: 'escala' })],
    'campos.1.papel',
  ],
  [[sampleField({ label: 'Para quem', papel: 'nivel' })], 'campos.0.papel'],
  [[sampleField({ label: 'Ponta', papel: 'terminacao' })], 'campos.0.papel'],
  [
    [sampleField({ label: 'Ponta', papel: 'terminacao', tipo: 'escolha', opcoes: ['Bola', 'Prata'] })],
    'campos.0.papel',
  ],
  [[sampleField({ label: 'Furo', papel: 'furo', tipo: 'numero' })], 'campos.0.papel'],
  [[sampleField({ label: 'Serve de', papel: 'escalas', tipo: 'numero', unidade: 'mm' })], 'campos.0.papel'],
  [[sampleField({ label: 'Serve de', papel: 'escalas', tipo: 'faixa' })], 'campos.0.papel'],
  [[sampleField({ label: 'O que é', papel: 'familia' })], 'campos.0.papel'],
  // A guitar of nylon or of steel, and something without strings.
  [
    [sampleField({ label: 'O que é', papel: 'familia', tipo: 'escolha', opcoes: ['Banjo', 'Violão'] })],
    'campos.0.papel',
  ],
  [
    [sampleField({ label: 'O que é', papel: 'familia', tipo: 'escolha', opcoes: ['Banjo', 'Flauta'] })],
    'campos.0.papel',
  ],
  [
    [
      sampleField({ label: 'O que é', papel: 'familia', tipo: 'escolha', opcoes: ['Banjo'] }),
      sampleField({ label: 'Prima', tipo: 'corda' }),
    ],
    'campos.0.papel',
  ],
])('a template is refused at %o', (campos, campo) => {
  expect(templateProblems(campos).map((found) => found.campo)).toEqual([campo])
})

test('a category of several instruments reads each product as the one that it says it is', () => {
  const campos = [
    sampleField({ label: 'O que é', papel: 'familia', tipo: 'escolha', opcoes: ['Bandolim', 'Banjo'] }),
    ...FIELDS,
  ]
  const problems = (valor: string) =>
    typedLines({ instrumento: null, campos }, [
      { label: 'O que é', valor, filtro: false },
      { label: 'Escala', valor: '65 cm', filtro: false },
    ]).problems

  expect(templateProblems(campos)).toEqual([])
  expect(problems('Banjo')).toEqual([])
  expect(problems('Bandolim')).toMatchObject([{ campo: 'caracteristicas.1.valor' }])
})

function problemsOf(instrumento: Family, values: Record<string, string>) {
  const lines = Object.entries(values).map(([label, valor]) => ({ label, valor, filtro: false }))

  return typedLines({ instrumento, campos: FIELDS }, lines).problems
}
