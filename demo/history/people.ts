import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import { chance, pick } from '#demo/catalogue/chance.ts'
import { person } from '#demo/reviews/people.ts'
import { CENTRE_CEPS, capitalCentre } from '#domain/customer/address/capital-centres.ts'
import { readCpf } from '#domain/documents/cpf.ts'

/** An invented shopper. `temConta` says whether they have an account or buy as a guest. */
export type Shopper = { comprador: Buyer; endereco: PostalAddress; temConta: boolean }

const SURNAMES = [
  'Almeida',
  'Alves',
  'Araújo',
  'Barbosa',
  'Batista',
  'Borges',
  'Campos',
  'Cardoso',
  'Carvalho',
  'Castro',
  'Cavalcanti',
  'Correia',
  'Costa',
  'Dias',
  'Duarte',
  'Ferreira',
  'Freitas',
  'Gomes',
  'Lima',
  'Lopes',
  'Machado',
  'Marques',
  'Martins',
  'Medeiros',
  'Mendes',
  'Monteiro',
  'Moraes',
  'Moreira',
  'Nascimento',
  'Nogueira',
  'Oliveira',
  'Pereira',
  'Pinto',
  'Ramos',
  'Ribeiro',
  'Rocha',
  'Santana',
  'Santos',
  'Silva',
  'Siqueira',
  'Souza',
  'Teixeira',
  'Vasconcelos',
  'Vieira',
] as const

/** The area code of a state's capital. */
const AREA_CODES: Record<string, string> = {
  AC: '68',
  AL: '82',
  AM: '92',
  AP: '96',
  BA: '71',
  CE: '85',
  DF: '61',
  ES: '27',
  GO: '62',
  MA: '98',
  MG: '31',
  MS: '67',
  MT: '65',
  PA: '91',
  PB: '83',
  PE: '81',
  PI: '86',
  PR: '41',
  RJ: '21',
  RN: '84',
  RO: '69',
  RR: '95',
  RS: '51',
  SC: '48',
  SE: '79',
  SP: '11',
  TO: '63',
}

const COMPLEMENTS = ['', '', 'Apto 32', 'Apto 104', 'Casa 2', 'Bloco B, apto 61', 'Sala 12'] as const

/** Returns shopper number `n`, always the same. The e-mail address uses a reserved domain, the CPF is computed. */
export function shopper(n: number): Shopper {
  const words = ['historia', `${n}`]
  const [first = ''] = person(...words).nome.split(' ')
  const surnames = [pick(SURNAMES, ...words, 'meio'), pick(SURNAMES, ...words, 'fim')]
  const nomeRazao = [first, ...new Set(surnames)].join(' ')
  const place = capitalCentre(cepOf(words))
  if (!place) throw new Error('The table contains an invalid CEP.')
  const { cep, logradouro, bairro, cidade, uf } = place

  return {
    comprador: {
      pessoa: 'F',
      nomeRazao,
      documento: cpf(words),
      inscricaoEstadual: '',
      email: `${plain(first)}.${plain(surnames[1] ?? '')}${n}@example.com`,
      celular: `+55${AREA_CODES[uf] ?? '11'}9${digits(8, ...words, 'celular')}`,
    },
    endereco: {
      destinatario: nomeRazao,
      cep,
      logradouro,
      numero: `${1 + Math.floor(chance(...words, 'numero') * 1900)}`,
      complemento: pick(COMPLEMENTS, ...words, 'complemento'),
      bairro,
      cidade,
      uf,
      referencia: '',
    },
    temConta: chance(...words, 'conta') < 0.45,
  }
}

/** Every other parcel goes to the Southeast. */
function cepOf(words: string[]): string {
  if (chance(...words, 'regiao') < 0.5)
    return pick(['01001000', '01310100', '01310100', '20040002', '30130010'], ...words, 'cep')
  const [first = '01001000', ...others] = CENTRE_CEPS

  return pick([first, ...others], ...words, 'cep')
}

/** Returns a CPF of nine seeded digits with the two check digits that fit. */
function cpf(words: string[]): string {
  const base = digits(9, ...words, 'cpf')
  const checks = Array.from({ length: 100 }, (_, check) => `${check}`.padStart(2, '0'))
  const check = checks.find((one) => readCpf(base + one) !== null)
  if (check === undefined) throw new Error(`No check digits fit ${base}.`)

  return base + check
}

function digits(length: number, ...words: string[]): string {
  return Array.from({ length }, (_, place) => Math.floor(chance(...words, `${place}`) * 10)).join('')
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[^a-zA-Z]/g, '')
    .toLowerCase()
}
