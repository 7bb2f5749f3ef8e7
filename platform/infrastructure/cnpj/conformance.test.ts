import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { askDirectory } from './ask-directory.ts'
import { brasilApi } from './brasil-api.ts'

/** In the format of BrasilAPI's documentation (`/api/cnpj/v1`), of an invented company. */
const KNOWN = {
  cnpj: '11222333000181',
  razao_social: 'CASA DO SOM COMERCIO DE INSTRUMENTOS LTDA',
  nome_fantasia: 'CASA DO SOM',
  descricao_situacao_cadastral: 'ATIVA',
  descricao_tipo_de_logradouro: 'RUA',
  logradouro: 'DAS FLORES',
  numero: '10',
  complemento: 'LOJA 2',
  bairro: 'CENTRO',
  municipio: 'SAO PAULO',
  uf: 'SP',
  cep: 1001000,
  ddd_telefone_1: '1133330000',
  email: null,
}

const ANSWERS: Record<'answers' | 'unknown' | 'fails' | 'nonsense', [number, object]> = {
  answers: [200, KNOWN],
  unknown: [404, { message: 'CNPJ não encontrado.', type: 'not_found', name: 'NotFoundError' }],
  fails: [503, {}],
  nonsense: [200, { razao_social: '' }],
}

let server: Server
let url: string
let mode: 'answers' | 'fails' | 'silent' | 'nonsense'

beforeAll(async () => {
  server = createServer((request, response) => {
    if (mode === 'silent') return
    const isKnown = request.url === `/api/cnpj/v1/${KNOWN.cnpj}`
    const [status, body] = ANSWERS[mode === 'answers' && !isKnown ? 'unknown' : mode]
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  mode = 'answers'
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('a form that asks BrasilAPI', () => {
  const failures: unknown[] = []
  const find = (cnpj: string) =>
    askDirectory({ directory: brasilApi(url), onFailure: (error) => failures.push(error), timeoutMs: 500 })(
      cnpj,
    )

  test('gets the company as people write it; a CEP that came as a number has its zeros', async () => {
    expect(await find('11222333000181')).toEqual({
      situacao: 'achada',
      empresa: {
        razaoSocial: 'CASA DO SOM COMERCIO DE INSTRUMENTOS LTDA',
        nomeFantasia: 'Casa do Som',
        telefone: '1133330000',
        email: '',
        endereco: {
          cep: '01001000',
          logradouro: 'Rua das Flores',
          numero: '10',
          bairro: 'Centro',
          cidade: 'Sao Paulo',
          uf: 'SP',
        },
      },
    })
  })

  test('learns that a CNPJ is unknown', async () => {
    expect(await find('12ABC34501DE35')).toEqual({ situacao: 'desconhecida', empresa: null })
  })

  test.each(['fails', 'silent', 'nonsense'] as const)('types on if the service is %s', async (how) => {
    mode = how
    failures.length = 0

    expect(await find('11222333000181')).toEqual({ situacao: 'semResposta', empresa: null })
    expect(failures).toHaveLength(1)
  })
})
