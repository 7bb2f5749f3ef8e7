import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

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
])('%s with %s is called %s', (nomeRazao, documento, name) => {
  expect(firstName({ nomeRazao, documento })).toBe(name)
})
