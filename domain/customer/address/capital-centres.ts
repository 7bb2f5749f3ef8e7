import { STATES } from './cep-city.ts'
import { sameCity } from './city-agrees.ts'

/** A street as a CEP directory returns it. Fields are empty where a CEP covers a whole town. */
export type CepAddress = {
  /** Eight digits. */
  cep: string
  logradouro: string
  bairro: string
  cidade: string
  uf: string
  /** The IBGE code of the city, seven digits; empty if the directory does not say it. */
  ibge: string
}

/** IBGE codes of the capitals, by state. */
const IBGE: Readonly<Record<string, string>> = {
  AC: '1200401',
  AL: '2704302',
  AP: '1600303',
  AM: '1302603',
  BA: '2927408',
  CE: '2304400',
  DF: '5300108',
  ES: '3205309',
  GO: '5208707',
  MA: '2111300',
  MT: '5103403',
  MS: '5002704',
  MG: '3106200',
  PA: '1501402',
  PB: '2507507',
  PR: '4106902',
  PE: '2611606',
  PI: '2211001',
  RJ: '3304557',
  RN: '2408102',
  RS: '4314902',
  RO: '1100205',
  RR: '1400100',
  SC: '4205407',
  SP: '3550308',
  SE: '2800308',
  TO: '1721000',
}

/** Streets of well-known public buildings in the centres of the capitals, at least one per state. */
const CENTRES: readonly (readonly [uf: string, cep: string, logradouro: string, bairro: string])[] = [
  ['AC', '69900064', 'Rua Benjamin Constant', 'Centro'],
  ['AL', '57022180', 'Rua Sá e Albuquerque', 'Jaraguá'],
  ['AP', '68900073', 'Avenida FAB', 'Central'],
  ['AM', '69010001', 'Avenida Eduardo Ribeiro', 'Centro'],
  ['BA', '40020010', 'Praça Municipal', 'Centro'],
  ['CE', '60060170', 'Rua São José', 'Centro'],
  ['DF', '70100000', 'Praça dos Três Poderes', 'Zona Cívico-Administrativa'],
  ['ES', '29015110', 'Praça João Clímaco', 'Centro'],
  ['GO', '74003010', 'Praça Doutor Pedro Ludovico Teixeira', 'Setor Central'],
  ['MA', '65010450', 'Avenida Dom Pedro II', 'Centro'],
  ['MT', '78005569', 'Praça Alencastro', 'Centro'],
  ['MS', '79002072', 'Avenida Afonso Pena', 'Centro'],
  ['MG', '30130010', 'Praça Sete de Setembro', 'Centro'],
  ['PA', '66020240', 'Praça Dom Pedro II', 'Cidade Velha'],
  ['PB', '58013140', 'Praça João Pessoa', 'Centro'],
  ['PR', '80010000', 'Rua José Loureiro', 'Centro'],
  ['PR', '80020310', 'Rua XV de Novembro', 'Centro'],
  ['PE', '50030230', 'Avenida Cais do Apolo', 'Recife'],
  ['PI', '64000160', 'Praça Marechal Deodoro da Fonseca', 'Centro'],
  ['RJ', '20040002', 'Avenida Rio Branco', 'Centro'],
  ['RN', '59025090', 'Rua Ulisses Caldas', 'Cidade Alta'],
  ['RS', '90010170', 'Praça Montevidéo', 'Centro Histórico'],
  ['RO', '76801330', 'Rua José Camacho', 'Olaria'],
  ['RR', '69301380', 'Praça do Centro Cívico', 'Centro'],
  ['SC', '88010400', 'Praça XV de Novembro', 'Centro'],
  ['SP', '01001000', 'Praça da Sé', 'Sé'],
  ['SP', '01310100', 'Avenida Paulista', 'Bela Vista'],
  ['SE', '49010080', 'Praça Fausto Cardoso', 'Centro'],
  ['TO', '77015007', 'Praça dos Girassóis', 'Plano Diretor Sul'],
]

/** Returns what the bundled table knows about a CEP of eight digits; null if it is not in the centre of a capital. */
export function capitalCentre(cep: string): CepAddress | null {
  const [uf, known, logradouro, bairro] = CENTRES.find(([, one]) => one === cep) ?? []
  const capital = STATES.find((state) => state.uf === uf)?.capital
  if (uf === undefined || known === undefined || capital === undefined) return null

  return {
    cep: known,
    logradouro: logradouro ?? '',
    bairro: bairro ?? '',
    cidade: capital,
    uf,
    ibge: IBGE[uf] ?? '',
  }
}

/** The IBGE code of a city that is a capital; empty for any other. */
export function capitalCode(uf: string, cidade: string): string {
  const capital = STATES.find((state) => state.uf === uf)?.capital

  return capital !== undefined && sameCity(capital, cidade) ? (IBGE[uf] ?? '') : ''
}

/** All CEPs of the bundled table. */
export const CENTRE_CEPS: readonly string[] = CENTRES.map(([, cep]) => cep)
