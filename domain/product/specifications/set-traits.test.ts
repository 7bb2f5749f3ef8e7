import { expect, test } from 'vitest'
import { sampleField } from './field.fixtures.ts'
import { setReader } from './set-reader.ts'

const CAMPOS = [
  sampleField({ label: 'Prima', tipo: 'corda' }),
  sampleField({ label: 'Segunda', tipo: 'corda' }),
  sampleField({ label: 'Miolo', papel: 'nucleo' }),
  sampleField({ label: 'Fio', papel: 'enrolamento' }),
  sampleField({ label: 'Cor' }),
  sampleField({
    label: 'Feito para',
    papel: 'nivel',
    tipo: 'escolha',
    opcoes: ['Aluno', 'Amador', 'Mestre'],
  }),
  sampleField({ label: 'Medida', papel: 'tamanho' }),
]

const read = setReader({ instrumento: 'violino', campos: CAMPOS })

/** The sheet of a set of two strings that says this besides. */
const sheet = (stated: Record<string, string>) =>
  Object.entries({ Prima: 'E5 · 8 kg', Segunda: 'A4 · 6 kg', ...stated }).map(([label, valor]) => ({
    label,
    valor,
  }))

test('a set has its materials, its level and its sizes from the fields of these roles', () => {
  const lines = sheet({ miolo: 'Tripa', Fio: 'Prata', Cor: 'Aço', 'Feito para': 'amador', Medida: '3/4' })

  expect(read(lines)).toMatchObject({
    materials: ['Tripa', 'Prata'],
    level: { word: 'amador', at: 0.5 },
    sizes: ['3/4'],
  })
})

test('the sizes of SKUs count, and other values that tell them apart do not', () => {
  expect(read(sheet({}), { variants: ['4/4', 'Leve', '3/4', '4/4'] })?.sizes).toEqual(['4/4', '3/4'])
})

test.each([
  ['a level that is none of the list', { 'Feito para': 'Gênio' }],
  ['a sheet that says none', { Cor: 'Aluno' }],
])('%s is unknown', (_name, stated) => {
  expect(read(sheet(stated))?.level).toBeNull()
})
