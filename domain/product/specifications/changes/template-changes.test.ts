import { describe, expect, test } from 'vitest'
import { sampleField } from '../field.fixtures.ts'
import { renamedLines, templateChanges } from './template-changes.ts'

const BEFORE = [
  sampleField({ label: '1ª corda' }),
  sampleField({ label: 'Tensão', tipo: 'escolha', opcoes: ['Leve', 'Alta'] }),
]

function renamed(label: string, labelAntes: string | null, changes = {}) {
  return { ...sampleField({ label, ...changes }), labelAntes }
}

describe('what a template calls otherwise', () => {
  test('a field that says what it was called is renamed, one that is missing is gone', () => {
    expect(templateChanges(BEFORE, [renamed('Prima', '1ª corda')])).toEqual({
      campos: [
        { de: '1ª corda', para: 'Prima' },
        { de: 'Tensão', para: null },
      ],
      valores: [],
    })
  })

  test('a field of the same name is the same one, also if nobody says so', () => {
    expect(templateChanges(BEFORE, BEFORE)).toEqual({ campos: [], valores: [] })
    expect(templateChanges(BEFORE, [sampleField({ label: '1ª Corda' })]).campos[0]).toEqual({
      de: '1ª corda',
      para: '1ª Corda',
    })
  })

  test('a name that is not in the template before says nothing', () => {
    const fields = [sampleField({ label: 'Prima' })]

    expect(templateChanges(fields, [renamed('Prima', '1ª corda')])).toEqual({ campos: [], valores: [] })
    expect(templateChanges(fields, [renamed('Cantino', '1ª corda')]).campos).toEqual([
      { de: 'Prima', para: null },
    ])
  })

  test('two fields exchange their names', () => {
    const fields = [sampleField({ label: 'Tampo' }), sampleField({ label: 'Fundo' })]
    const { campos } = templateChanges(fields, [renamed('Fundo', 'Tampo'), renamed('Tampo', 'Fundo')])

    expect(campos).toEqual([
      { de: 'Tampo', para: 'Fundo' },
      { de: 'Fundo', para: 'Tampo' },
    ])
  })

  test('a choice is renamed or gone, and one with another accent is the same', () => {
    const now = {
      ...sampleField({ label: 'Tensão', tipo: 'escolha', opcoes: ['Baixa'] }),
      opcoesAntes: [{ de: 'Leve', para: 'Baixa' }],
    }

    expect(templateChanges(BEFORE.slice(1), [now]).valores).toEqual([
      { campo: 'Tensão', de: 'Leve', para: 'Baixa' },
      { campo: 'Tensão', de: 'Alta', para: null },
    ])
    const same = sampleField({ label: 'Tensão', tipo: 'escolha', opcoes: ['léve', 'alta'] })
    expect(templateChanges(BEFORE.slice(1), [same]).valores).toEqual([])
  })
})

describe('the lines of a filled product', () => {
  const line = (label: string, valor: string, filtro = false) => ({ label, valor, filtro })

  test('take new names and choices, and what is gone filters no more', () => {
    const changes = {
      campos: [
        { de: '1ª corda', para: 'Prima' },
        { de: 'Cor', para: null },
      ],
      valores: [{ campo: 'Tensão', de: 'Leve', para: 'Baixa' }],
    }

    expect(
      renamedLines(changes, [
        line('1ª Corda', 'E4', true),
        line('Cor', 'Azul', true),
        line('Tensão', 'leve', true),
        line('Outra', 'Leve', true),
      ]),
    ).toEqual([
      line('Prima', 'E4', true),
      line('Cor', 'Azul'),
      line('Tensão', 'Baixa', true),
      line('Outra', 'Leve', true),
    ])
  })

  test('exchange their names at once, and a line that has the new name already is not doubled', () => {
    const exchange = {
      campos: [
        { de: 'Tampo', para: 'Fundo' },
        { de: 'Fundo', para: 'Tampo' },
      ],
      valores: [],
    }
    expect(renamedLines(exchange, [line('Tampo', 'Abeto'), line('Fundo', 'Ácer')])).toEqual([
      line('Fundo', 'Abeto'),
      line('Tampo', 'Ácer'),
    ])
    const rename = { campos: [{ de: '1ª corda', para: 'Prima' }], valores: [] }
    expect(renamedLines(rename, [line('1ª corda', 'E4', true), line('Prima', 'E5', true)])).toEqual([
      line('1ª corda', 'E4'),
      line('Prima', 'E5', true),
    ])
  })

  const passedOn = {
    campos: [
      { de: 'Tampo', para: 'Fundo' },
      { de: 'Fundo', para: null },
    ],
    valores: [],
  }
  const chain = {
    campos: [
      { de: 'Tampo', para: 'Fundo' },
      { de: 'Fundo', para: 'Lados' },
    ],
    valores: [],
  }

  test.each([
    [
      'both are filled: the renamed one stays',
      passedOn,
      [line('Tampo', 'Abeto', true), line('Fundo', 'Ácer', true)],
      [line('Fundo', 'Abeto', true)],
    ],
    [
      'only the removed one is filled',
      passedOn,
      [line('Fundo', 'Ácer', true)],
      [line('Fundo', 'Ácer', true)],
    ],
    ['only the renamed one is filled', passedOn, [line('Tampo', 'Abeto')], [line('Fundo', 'Abeto')]],
    [
      'a line in the way of a chain stops all of it',
      chain,
      [line('Tampo', 'Abeto'), line('Fundo', 'Ácer'), line('Lados', 'Jacarandá')],
      [line('Tampo', 'Abeto'), line('Fundo', 'Ácer'), line('Lados', 'Jacarandá')],
    ],
    [
      'a chain moves on at once',
      chain,
      [line('Tampo', 'Abeto'), line('Fundo', 'Ácer')],
      [line('Fundo', 'Abeto'), line('Lados', 'Ácer')],
    ],
  ])('a name that passes on to another field is in no product twice: %s', (_, changes, before, after) => {
    expect(renamedLines(changes, before)).toEqual(after)
  })
})
