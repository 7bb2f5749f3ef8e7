import { expect, test } from 'vitest'
import { type ReachInput, reachFindings } from './reach-findings.ts'

const PUBLIC: ReachInput = {
  storeUrl: 'https://www.casa.com.br',
  origem: 'https://www.casa.com.br',
  trustProxy: true,
  cabecalhos: ['x-forwarded-for', 'x-forwarded-proto'],
  sonda: 'alcancada',
}

test.each([
  ['a shop behind its proxy', {}, 'certo certo certo', []],
  ['a shop without a proxy', { trustProxy: false, cabecalhos: [] }, 'certo certo certo', []],
  [
    'a shop on this computer',
    { storeUrl: 'http://127.0.0.1:3000', origem: 'http://127.0.0.1:3000', trustProxy: false, cabecalhos: [] },
    'errado aviso certo',
    ['STORE_URL=https://www.sualoja.com.br'],
  ],
  [
    'a public shop that was never told its address',
    { storeUrl: 'http://localhost:3000' },
    'errado certo certo',
    ['STORE_URL=https://www.casa.com.br'],
  ],
  [
    'a panel opened at another address',
    { origem: 'https://casa.com.br' },
    'errado certo certo',
    ['STORE_URL=https://casa.com.br'],
  ],
  [
    'an address without https',
    { storeUrl: 'http://www.casa.com.br', origem: 'http://www.casa.com.br' },
    'certo errado certo',
    ['STORE_URL=https://www.casa.com.br'],
  ],
  ['an expired certificate', { sonda: 'certificado' }, 'certo errado certo', []],
  ['another site at the address', { sonda: 'outra' }, 'errado certo certo', []],
  ['an unknown name', { sonda: 'nome' }, 'errado certo certo', []],
  ['a network that does not lead back', { sonda: 'semResposta' }, 'aviso certo certo', []],
  ['a proxy that is not trusted', { trustProxy: false }, 'certo certo errado', ['TRUST_PROXY=1']],
  ['a trusted proxy that is not there', { cabecalhos: [] }, 'certo certo errado', ['TRUST_PROXY=0']],
  ['a proxy with another header', { cabecalhos: ['x-real-ip'] }, 'certo certo errado', []],
] as const)('judges %s', (_case, changes, situations, variables) => {
  const findings = reachFindings({ ...PUBLIC, ...changes } as ReachInput)

  expect(findings.map(({ situacao }) => situacao).join(' ')).toBe(situations)
  expect(findings.flatMap(({ ajuste }) => (ajuste ? [`${ajuste.variavel}=${ajuste.valor}`] : []))).toEqual(
    variables,
  )
})
