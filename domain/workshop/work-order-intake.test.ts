import { expect, test } from 'vitest'
import { type IntakeContact, readContact } from './work-order-intake.ts'

const CLARA: IntakeContact = {
  nome: '  Clara   Nunes ',
  email: ' Clara@Exemplo.com.br ',
  celular: '(41) 99876-5432',
  documento: '529.982.247-25',
}

test('reads a contact as people type it', () => {
  expect(readContact(CLARA)).toEqual({
    contato: {
      nome: 'Clara Nunes',
      email: 'clara@exemplo.com.br',
      celular: '+5541998765432',
      documento: '52998224725',
    },
    campos: null,
  })
})

test.each<[name: string, Partial<IntakeContact>, fields: string[] | null]>([
  ['a phone alone', { email: '', documento: '' }, null],
  ['an e-mail alone', { celular: '', documento: '' }, null],
  ['a company', { documento: '11.222.333/0001-81' }, null],
  ['nobody', { nome: ' ' }, ['nome']],
  ['no way to reach them', { email: '', celular: '' }, ['celular']],
  ['a wrong document', { documento: '529.982.247-24' }, ['documento']],
  ['a wrong phone and e-mail', { celular: '12', email: 'clara' }, ['celular', 'email']],
])('%s', (_name, changes, fields) => {
  const { campos } = readContact({ ...CLARA, ...changes })

  expect(campos?.map(({ campo }) => campo) ?? null).toEqual(fields)
})
