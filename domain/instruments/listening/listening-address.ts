import { toolAddress } from '../tool-address.ts'

export const LISTENING_PATH = '/ferramentas/ouvir'

/** The parameters of the page's address, as its form sends them. */
export const LISTENING_PARAMETERS = ['produtos', 'mais', 'trecho', 'ordem', 'escolha'] as const

export type ListeningParameter = (typeof LISTENING_PARAMETERS)[number]

/** An address of the page that compares sounds blind; parameters that say nothing are left out. */
export function listeningAddress(query: Partial<Record<ListeningParameter, string | number | null>>): string {
  return toolAddress(LISTENING_PATH, LISTENING_PARAMETERS, query)
}
