import { readCep } from '#domain/documents/cep.ts'

/** A state, its capital, and CEP prefixes (the first five digits) in the capital and in the interior. */
export type State = {
  uf: string
  estado: string
  capital: string
  /** Inclusive ranges of prefixes. */
  faixas: readonly (readonly [de: number, ate: number])[]
  /** A prefix outside the capital; null if the state is a single city. */
  interior: number | null
}

/**
 * Finds the place of a CEP from static tables: the state by Correios' ranges, the city only if it is the capital,
 * otherwise empty. Null for an invalid CEP. Accurate enough to prefill a form that stays editable.
 */
export function placeOf(text: string): { cep: string; uf: string; estado: string; cidade: string } | null {
  const read = readCep(text)
  const state = read && STATES.find(({ uf }) => uf === read.uf)
  if (!read || !state) return null
  const prefix = Number(read.cep.slice(0, 5))
  const inCapital = state.faixas.some(([de, ate]) => prefix >= de && prefix <= ate)

  return { ...read, estado: state.estado, cidade: inCapital ? state.capital : '' }
}

/**
 * Returns a CEP for a freight estimate when only the state is known: in its capital or its interior. Null for an
 * unknown state.
 */
export function sampleCep(uf: string, lugar: 'capital' | 'interior'): string | null {
  const state = STATES.find((one) => one.uf === uf)
  const prefix = lugar === 'interior' ? (state?.interior ?? state?.faixas[0]?.[0]) : state?.faixas[0]?.[0]

  return prefix === undefined ? null : `${String(prefix).padStart(5, '0')}000`
}

/** All states by name. */
export const STATES: readonly State[] = (
  [
    ['AC', 'Acre', 'Rio Branco', [[69900, 69923]], 69980],
    ['AL', 'Alagoas', 'Maceió', [[57000, 57099]], 57300],
    ['AP', 'Amapá', 'Macapá', [[68900, 68911]], 68925],
    ['AM', 'Amazonas', 'Manaus', [[69000, 69099]], 69151],
    ['BA', 'Bahia', 'Salvador', [[40000, 42599]], 44001],
    ['CE', 'Ceará', 'Fortaleza', [[60000, 61599]], 63010],
    [
      'DF',
      'Distrito Federal',
      'Brasília',
      [
        [70000, 72799],
        [73000, 73699],
      ],
      null,
    ],
    ['ES', 'Espírito Santo', 'Vitória', [[29000, 29099]], 29100],
    ['GO', 'Goiás', 'Goiânia', [[74000, 74899]], 75001],
    ['MA', 'Maranhão', 'São Luís', [[65000, 65109]], 65900],
    ['MT', 'Mato Grosso', 'Cuiabá', [[78000, 78099]], 78550],
    ['MS', 'Mato Grosso do Sul', 'Campo Grande', [[79000, 79124]], 79801],
    ['MG', 'Minas Gerais', 'Belo Horizonte', [[30000, 31999]], 38400],
    ['PA', 'Pará', 'Belém', [[66000, 66999]], 68005],
    ['PB', 'Paraíba', 'João Pessoa', [[58000, 58099]], 58400],
    ['PR', 'Paraná', 'Curitiba', [[80000, 82999]], 86010],
    ['PE', 'Pernambuco', 'Recife', [[50000, 52999]], 55002],
    ['PI', 'Piauí', 'Teresina', [[64000, 64099]], 64200],
    ['RJ', 'Rio de Janeiro', 'Rio de Janeiro', [[20000, 23799]], 28010],
    ['RN', 'Rio Grande do Norte', 'Natal', [[59000, 59139]], 59600],
    ['RS', 'Rio Grande do Sul', 'Porto Alegre', [[90000, 91999]], 95010],
    ['RO', 'Rondônia', 'Porto Velho', [[76800, 76834]], 76900],
    ['RR', 'Roraima', 'Boa Vista', [[69300, 69339]], 69373],
    ['SC', 'Santa Catarina', 'Florianópolis', [[88000, 88099]], 89201],
    [
      'SP',
      'São Paulo',
      'São Paulo',
      [
        [1000, 5999],
        [8000, 8499],
      ],
      13010,
    ],
    ['SE', 'Sergipe', 'Aracaju', [[49000, 49099]], 49500],
    ['TO', 'Tocantins', 'Palmas', [[77000, 77249]], 77804],
  ] satisfies Row[]
).map(([uf, estado, capital, faixas, interior]) => ({ uf, estado, capital, faixas, interior }))

type Row = [
  uf: string,
  estado: string,
  capital: string,
  faixas: [de: number, ate: number][],
  interior: number | null,
]
