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

/** Whether a service only puts new strings on: it needs a set, and leaves nothing else to choose but the tuning. */
export function isRestringing({ perguntas }: { perguntas: readonly ServiceQuestion[] }): boolean {
  const needsStrings = perguntas.some(({ tipo, obrigatoria }) => tipo === 'cordas' && obrigatoria)

  return needsStrings && perguntas.every(({ tipo }) => tipo !== 'opcao')
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

/**
 * The least that a service costs, in centavos, with the cheapest answer to each question that must be answered; `soma`
 * says whether other answers cost more.
 */
export function lowestPrice({ preco, perguntas }: Pick<Service, 'preco' | 'perguntas'>): {
  preco: number
  soma: boolean
} {
  const choices = perguntas.filter(({ tipo, opcoes }) => tipo === 'opcao' && opcoes.length > 0)
  const cheapest = choices
    .filter(({ obrigatoria }) => obrigatoria)
    .map(({ opcoes }) => Math.min(...opcoes.map((option) => option.preco)))
  const lowest = cheapest.reduce((sum, price) => sum + price, preco)
  const highest = choices
    .map(({ opcoes }) => Math.max(...opcoes.map((option) => option.preco)))
    .reduce((sum, price) => sum + price, preco)

  return { preco: lowest, soma: highest > lowest }
}

/** A service, and the categories on whose products (and those of their subcategories) it is offered. */
export type OfferedService = Service & { categorias: number[] }

/** A service that a cart's line has, with the answers by the questions' keys. */
export type ChosenService = { idServico: number; respostas: Record<string, string> }

/** One that is stored with a cart's line: also the name and the price that the shopper last saw. */
export type StoredService = ChosenService & { nome: string; preco: number }

/** A service as it was agreed on, in an order and its work order. */
export type AgreedService = {
  idServico: number
  nome: string
  preco: number
  minutos: number
  dias: number
  escolhas: { rotulo: string; valor: string }[]
}

/** One of a cart's line, at the current prices. */
export type LineService = AgreedService & { respostas: Record<string, string> }

/** As many as may be chosen for one line. */
export const MAX_LINE_SERVICES = 8

/** The longest answer in words. */
export const MAX_TEXT_ANSWER = 200

/** A cart's service as an order stores it. */
export function agreedService({ respostas: _, ...agreed }: LineService): AgreedService {
  return agreed
}
