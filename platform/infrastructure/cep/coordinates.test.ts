import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type BrasilApiCounterpart, startBrasilApi } from '#tools/counterparts/brasil-api/start-brasil-api.ts'
import { askCoordinates } from './ask-coordinates.ts'
import type { SearchSetting } from './ask-directories.ts'
import { brasilApi, brasilApiCoordinates } from './brasil-api.ts'
import type { CoordinateDirectory } from './port.ts'

const PAULISTA = { latitude: -23.5615, longitude: -46.6559 }
const NOWHERE = { situacao: 'desconhecidas', coordenadas: null }
const NO_ANSWER = { situacao: 'semResposta', coordenadas: null }

let service: BrasilApiCounterpart

beforeAll(async () => {
  service = await startBrasilApi({ port: 0 })
})
beforeEach(() => {
  service.setFaults({})
  service.requests.length = 0
})
afterAll(() => service.close())

describe('BrasilAPI', () => {
  const find = (cep: string) => brasilApiCoordinates(service.url)(cep, AbortSignal.timeout(5_000))

  test.each([
    ['a street', '01310100', PAULISTA],
    ['a town with a single CEP', '87360000', { latitude: -24.1851885, longitude: -53.0250623 }],
    ['a street that the map does not know', '04038001', null],
    ['such a street in an older answer', '02011000', null],
    ['a CEP that does not exist', '99999999', null],
  ])('says where %s is', async (_, cep, point) => {
    expect(await find(cep)).toEqual(point)
  })

  test('still says the address of a street that the map does not know', async () => {
    expect(await brasilApi(service.url)('04038001', AbortSignal.timeout(5_000))).toMatchObject({
      logradouro: 'Rua Domingos de Morais',
      ibge: '3550308',
    })
  })

  test.each([{ foraDoAr: true }, { lixo: true }, { semResposta: true }])('throws if %j', async (faults) => {
    service.setFaults(faults)

    await expect(find('01310100')).rejects.toThrow()
  })

  test('throws for a CEP that is none', async () => {
    await expect(find('123')).rejects.toThrow('400')
  })
})

describe.each<[string, unknown, object | null]>([
  ['numbers', { longitude: -46.6559, latitude: -23.5615 }, PAULISTA],
  ['half a point', { latitude: '-23.5615' }, null],
  ['another country', { longitude: '-9.1393', latitude: '38.7223' }, null],
  ['null island', { longitude: 0, latitude: 0 }, null],
  ['words', { longitude: 'oeste', latitude: 'sul' }, null],
  ['a list', [-46.6559, -23.5615], null],
])('coordinates as %s', (_, coordinates, point) => {
  test('are read, or are none, and leave the address alone', async () => {
    const json = { cep: '01310100', state: 'SP', city: 'São Paulo', location: { type: 'Point', coordinates } }
    const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(json))
    const signal = AbortSignal.timeout(5_000)
    const found = await brasilApiCoordinates('http://127.0.0.1:9')('01310100', signal)
    const address = await brasilApi('http://127.0.0.1:9')('01310100', signal)
    fetched.mockRestore()

    expect(found).toEqual(point)
    expect(address).toMatchObject({ cidade: 'São Paulo', uf: 'SP' })
  })
})

describe('the shop', () => {
  test('asks once for each CEP, also for many shoppers at a time', async () => {
    const { find } = open()
    const answers = await Promise.all([find('01310100', 'todas'), find('01310100', 'todas')])
    answers.push(await find('01310100', 'brasilapi'))

    expect(answers).toEqual(Array(3).fill({ situacao: 'achadas', coordenadas: PAULISTA }))
    expect(service.requests).toEqual(['01310100'])
  })

  test.each<SearchSetting>(['desligada', 'embutida', 'viacep'])(
    'asks nobody with the setting %s',
    async (setting) => {
      const { find } = open()

      expect(await find('01310100', setting)).toEqual({ situacao: 'desligada', coordenadas: null })
      expect(service.requests).toEqual([])
    },
  )

  test.each(['04038001', '99999999'])(
    'asks again after hours for %s, which the map did not know',
    async (cep) => {
      const { find, clock } = open()
      expect(await find(cep, 'todas')).toEqual(NOWHERE)
      clock.now += HOUR_MS
      expect(await find(cep, 'todas')).toEqual(NOWHERE)
      expect(service.requests).toEqual([cep])

      clock.now += 6 * HOUR_MS
      await find(cep, 'todas')
      expect(service.requests).toEqual([cep, cep])
    },
  )

  test('waits for a slow answer no longer than it may, and has it for the next quote', async () => {
    const { directory, answer } = slowDirectory()
    const { find, failures } = open(directory)

    expect(await find('01310100', 'todas', 0)).toEqual(NO_ANSWER)
    answer(PAULISTA)
    expect(await find('01310100', 'todas')).toMatchObject({ coordenadas: PAULISTA })
    expect(failures).toEqual([])
  })

  test('stops waiting for a service that never answers', async () => {
    const { find, failures } = open(silent, 10)

    expect(await find('01310100', 'todas')).toEqual(NO_ANSWER)
    expect(failures).toHaveLength(1)
  })

  test('pauses after a failure, then asks again; what is known stays known', async () => {
    const { find, failures, clock } = open()
    await find('01310100', 'todas')
    service.setFaults({ lixo: true })
    expect(await find('05424020', 'todas')).toEqual(NO_ANSWER)
    service.setFaults({})
    expect(await find('05424020', 'todas')).toEqual(NO_ANSWER)
    expect(failures).toHaveLength(1)
    expect(await find('01310100', 'todas')).toMatchObject({ coordenadas: PAULISTA })

    clock.now = 30_000
    expect(await find('05424020', 'todas')).toMatchObject({ situacao: 'achadas' })
  })

  test('asks for few CEPs at a time, however many are new', async () => {
    const requested: string[] = []
    const { find } = open((cep, signal) => {
      requested.push(cep)
      return silent(cep, signal)
    })
    const ceps = Array.from({ length: 40 }, (_, i) => `013101${String(i).padStart(2, '0')}`)

    expect(await Promise.all(ceps.map((cep) => find(cep, 'todas', 0)))).toEqual(Array(40).fill(NO_ANSWER))
    expect(requested).toEqual(ceps.slice(0, 10))
  })
})

function open(directory: CoordinateDirectory = brasilApiCoordinates(service.url), timeoutMs = 5_000) {
  const clock = { now: 0 }
  const failures: unknown[] = []
  const find = askCoordinates({
    directory,
    onFailure: (error) => failures.push(error),
    now: () => clock.now,
    timeoutMs,
  })

  return { find, failures, clock }
}

/** Answers nothing until it is aborted. */
const silent: CoordinateDirectory = (_, signal) =>
  new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))))

function slowDirectory() {
  const { promise, resolve } = Promise.withResolvers<typeof PAULISTA>()

  return { directory: () => promise, answer: resolve }
}
