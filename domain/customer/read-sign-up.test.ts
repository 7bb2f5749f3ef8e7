import { expect, test } from 'vitest'
import { readEmail } from './read-email.ts'
import { readLogin } from './read-login.ts'
import { readSignUp, type TypedSignUp } from './read-sign-up.ts'

const CLARA: TypedSignUp = {
  pessoa: 'F',
  nomeRazao: '  Clara   Nunes ',
  nomeFantasia: 'de ninguém',
  documento: '529.982.247-25',
  inscricaoEstadual: '123',
  celular: '(11) 98765-4321',
  email: ' Clara@Exemplo.com.br ',
  senha: 'corda de aço',
  aceitaTermos: true,
  aceitaOfertas: false,
}
const FIRM: TypedSignUp = {
  ...CLARA,
  pessoa: 'J',
  nomeRazao: 'Nunes',
  nomeFantasia: 'Ateliê Nunes',
  documento: '12.ABC.345/01DE-35',
}

test('stores a person without company fields', () => {
  expect(readSignUp(CLARA)).toEqual({
    cadastro: {
      pessoa: 'F',
      nomeRazao: 'Clara Nunes',
      nomeFantasia: '',
      documento: '52998224725',
      inscricaoEstadual: '',
      celular: '+5511987654321',
      email: 'clara@exemplo.com.br',
      senha: 'corda de aço',
      aceitaOfertas: false,
    },
  })
})

test('a company may have letters in its CNPJ and a one-word name', () => {
  expect(readSignUp(FIRM)).toMatchObject({
    cadastro: {
      nomeRazao: 'Nunes',
      nomeFantasia: 'Ateliê Nunes',
      documento: '12ABC34501DE35',
      inscricaoEstadual: '123',
    },
  })
})

test.each<[keyof TypedSignUp, string | boolean, string]>([
  ['nomeRazao', ' ', 'Digite seu nome completo.'],
  ['nomeRazao', 'Clara', 'Digite também o sobrenome: ele vai na nota fiscal.'],
  ['documento', '', 'Digite o CPF.'],
  ['documento', '529.982.247-24', 'Este CPF não existe. Confira os números.'],
  ['celular', '', 'Digite seu celular com DDD.'],
  ['celular', '98765-4321', 'Confira o telefone: DDD e número, como (11) 98765-4321.'],
  ['email', '', 'Digite seu e-mail.'],
  ['email', 'clara', 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.'],
  ['senha', 'curta', 'Use pelo menos 8 caracteres.'],
  ['senha', '52998224725', 'A senha não pode ser igual a outro dado seu.'],
  ['aceitaTermos', false, 'Para criar a conta, aceite os termos e a política de privacidade.'],
])('reports %s: %j at its field', (campo, value, mensagem) => {
  expect(readSignUp({ ...CLARA, [campo]: value })).toEqual({ campos: [{ campo, mensagem }] })
})

test('an empty form reports all its fields, in form order', () => {
  const empty = {
    ...FIRM,
    nomeRazao: '',
    documento: '',
    celular: '',
    email: '',
    senha: '',
    aceitaTermos: false,
  }
  const read = readSignUp(empty)

  expect('campos' in read && read.campos.map(({ campo }) => campo)).toEqual([
    'nomeRazao',
    'documento',
    'celular',
    'email',
    'senha',
    'aceitaTermos',
  ])
})

test.each([
  'a@b',
  'a b@c.com',
  '@c.com',
  'a@c..com',
  'a@-c.com',
  `${'a'.repeat(250)}@c.com`,
  'a@c.com\n<b@c.com>',
])('rejects the e-mail address %j', (text) => {
  expect(readEmail(text)).toBeNull()
})

test.each([
  ['clara@exemplo.com.br', { email: 'clara@exemplo.com.br' }],
  ['529.982.247-25', { documento: '52998224725' }],
  ['12abc34501de35', { documento: '12ABC34501DE35' }],
  ['clara', null],
  ['', null],
])('reads %j as %j', (text, name) => {
  expect(readLogin(text)).toEqual(name)
})
