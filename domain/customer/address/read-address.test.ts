import { describe, expect, test } from 'vitest'
import { readAddress, type TypedAddress } from './read-address.ts'

const TYPED: TypedAddress = {
  destinatario: ' Clara  Nunes ',
  cep: '01310-100',
  logradouro: 'Avenida Paulista',
  numero: '1000',
  complemento: '',
  bairro: 'Bela Vista',
  cidade: '',
  referencia: '',
}

describe('an address', () => {
  test('is kept in one line each, with the state and city of its CEP', () => {
    expect(read()).toEqual({
      endereco: { ...TYPED, destinatario: 'Clara Nunes', cep: '01310100', cidade: 'São Paulo', uf: 'SP' },
    })
  })

  test('takes the city that was typed: the table of CEPs knows capitals only', () => {
    expect(read({ cep: '13010-001', cidade: 'Campinas' })).toMatchObject({
      endereco: { cidade: 'Campinas', uf: 'SP' },
    })
  })

  test('with the city of another CEP is refused', () => {
    for (const cidade of ['Osasco', 'Curitiba'])
      expect(read({ cidade })).toEqual({
        campos: [{ campo: 'cidade', mensagem: 'Este CEP é de São Paulo. Confira o CEP ou a cidade.' }],
      })
  })

  test.each(['s/n', 'S/N', 'sn', 's.n.', 'sem número', 'Sem numero'])('%j is no number', (numero) => {
    expect(read({ numero })).toMatchObject({ endereco: { numero: 's/n' } })
  })

  test('needs no neighbourhood: small towns have none', () => {
    expect(read({ bairro: '' })).toMatchObject({ endereco: { bairro: '' } })
  })

  test('says what to mend in the order of the form', () => {
    const nothing = Object.fromEntries(Object.keys(TYPED).map((campo) => [campo, ' ']))
    expect(problems(nothing)).toEqual(['cep', 'logradouro', 'numero', 'cidade', 'destinatario'])
    expect(problems({ cep: '00000-000' })).toEqual(['cep', 'cidade'])
    expect(problems({ cep: '13010-001' })).toEqual(['cidade'])
    expect(problems({ logradouro: 'a'.repeat(61), complemento: 'b'.repeat(61) })).toEqual([
      'logradouro',
      'complemento',
    ])
  })
})

function read(changes: Partial<TypedAddress> = {}) {
  return readAddress({ ...TYPED, ...changes })
}

function problems(changes: Partial<TypedAddress>): string[] {
  const answer = read(changes)

  return 'campos' in answer ? answer.campos.map(({ campo }) => campo) : []
}
