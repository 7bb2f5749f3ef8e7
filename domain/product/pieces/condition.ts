import { slugOf } from '../../format/slug.ts'

/** The conditions of a piece, best first, by the word under which they are stored. */
export const CONDITIONS = ['novo', 'vitrine', 'usadoA', 'usadoB', 'usadoC', 'usadoD'] as const

export type Condition = (typeof CONDITIONS)[number]

/** How a condition is called, and what a shopper can expect of a piece in it. */
export const CONDITION_WORDS: Record<Condition, { nome: string; descricao: string }> = {
  novo: { nome: 'Novo', descricao: 'Nunca foi usado; vem na embalagem, com tudo o que a acompanha.' },
  vitrine: {
    nome: 'Vitrine',
    descricao:
      'Ficou exposto na loja e foi experimentado, mas nunca foi vendido. Pode ter marcas muito leves.',
  },
  usadoA: {
    nome: 'Usado A',
    descricao: 'Parece novo: sem batidas nem riscos que se vejam a um metro, e pronto para tocar.',
  },
  usadoB: {
    nome: 'Usado B',
    descricao: 'Sinais normais de uso: riscos finos ou verniz gasto, sem efeito no som nem na tocabilidade.',
  },
  usadoC: {
    nome: 'Usado C',
    descricao: 'Marcas visíveis ou um reparo bem feito, descritos abaixo. Toca bem.',
  },
  usadoD: {
    nome: 'Usado D',
    descricao: 'Precisa de reparo ou de regulagem para tocar bem; o que falta está descrito abaixo.',
  },
}

/** Whether somebody owned it before: such a piece shows its own pictures. */
export function isUsed(condicao: Condition): boolean {
  return condicao.startsWith('usado')
}

/** What search engines and advertisers call it: anything but a sealed instrument is used. */
export function advertisedCondition(condicao: Condition): 'new' | 'used' {
  return condicao === 'novo' ? 'new' : 'used'
}

/** The attribute by which listings filter pieces: its word in addresses. */
export const CONDITION_KEY = 'estado'

/** The word in addresses of the value by which listings filter pieces in this condition. */
export function conditionWord(condicao: Condition): string {
  return slugOf(CONDITION_WORDS[condicao].nome)
}

/** The attribute and value by which listings filter pieces in this condition; counted stock is new as well. */
export function conditionAttribute(condicao: Condition): { label: string; valor: string } {
  return { label: 'Estado', valor: CONDITION_WORDS[condicao].nome }
}
