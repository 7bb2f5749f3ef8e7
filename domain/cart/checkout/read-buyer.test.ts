import { expect, test } from 'vitest'
import { readBuyer } from './read-buyer.ts'

const CLARA = {
  pessoa: 'F',
  nomeRazao: ' Clara  Nunes',
  documento: '529.982.247-25',
  inscricaoEstadual: '123',
  email: 'Clara@Exemplo.com.br',
  celular: '(11) 98765-4321',
} as const

test('stores a person without punctuation and without company fields', () => {
  expect(readBuyer(CLARA)).toEqual({
    comprador: {
      pessoa: 'F',
      nomeRazao: 'Clara Nunes',
      documento: '52998224725',
      inscricaoEstadual: '',
      email: 'clara@exemplo.com.br',
      celular: '+5511987654321',
    },
  })
})

test('a company has a CNPJ, letters included, and a state registration', () => {
  const firm = { ...CLARA, pessoa: 'J', nomeRazao: 'Nunes', documento: '12.abc.345/01de-35' } as const
  expect(readBuyer(firm)).toMatchObject({
    comprador: { documento: '12ABC34501DE35', inscricaoEstadual: '123' },
  })
  expect(readBuyer({ ...firm, documento: CLARA.documento })).toEqual({
    campos: [{ campo: 'documento', mensagem: 'Este CNPJ não existe. Confira os números.' }],
  })
})

test('an empty form reports all its fields, in form order', () => {
  const read = readBuyer({ ...CLARA, email: '', nomeRazao: '', documento: '', celular: '' })

  expect(read).toEqual({
    campos: [
      { campo: 'email', mensagem: 'Digite seu e-mail.' },
      { campo: 'nomeRazao', mensagem: 'Digite seu nome completo.' },
      { campo: 'documento', mensagem: 'Digite o CPF.' },
      { campo: 'celular', mensagem: 'Digite seu celular com DDD.' },
    ],
  })
})
