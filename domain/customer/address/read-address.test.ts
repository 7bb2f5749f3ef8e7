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

describe('reading an address', () => {
  test('stores each field on one line, with the state and city of its CEP', () => {
    expect(read()).toEqual({
      endereco: { ...TYPED, destinatario: 'Clara Nunes', cep: '01310100', cidade: 'São Paulo', uf: 'SP' },
    })
  })

  test('takes the typed city: the CEP table knows only capitals', () => {
    expect(read({ cep: '13010-001', cidade: 'Campinas' })).toMatchObject({
      endereco: { cidade: 'Campinas', uf: 'SP' },
    })
  })

  test('rejects the city of another CEP', () => {
    for (const cidade of ['Osasco', 'Curitiba'])
      expect(read({ cidade })).toEqual({
        campos: [{ campo: 'cidade', mensagem: 'Este CEP é de São Paulo. Confira o CEP ou a cidade.' }],
      })
  })

  test.each(['s/n', 'S/N', 'sn', 's.n.', 'sem número', 'Sem numero'])('rejects the number %j', (numero) => {
    expect(read({ numero })).toMatchObject({ endereco: { numero: 's/n' } })
  })

  test('the neighbourhood is optional: small towns have none', () => {
    expect(read({ bairro: '' })).toMatchObject({ endereco: { bairro: '' } })
  })

  test('reports problems in the order of the form', () => {
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
