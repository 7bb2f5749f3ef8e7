import { expect, test } from 'vitest'
import { firstName, givenName } from './first-name.ts'

const CPF = '52998224725'

test.each([
  ['Maria da Silva', CPF, 'Maria'],
  ['  JOSÉ ANTÔNIO', CPF, 'José'],
  ['ângela ro ro', CPF, 'Ângela'],
  ["D'Ávila Souza", CPF, "D'Ávila"],
  ['Casa da Música Ltda.', '12ABC34501DE35', ''],
  ['http://ganhe.example agora', CPF, ''],
  ['<b>Oi</b>', CPF, ''],
  ['', CPF, ''],
  ['Prof. Ana Lima', CPF, 'Ana'],
  ['Maria da Silva', '•••.982.247-••', 'Maria'],
  ['Maria da Silva', '••.345.678/0001-••', ''],
])('%s with %s is called %s', (nomeRazao, documento, name) => {
  expect(firstName({ nomeRazao, documento })).toBe(name)
})

test.each([
  ['Prof. Ana Lima', 'Ana'],
  ['Profª. Dra. Ana Lima', 'Ana'],
  ['Prof.ª Ana', 'Ana'],
  ['DR JOSÉ', 'JOSÉ'],
  ['Maestro Heitor', 'Heitor'],
  ['Professora', 'Professora'],
  ['Prof.', 'Prof'],
  ['J. Borges', 'J'],
  ['Seu Jorge', 'Jorge'],
  ['', ''],
])('%s is greeted as %s, without a doubled full stop', (nome, given) => {
  expect(givenName(nome)).toBe(given)
})
