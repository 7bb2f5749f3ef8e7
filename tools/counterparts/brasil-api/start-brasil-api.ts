import { type Context, Hono } from 'hono'
import { Faults, withFaults } from '../faults.ts'
import { listen } from '../listen.ts'

/** A CEP of the counterpart; `coordinates` as the service writes them, or `{}` as it did until 2026. */
type KnownCep = {
  state: string
  city: string
  neighborhood: string | null
  street: string | null
  ibge: { city: string | null; state: string }
  coordinates: unknown
}

/** Where nothing is found on the map. */
const NOWHERE = { longitude: null, latitude: null }

/** Streets, a town with a single CEP, and two that the map does not know. The places are real, and rounded. */
const KNOWN_CEPS: Readonly<Record<string, KnownCep>> = {
  '01001000': saoPaulo('Praça da Sé', 'Sé', { longitude: '-46.6339', latitude: '-23.5504' }),
  '01310100': saoPaulo('Avenida Paulista', 'Bela Vista', { longitude: '-46.6559', latitude: '-23.5615' }),
  '05424020': saoPaulo('Rua Professor Carlos Reis', 'Pinheiros', {
    longitude: '-46.6967364',
    latitude: '-23.5703026',
  }),
  '04038001': saoPaulo('Rua Domingos de Morais', 'Vila Mariana', NOWHERE),
  '02011000': saoPaulo('Rua Voluntários da Pátria', 'Santana', {}),
  '87360000': {
    state: 'PR',
    city: 'Goioerê',
    neighborhood: null,
    street: null,
    ibge: { city: '4108601', state: '41' },
    coordinates: { longitude: '-53.0250623', latitude: '-24.1851885' },
  },
}

function saoPaulo(street: string, neighborhood: string, coordinates: unknown): KnownCep {
  return {
    state: 'SP',
    city: 'São Paulo',
    neighborhood,
    street,
    ibge: { city: '3550308', state: '35' },
    coordinates,
  }
}

/** @internal Used by tests. */
export type BrasilApiCounterpart = Awaited<ReturnType<typeof startBrasilApi>>

/**
 * BrasilAPI on this machine: `GET /api/cep/v2/{cep}` as its documentation and source describe it
 * (github.com/BrasilAPI/BrasilAPI, `pages/docs/doc/cep.json` and `pages/api/cep/v2`, August 2026), with the faults of
 * all counterparts.
 */
export async function startBrasilApi({ port }: { port: number }) {
  const requests: string[] = []
  let faults = Faults.parse({})
  const hono = new Hono<{ Bindings: { drop: () => void } }>()
  hono.use(withFaults(() => faults))
  hono.get('/api/cep/v2/:cep', (c) => {
    const typed = c.req.param('cep')
    requests.push(typed)
    if (!/^\d{8}$|^\d{5}-\d{3}$/.test(typed)) return c.json(INVALID, 400)
    const cep = typed.replace('-', '')
    const known = KNOWN_CEPS[cep]
    return known ? answer(c, cep, known) : c.json(UNKNOWN, 404)
  })
  const { url, close } = await listen(hono, port)

  return {
    url,
    close,
    /** CEPs that were asked for, in their order. */
    requests,
    setFaults: (changes: Partial<Faults>) => {
      faults = Faults.parse(changes)
    },
  }
}

function answer(c: Context, cep: string, { coordinates, ...known }: KnownCep): Response {
  return c.json({
    cep,
    ...known,
    service: 'open-cep',
    timezoneName: 'America/Sao_Paulo',
    location: { type: 'Point', coordinates },
  })
}

const INVALID = {
  name: 'CepPromiseError',
  message: 'CEP deve conter exatamente 8 caracteres.',
  type: 'validation_error',
  errors: [{ message: 'CEP informado possui menos do que 8 caracteres.', service: 'cep_validation' }],
}

const UNKNOWN = {
  name: 'CepPromiseError',
  message: 'Todos os serviços de CEP retornaram erro.',
  type: 'service_error',
  errors: [],
}
