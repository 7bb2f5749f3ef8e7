import { expect, test } from 'vitest'
import { readConfig } from '../config.ts'

const PIX = {
  PIX_API_URL: 'https://pix.banco.example/v2/',
  PIX_TOKEN_URL: 'https://pix.banco.example/oauth/token',
  PIX_CLIENT_ID: 'cliente',
  PIX_CLIENT_SECRET: 'segredo-do-banco',
  PIX_RECEIVER_KEY: 'pix@loja.com.br',
  PIX_NOTICE_KEY: 'dezesseis-letras-e-mais',
}

test('the environment has no bank until one is configured completely', () => {
  expect(readConfig({}).payments).toEqual({ pix: null })
  expect(readConfig(PIX).payments).toMatchObject({
    pix: { url: 'https://pix.banco.example/v2', chave: 'pix@loja.com.br', certificate: null },
  })
  for (const name of Object.keys(PIX))
    expect(() => readConfig({ ...PIX, [name]: '' })).toThrow('só servem juntas')
  expect(() => readConfig({ ...PIX, PIX_CERT_FILE: 'loja.pem' })).toThrow('PIX_CERT_KEY_FILE')
})

test.each(['PIX_CLIENT_SECRET', 'PIX_NOTICE_KEY', 'PIX_CLIENT_ID'])(
  'an invalid %s is reported without its value',
  (name) => {
    expect(() => readConfig({ [name]: 'tem espaço' })).toThrow(new RegExp(`^${name} (?!.*espaço)`))
  },
)

test.each([
  'http://pix.banco.example/v2',
  'https://eu:senha@pix.banco.example',
  'https://pix.example/?a=1',
  'pix',
])('secrets are not sent to %s', (url) => {
  expect(() => readConfig({ ...PIX, PIX_API_URL: url })).toThrow('PIX_API_URL deve ser')
})
