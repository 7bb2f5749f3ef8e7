import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { IssuingPage } from '#contract/orders/fiscal/issuing.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { openInvoiceShop } from '../fiscal.fixtures.ts'
import { contasNfe } from '../tables.ts'

type Answer = IssuingPage & { code: string; data: { campos: { campo: string; mensagem: string }[] } }

let at: Awaited<ReturnType<typeof openInvoiceShop>>

beforeAll(async () => {
  at = await openInvoiceShop()
})
afterAll(() => at.close())
beforeEach(() => at.reset())

const PATH = '/settings/invoices'

function save(token: string, ambiente = 'homologacao') {
  return at.ask<Answer>('PUT', `${PATH}/accounts/${ambiente}`, { token })
}

test('a token is checked, sealed, audited and shown by its end only', async () => {
  const token = at.focus.tokens.homologacao
  const { status, body } = await save(token)

  expect(status).toBe(200)
  expect(body.contas).toEqual([
    {
      ambiente: 'homologacao',
      pista: token.slice(-4),
      conferidaEm: at.shop.now.toISOString(),
      avisosEm: at.shop.now.toISOString(),
    },
  ])
  const [row] = await at.shop.db.select().from(contasNfe)
  expect(row?.credenciais.includes(token)).toBe(false)
  const log = JSON.stringify(await at.shop.db.select().from(auditoria))
  expect(log).toContain('notaFiscal.token-guardado')
  expect(log).not.toContain(token)
})

describe('a token is not saved', () => {
  test.each([
    ['that is too short', 'curto'],
    ['of another environment', 'token-de-outro-lugar-qualquer'],
  ])('%s', async (_, token) => {
    const { status, body } = await save(token)

    expect(status).toBe(422)
    expect(body.data.campos).toMatchObject([{ campo: 'token' }])
    expect(await at.shop.db.select().from(contasNfe)).toEqual([])
  })

  test.each([
    ['is away', { foraDoAr: true }],
    ['breaks off', { semResposta: true }],
    ['answers nonsense', { lixo: true }],
    ['is too slow', { lentidao: 1_500 }],
  ])('if the service %s, and the earlier one stays', async (_, faults) => {
    await save(at.focus.tokens.homologacao)
    at.focus.setFaults(faults)
    const { status, body } = await save('token-novo-de-homologacao')

    expect(status).toBe(503)
    expect(body.code).toBe('ProvedorIndisponivel')
    at.focus.setFaults({})
    expect((await at.ask('POST', `${PATH}/accounts/homologacao/check`)).status).toBe(200)
  })
})

test('a token is replaced, and the address for notifications stays registered once', async () => {
  await save(at.focus.tokens.homologacao)
  at.focus.changeTokens({ homologacao: 'token-novo-de-homologacao' })
  const refused = await at.ask<Answer>('POST', `${PATH}/accounts/homologacao/check`)
  expect(refused.body.data.campos[0]?.mensagem).toMatch(/não aceitou o token/)

  expect((await save('token-novo-de-homologacao')).body.contas).toMatchObject([{ pista: 'acao' }])
  expect(at.focus.hooks).toMatchObject([
    { event: 'nfe', url: expect.stringContaining('http://loja.test/v2/webhooks/nfe/homologacao?v=') },
  ])
})

test('issuing is turned on where there is a token, by version, and the token then stays', async () => {
  const on = { ambiente: 'homologacao', automatica: true, informacoes: 'Optante pelo Simples.' }
  const { versao } = (await at.ask<Answer>('GET', PATH)).body
  expect((await at.ask<Answer>('PUT', PATH, { ...on, versao })).body.data.campos).toMatchObject([
    { campo: 'ambiente' },
  ])
  await save(at.focus.tokens.homologacao)

  expect((await at.ask<Answer>('PUT', PATH, { ...on, versao })).body).toMatchObject({
    ...on,
    versao: versao + 1,
  })
  expect((await at.ask<Answer>('PUT', PATH, { ...on, versao })).body.code).toBe('VersaoAntiga')
  expect((await at.ask<Answer>('DELETE', `${PATH}/accounts/homologacao`)).body.code).toBe('CadastroEmUso')
  await at.ask('PUT', PATH, { ...on, ambiente: null, versao: versao + 1 })
  expect((await at.ask<Answer>('DELETE', `${PATH}/accounts/homologacao`)).body.contas).toEqual([])
})
