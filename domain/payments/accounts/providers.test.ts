import { expect, test } from 'vitest'
import { credentialHints, credentialProblems, KNOWN_PROVIDERS, PROVIDERS } from './providers.ts'

const BANK = {
  url: 'https://pix.banco.example/v2',
  tokenUrl: 'https://pix.banco.example/token',
  chave: 'pix@loja.example',
  clientId: 'cliente-1',
  clientSecret: 'segredo-do-banco',
}

test('shows the last four characters of what is secret, and public values whole', () => {
  const certificado = '-----BEGIN CERTIFICATE-----\nabcdefghijklmnopqrstuvwxyz\n-----END CERTIFICATE-----'

  expect(credentialHints('pixBanco', { ...BANK, certificado })).toEqual({
    url: BANK.url,
    tokenUrl: BANK.tokenUrl,
    chave: BANK.chave,
    clientId: 'te-1',
    clientSecret: 'anco',
    certificado: '',
  })
  expect(credentialHints('pixBanco', { clientId: '12345678' })).toEqual({ clientId: '' })
})

test.each([
  [{}, []],
  [{ certificado: '' }, []],
  [{ clientId: '' }, ['clientId']],
  [{ clientId: 'tem espaço aqui' }, ['clientId']],
  [{ url: 'ftp://banco' }, ['url']],
  [{ certificado: 'texto' }, ['certificado']],
])('%j has problems at %j', (changes, fields) => {
  expect(credentialProblems('pixBanco', { ...BANK, ...changes }).map(({ campo }) => campo)).toEqual(fields)
})

test('fields that are left out of a change stay as they are', () => {
  expect(credentialProblems('pixBanco', { clientSecret: 'outro-segredo' }, { partial: true })).toEqual([])
})

test.each(KNOWN_PROVIDERS)('%s says what it takes and where its keys are', (provedor) => {
  const { frase, metodos, credenciais } = PROVIDERS[provedor]

  expect(frase.length).toBeGreaterThan(20)
  expect(metodos.length).toBeGreaterThan(0)
  for (const { ajuda } of Object.values(credenciais)) expect(ajuda.length).toBeGreaterThan(10)
})

test('tells the two keys of Pagar.me apart', () => {
  const typed = {
    chaveSecreta: 'pk_test_12345678',
    chavePublica: 'sk_test_12345678',
    usuarioAvisos: 'lo:ja',
    senhaAvisos: 'segredo-do-webhook',
  }

  expect(credentialProblems('pagarme', typed).map(({ campo }) => campo)).toEqual([
    'chaveSecreta',
    'chavePublica',
    'usuarioAvisos',
  ])
})
