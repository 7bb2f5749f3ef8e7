import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import type { CepAddress } from '#domain/customer/address/capital-centres.ts'
import { askDirectories, type SearchSetting } from './ask-directories.ts'
import { brasilApi } from './brasil-api.ts'
import { bundled } from './bundled.ts'
import { findPlace } from './find-place.ts'
import type { CepDirectory } from './port.ts'
import { viaCep } from './via-cep.ts'

const SE: CepAddress = {
  cep: '01001000',
  logradouro: 'Praça da Sé',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  ibge: '3550308',
}
/** A town with a single CEP. */
const TOWN: CepAddress = {
  cep: '85555000',
  logradouro: '',
  bairro: '',
  cidade: 'Palmas',
  uf: 'PR',
  ibge: '4117602',
}
const KNOWN = [SE, TOWN]

/** Imitates both services as their documentation describes them. `mode` makes them fail or not answer. */
let server: Server
const BROKEN: Record<'fails' | 'nonsense', [number, object]> = {
  fails: [503, {}],
  nonsense: [200, { a: 1 }],
}
let url: string
let mode: 'answers' | 'fails' | 'silent' | 'nonsense'
let requestedPaths: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    const path = request.url ?? ''
    requestedPaths.push(path)
    if (mode === 'silent') return
    const cep = /\d{8}/.exec(path)?.[0] ?? ''
    const known = KNOWN.find((one) => one.cep === cep)
    const [status, body] = mode === 'answers' ? toAnswer(path, known) : BROKEN[mode]
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  mode = 'answers'
  requestedPaths = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

function toAnswer(path: string, known: CepAddress | undefined): [number, object] {
  if (path.startsWith('/ws/')) {
    if (!known) return [200, { erro: 'true' }]
    const { cep, logradouro, bairro, cidade, uf } = known
    return [
      200,
      {
        cep: `${cep.slice(0, 5)}-${cep.slice(5)}`,
        logradouro,
        complemento: 'lado ímpar',
        unidade: '',
        bairro,
        localidade: cidade,
        uf,
        estado: 'São Paulo',
        regiao: 'Sudeste',
        ibge: known.ibge,
        gia: '1004',
        ddd: '11',
        siafi: '7107',
      },
    ]
  }
  if (!known)
    return [
      404,
      {
        name: 'CepPromiseError',
        message: 'Todos os serviços de CEP retornaram erro.',
        type: 'service_error',
        errors: [],
      },
    ]
  const { cep, logradouro, bairro, cidade, uf } = known
  return [
    200,
    {
      cep,
      state: uf,
      city: cidade,
      neighborhood: bairro || null,
      street: logradouro || null,
      service: 'open-cep',
      ibge: { city: known.ibge, state: known.ibge.slice(0, 2) },
      location: { type: 'Point', coordinates: {} },
    },
  ]
}

const soon = () => AbortSignal.timeout(5_000)

describe.each<[string, () => CepDirectory]>([
  ['the bundled table', () => bundled],
  ['ViaCEP', () => viaCep(url)],
  ['BrasilAPI', () => brasilApi(url)],
])('%s', (_name, open) => {
  test('finds the street of a CEP', async () => {
    expect(await open()('01001000', soon())).toEqual(SE)
  })

  test('returns null for a CEP that does not exist', async () => {
    expect(await open()('99999999', soon())).toBeNull()
  })
})

describe.each<[string, () => CepDirectory]>([
  ['ViaCEP', () => viaCep(url)],
  ['BrasilAPI', () => brasilApi(url)],
])('the service %s', (_name, open) => {
  test('leaves street and neighbourhood empty for a town with a single CEP', async () => {
    expect(await open()('85555000', soon())).toEqual(TOWN)
  })

  test.each(['fails', 'nonsense'] as const)('throws if %s', async (how) => {
    mode = how
    await expect(open()('85555000', soon())).rejects.toThrow()
  })

  test('aborts a request that gets no answer', async () => {
    mode = 'silent'
    const ending = new AbortController()
    const answer = open()('85555000', ending.signal)
    ending.abort()
    await expect(answer).rejects.toThrow()
  })
})

describe('the shop', () => {
  function open(timeoutMs = 5_000) {
    const clock = { now: 0 }
    const failures: unknown[] = []
    const findStreet = askDirectories({
      directories: { viacep: viaCep(url), brasilapi: brasilApi(url) },
      onFailure: (error) => failures.push(error),
      now: () => clock.now,
      timeoutMs,
    })
    return { findStreet, failures, clock }
  }

  test.each<[SearchSetting, number]>([
    ['viacep', 1],
    ['brasilapi', 1],
    ['todas', 2],
  ])('asks the directories of the setting %s, once per CEP', async (which, calls) => {
    const { findStreet } = open()

    expect(await findStreet('85555000', which)).toMatchObject({ cep: '85555000', cidade: 'Palmas' })
    expect(await findStreet('85555000', which)).toMatchObject({ cep: '85555000', cidade: 'Palmas' })
    expect(requestedPaths.length).toBeLessThanOrEqual(calls)
  })

  test.each<SearchSetting>(['desligada', 'embutida'])(
    'asks no directory with the setting %s',
    async (which) => {
      const { findStreet } = open()

      expect(await findStreet('85555000', which)).toBeNull()
      expect(await findStreet('01001000', which)).toEqual(which === 'embutida' ? SE : null)
      expect(requestedPaths).toEqual([])
    },
  )

  test('pauses while all directories fail, then asks again', async () => {
    const { findStreet, failures, clock } = open()
    mode = 'fails'
    expect(await findStreet('85555000', 'todas')).toBeNull()
    mode = 'answers'
    expect(await findStreet('85555000', 'todas')).toBeNull()
    expect(failures).toHaveLength(1)

    clock.now = 30_000
    expect(await findStreet('85555000', 'todas')).toMatchObject({ cep: '85555000', cidade: 'Palmas' })
  })

  test('waits no longer than its timeout', async () => {
    mode = 'silent'
    const { findStreet, failures } = open(20)

    expect(await findStreet('85555000', 'todas')).toBeNull()
    expect(failures).toHaveLength(1)
  })

  test("always knows the state, and ignores a directory's wrong one", async () => {
    const settings = DEMO_SETTINGS
    const wrong = { ...TOWN, uf: 'TO' }

    expect(await findPlace({ settings, findStreet: async () => null }, { cep: '85555-000' })).toMatchObject({
      cep: '85555000',
      uf: 'PR',
      cidade: '',
      logradouro: '',
    })
    expect(await findPlace({ settings, findStreet: async () => wrong }, { cep: '85555-000' })).toMatchObject({
      uf: 'PR',
      cidade: '',
    })
    await expect(findPlace({ settings, findStreet: async () => null }, { cep: '123' })).rejects.toMatchObject(
      {
        code: 'CepInvalido',
      },
    )
  })
})
