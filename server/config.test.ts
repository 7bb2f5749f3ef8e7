import { expect, test } from 'vitest'
import { readConfig, withPort } from './config.ts'

test('nothing has to be set', () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: expect.stringMatching(/\/var$/),
    databaseUrl: undefined,
    storeUrl: 'http://127.0.0.1:3000',
    logLevel: 'info',
    allowDebug: false,
    demo: true,
  })
})

test('an empty variable counts as absent', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test.each([
  [{ HOST: '0.0.0.0', PORT: '80' }, 'http://localhost:80'],
  [{ HOST: '::1' }, 'http://[::1]:3000'],
  [{ STORE_URL: 'https://loja.com.br/' }, 'https://loja.com.br'],
])('with %j the shop stands at %s', (environment, storeUrl) => {
  expect(readConfig(environment).storeUrl).toBe(storeUrl)
})

test('a port that the system chose gets into the address, but not into one that was given', () => {
  expect(withPort(readConfig({ PORT: '0' }), 41_234).storeUrl).toBe('http://127.0.0.1:41234')
  expect(withPort(readConfig({ PORT: '0', STORE_URL: 'https://loja.com.br' }), 41_234).storeUrl).toBe(
    'https://loja.com.br',
  )
})

test('nobody changes it later', () => {
  expect(Object.isFrozen(readConfig({}))).toBe(true)
})
