import { expect, test } from 'vitest'
import { readProfile, type TypedProfile } from './read-profile.ts'

const CLARA: TypedProfile = {
  nomeRazao: ' Clara  Nunes',
  nomeFantasia: 'de ninguém',
  documento: '',
  inscricaoEstadual: '1',
  celular: '(11) 98765-4321',
  telefone: '(11) 3456-7890',
  sexo: 'F',
  nascimento: '1990-05-17',
}
const KNOWN = {
  pessoa: 'F' as const,
  documento: '52998224725',
  email: 'clara@exemplo.com.br',
  hoje: '2026-11-21',
}

test('stores a person without company fields', () => {
  expect(readProfile(CLARA, KNOWN)).toEqual({
    perfil: {
      nomeRazao: 'Clara Nunes',
      nomeFantasia: '',
      documento: '52998224725',
      inscricaoEstadual: '',
      celular: '+5511987654321',
      telefone: '+551134567890',
      sexo: 'F',
      nascimento: '1990-05-17',
    },
  })
})

test('stores a company without personal fields', () => {
  const firm = { ...KNOWN, pessoa: 'J' as const, documento: '12ABC34501DE35' }

  expect(readProfile(CLARA, firm)).toMatchObject({
    perfil: { nomeFantasia: 'de ninguém', inscricaoEstadual: '1', sexo: '', nascimento: null },
  })
})

test("a stored document can't be changed; a missing one is required", () => {
  const other = { ...CLARA, documento: '111.444.777-35' }

  expect(readProfile(other, KNOWN)).toHaveProperty('perfil.documento', '52998224725')
  expect(readProfile(other, { ...KNOWN, documento: null })).toHaveProperty('perfil.documento', '11144477735')
  expect(readProfile(CLARA, { ...KNOWN, documento: null })).toEqual({
    campos: [{ campo: 'documento', mensagem: 'Digite o CPF.' }],
  })
})

test('birthday and telephone are optional', () => {
  expect(readProfile({ ...CLARA, telefone: ' ', nascimento: '' }, KNOWN)).toMatchObject({
    perfil: { telefone: '', nascimento: null },
  })
})

test.each<[keyof TypedProfile, string]>([
  ['nomeRazao', 'Clara'],
  ['celular', ''],
  ['telefone', '123'],
  ['nascimento', '1990-02-30'],
  ['nascimento', '1899-12-31'],
  ['nascimento', '2026-11-21'],
  ['nascimento', '17/05/1990'],
])('reports %s: %j at its field', (campo, value) => {
  expect(readProfile({ ...CLARA, [campo]: value }, KNOWN)).toEqual({
    campos: [{ campo, mensagem: expect.any(String) }],
  })
})
