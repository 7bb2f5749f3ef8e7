import { expect, test } from 'vitest'
import type { Family } from '../../instruments/families/family.ts'
import { TOOLS } from '../../instruments/tools.ts'
import { sampleField } from './field.fixtures.ts'
import type { SpecificationField } from './field.ts'
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

test('says which roles are missing, and stops once a field has them', () => {
  const more = (campos: SpecificationField[]) =>
    toolsOfTemplate({ instrumento: 'violino', campos }).find(({ nome }) => nome === 'Meu instrumento')?.more

  expect(more([PLAIN])).toBe(
    'Sabe mais do instrumento com os papéis “Tamanho”, “Terminação das cordas” e “Número de cordas”.',
  )
  expect(more([SIZE, sampleField({ papel: 'terminacao' })])).toBe(
    'Sabe mais do instrumento com o papel “Número de cordas”.',
  )
  expect(more([SIZE, sampleField({ papel: 'terminacao' }), sampleField({ papel: 'cordas' })])).toBeNull()
})
