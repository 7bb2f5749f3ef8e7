import { expect, test } from 'vitest'
import { maskPerson } from './mask-person.ts'

const CLARA = {
  comprador: {
    nomeRazao: 'Clara Nunes de Ávila',
    email: 'clara@exemplo.com.br',
    documento: '52998224725',
    celular: '+5511987654321',
  },
  endereco: {
    destinatario: 'Clara Nunes',
    cep: '80010000',
    logradouro: 'Rua XV de Novembro',
    numero: '700',
    complemento: 'ap. 12',
    bairro: 'Centro',
    cidade: 'Curitiba',
    uf: 'PR',
    referencia: 'ao lado da praça',
  },
}
const NOWHERE = {
  destinatario: '',
  cep: '',
  logradouro: '',
  numero: '',
  complemento: '',
  bairro: '',
  referencia: '',
}

test('an open link shows name and address in full, but masks data that could be misused elsewhere', () => {
  expect(maskPerson(CLARA, 'open')).toEqual({
    comprador: {
      nomeRazao: 'Clara Nunes de Ávila',
      email: 'cl•••@exemplo.com.br',
      documento: '•••.982.247-••',
      celular: '•••• 4321',
    },
    endereco: CLARA.endereco,
  })
})

test.each(['old', 'over'] as const)('an %s link shows only initials and the city', (stage) => {
  const { comprador, endereco } = maskPerson(CLARA, stage)

  expect(comprador).toEqual({
    nomeRazao: 'C••• N••• d••• Á•••',
    email: 'cl•••@exemplo.com.br',
    documento: '•••.982.247-••',
    celular: '•••• 4321',
  })
  expect(endereco).toEqual({ ...NOWHERE, cidade: 'Curitiba', uf: 'PR' })
})

test.each([
  ['52998224725', '•••.982.247-••'],
  ['11222333000181', '••.222.333/0001-••'],
  ['12ABC34501DE35', '••.ABC.345/01DE-••'],
  ['', ''],
])('the document %s is shown as %s', (documento, masked) => {
  const person = { ...CLARA, comprador: { ...CLARA.comprador, documento } }

  expect(maskPerson(person, 'open').comprador.documento).toBe(masked)
})

test('erased data stays empty, and an in-store pickup has no address', () => {
  const erased = { nomeRazao: '', email: '', documento: '', celular: '' }

  expect(maskPerson({ comprador: erased, endereco: null }, 'old')).toEqual({
    comprador: erased,
    endereco: null,
  })
})
