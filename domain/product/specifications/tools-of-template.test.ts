import { expect, test } from 'vitest'
import type { Family } from '../../instruments/families/family.ts'
import { TOOLS } from '../../instruments/tools.ts'
import { sampleField } from './field.fixtures.ts'
import type { FieldRole, SpecificationField } from './field.ts'
import { toolsOfTemplate } from './tools-of-template.ts'

const SIZE = sampleField({ label: 'Tamanho', papel: 'tamanho' })
const SCALE = sampleField({ label: 'Escala', tipo: 'numero', unidade: 'mm', papel: 'escala' })
const SCALE_BY_RANGE: SpecificationField = { ...SCALE, filtro: true, filtragem: 'faixa' }
const HAND = sampleField({ label: 'Mão', papel: 'mao' })
const [FIRST, SECOND] = [
  sampleField({ label: '1ª', tipo: 'corda' }),
  sampleField({ label: '2ª', tipo: 'corda' }),
]
const PLAIN = sampleField({ label: 'Cor' })

const TABLE: [what: string, Family | null, SpecificationField[], on: string[], off: string[]][] = [
  ['nothing without fields', 'violino', [], [], []],
  ['nothing of a stand', null, [PLAIN], [], ['Meu instrumento']],
  ['what an accessory is for', null, [sampleField({ papel: 'instrumento' })], ['Meu instrumento'], []],
  [
    'a violin without a size',
    'violino',
    [PLAIN],
    ['Meu instrumento', 'Afinador', 'Passaporte'],
    ['Tamanho certo', 'Troca por um maior', 'Canhotos'],
  ],
  [
    'a violin with one',
    'violino',
    [SIZE],
    ['Tamanho certo', 'Meu instrumento', 'Afinador', 'Passaporte', 'Troca por um maior'],
    ['Canhotos'],
  ],
  [
    'a nylon guitar by its scale',
    'violaoNailon',
    [SCALE_BY_RANGE, { ...HAND, filtro: true }],
    ['Tamanho certo', 'Meu instrumento', 'Afinador', 'Passaporte', 'Troca por um maior', 'Canhotos'],
    [],
  ],
  [
    'a nylon guitar whose scale does not filter, nor its hand',
    'violaoNailon',
    [SCALE, HAND],
    ['Meu instrumento', 'Afinador', 'Passaporte', 'Troca por um maior'],
    ['Tamanho certo', 'Canhotos'],
  ],
  // No tables say which size of these somebody needs, and nobody grows out of them.
  ['a guitar', 'guitarra', [SCALE], ['Meu instrumento', 'Afinador', 'Passaporte'], ['Canhotos']],
  [
    'a set of strings',
    'guitarra',
    [FIRST, SECOND],
    ['Tensão certa', 'Encontrar cordas', 'Meu instrumento', 'Afinador', 'Ouvir às cegas'],
    [],
  ],
  [
    'a single string',
    'violino',
    [FIRST],
    ['Meu instrumento', 'Afinador'],
    ['Tensão certa', 'Encontrar cordas', 'Ouvir às cegas'],
  ],
  [
    'each instrument of a category with several',
    null,
    [sampleField({ tipo: 'escolha', papel: 'familia', opcoes: ['Violino', 'Guitarra'] }), SIZE],
    ['Tamanho certo', 'Meu instrumento', 'Afinador', 'Passaporte', 'Troca por um maior'],
    ['Canhotos'],
  ],
  ['strings for no instrument', null, [FIRST, SECOND], [], ['Meu instrumento']],
]

test.each(TABLE)('a template switches on %s', (_, instrumento, campos, on, off) => {
  const tools = toolsOfTemplate({ instrumento, campos })
  const names = (which: boolean) => tools.filter((tool) => tool.on === which).map(({ nome }) => nome)

  expect(names(true)).toEqual(on)
  expect(names(false)).toEqual(off)
  for (const tool of tools) {
    expect(TOOLS.map(({ url }) => url)).toContain(tool.url)
    // Whoever reads that a tool is off reads what turns it on.
    if (!tool.on) expect(tool.more).toBeTruthy()
  }
})

const AS = (papel: FieldRole) => sampleField({ label: papel, papel })

test('says which roles are missing, and stops once a field has them', () => {
  const more = (campos: SpecificationField[]) =>
    toolsOfTemplate({ instrumento: 'violino', campos }).find(({ nome }) => nome === 'Meu instrumento')?.more

  expect(more([PLAIN])).toBe(
    'Sabe mais do instrumento com os papéis “Tamanho”, “Terminação das cordas”, “Número de cordas”, “Afinação” e “Mão”.',
  )
  expect(more([SIZE, AS('terminacao'), AS('afinacao'), AS('mao')])).toBe(
    'Sabe mais do instrumento com o papel “Número de cordas”.',
  )
  expect(more([SIZE, AS('terminacao'), AS('cordas'), AS('afinacao'), AS('mao')])).toBeNull()
})

test.each<[what: string, tool: string, Family, SpecificationField[], more: string | null]>([
  [
    'how a nylon guitar ties its strings',
    'Meu instrumento',
    'violaoNailon',
    [SIZE, SCALE, AS('cordas'), AS('afinacao'), HAND],
    '“Terminação das cordas”',
  ],
  [
    'nothing of it for a guitar, which always has balls',
    'Meu instrumento',
    'guitarra',
    [SCALE, AS('cordas'), AS('afinacao'), HAND],
    null,
  ],
  [
    'how the strings of a mandolin end',
    'Meu instrumento',
    'bandolim',
    [FIRST, SECOND, SIZE, AS('cordas'), AS('escalas')],
    '“Terminação das cordas”',
  ],
  [
    'the number of strings of a guitar, for its tuner',
    'Afinador',
    'guitarra',
    [SCALE, AS('afinacao')],
    '“Número de cordas”',
  ],
  [
    'the size of sets for a violin',
    'Encontrar cordas',
    'violino',
    [FIRST, SECOND, AS('nucleo'), AS('enrolamento'), AS('nivel')],
    '“Tamanho”',
  ],
  [
    'the length at which a maker measures',
    'Tensão certa',
    'guitarra',
    [FIRST, SECOND, AS('nucleo'), AS('enrolamento')],
    '“Escala”',
  ],
  [
    'what strings are made of, for their sound',
    'Ouvir às cegas',
    'guitarra',
    [FIRST, SECOND, AS('nucleo')],
    '“Enrolamento das cordas”',
  ],
])('names %s', (_, nome, instrumento, campos, role) => {
  const { more } = toolsOfTemplate({ instrumento, campos }).find((tool) => tool.nome === nome) ?? {}

  if (role === null) expect(more).toBeNull()
  else expect(more).toContain(`o papel ${role}`)
})
