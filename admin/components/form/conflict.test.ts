import { expect, test } from 'vitest'
import { conflictsOf } from './conflict.ts'
import { fieldDifferences } from './field-differences.ts'

type Brand = { nome: string; pais: string | null }

const BASE: Brand = { nome: 'Eagle', pais: null }
const compare = (atual: Brand, mine: Brand) => fieldDifferences(atual, mine, { nome: 'Nome', pais: 'País' })

test.each<[string, Partial<Brand>, Partial<Brand>, object[]]>([
  ['nobody', {}, {}, []],
  ['only I', { nome: 'Tagima' }, {}, []],
  ['only they', {}, { nome: 'Giannini' }, [{ campo: 'Nome', atual: 'Giannini', mine: null }]],
  ['both, alike', { nome: 'Tagima' }, { nome: 'Tagima' }, []],
  [
    'both, differently',
    { nome: 'Tagima' },
    { nome: 'Giannini' },
    [{ campo: 'Nome', atual: 'Giannini', mine: 'Tagima' }],
  ],
  [
    'each another field',
    { nome: 'Tagima' },
    { pais: 'Brasil' },
    [{ campo: 'País', atual: 'Brasil', mine: null }],
  ],
  [
    'I one of their two fields',
    { nome: 'Tagima' },
    { nome: 'Giannini', pais: 'Brasil' },
    [
      { campo: 'Nome', atual: 'Giannini', mine: 'Tagima' },
      { campo: 'País', atual: 'Brasil', mine: null },
    ],
  ],
])('%s changed something: shows what they changed, and mine beside it', (_who, mine, theirs, conflicts) => {
  const draft = { base: BASE, versao: 1, value: { ...BASE, ...mine } }

  expect(conflictsOf(draft, { ...BASE, ...theirs }, compare)).toEqual(conflicts)
})
