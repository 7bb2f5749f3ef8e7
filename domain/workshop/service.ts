/**
 * What a service has to know before the work. `opcao`: one of `opcoes`. `afinacao`: a tuning of the instrument's family.
 * `cordas`: a set of strings that is bought with it. `texto`: a sentence.
 */
export type QuestionKind = 'opcao' | 'afinacao' | 'cordas' | 'texto'

/** An answer to choose: what it adds to price (centavos) and work (minutes). `chave` never changes. */
export type ServiceOption = { chave: string; rotulo: string; preco: number; minutos: number }

export type ServiceQuestion = {
  chave: string
  rotulo: string
  ajuda: string
  tipo: QuestionKind
  obrigatoria: boolean
  /** Of `opcao` only. */
  opcoes: ServiceOption[]
}

/** A service of the workshop for one instrument. Money in centavos, work in minutes, `dias` business days beyond the work. */
export type Service = {
  id: number
  nome: string
  descricao: string
  preco: number
  minutos: number
  dias: number
  perguntas: ServiceQuestion[]
}

/** A service that a cart's line has, with the answers by the questions' keys. */
export type ChosenService = { idServico: number; respostas: Record<string, string> }

/** A service as it was agreed on, in an order and its work order. */
export type AgreedService = {
  idServico: number
  nome: string
  preco: number
  minutos: number
  dias: number
  escolhas: { rotulo: string; valor: string }[]
}
