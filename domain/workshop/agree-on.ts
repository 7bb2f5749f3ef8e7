import { type FieldProblem, oneLine, problem } from '../format/field-problem.ts'
import { type LineService, MAX_TEXT_ANSWER, type Service, type ServiceQuestion } from './service.ts'

/** What may be answered beside the options of a question. */
export type PossibleAnswers = {
  /** Tunings of the instrument's family; null if they are not known, and then any answer is one. */
  afinacoes: readonly string[] | null
  /** The string sets by their SKU. */
  cordas: ReadonlyMap<number, string>
}

type Answer = { valor: string; preco: number; minutos: number }

/**
 * Returns a service as it is agreed on with these answers: what it costs (centavos) and takes (minutes) for one
 * instrument, and what is wrong with the answers, by the questions' keys. Wrong answers are left out of it, and so are
 * those to questions that it does not have.
 */
export function agreeOn(
  service: Service,
  respostas: Readonly<Record<string, string>>,
  possible: PossibleAnswers,
): { servico: LineService; problems: FieldProblem[] } {
  const { id, nome, dias } = service
  const answered = service.perguntas.map((question) => {
    const text = oneLine((Object.hasOwn(respostas, question.chave) && respostas[question.chave]) || '')
    const answer = text === '' ? null : answerOf(question, text, possible)
    return { question, text, answer }
  })
  const valid = answered.flatMap(({ question, text, answer }) =>
    typeof answer === 'string' || answer === null ? [] : [{ question, text, answer }],
  )
  const sumOf = (of: (answer: Answer) => number) => valid.reduce((sum, { answer }) => sum + of(answer), 0)

  return {
    servico: {
      idServico: id,
      nome,
      dias,
      preco: service.preco + sumOf(({ preco }) => preco),
      minutos: service.minutos + sumOf(({ minutos }) => minutos),
      escolhas: valid.map(({ question: { rotulo }, answer: { valor } }) => ({ rotulo, valor })),
      respostas: Object.fromEntries(valid.map(({ question: { chave }, text }) => [chave, text])),
    },
    problems: answered.flatMap(({ question, answer }) =>
      problem(question.chave, sentenceOn(question, answer, possible)),
    ),
  }
}

/** Whether a question can be answered for this instrument: there are tunings of its family, or string sets that fit. */
export function isAnswerable({ tipo }: ServiceQuestion, { afinacoes, cordas }: PossibleAnswers): boolean {
  if (tipo === 'afinacao') return afinacoes === null || afinacoes.length > 0

  return tipo !== 'cordas' || cordas.size > 0
}

/** The string set that an answer names; null if the answer names none. */
export function setOf(question: ServiceQuestion, respostas: Readonly<Record<string, string>>): number | null {
  const text = Object.hasOwn(respostas, question.chave) ? respostas[question.chave] : undefined

  return question.tipo === 'cordas' && /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null
}

/** Returns what is wrong as a sentence. */
function answerOf(question: ServiceQuestion, text: string, possible: PossibleAnswers): Answer | string {
  switch (question.tipo) {
    case 'opcao': {
      const option = question.opcoes.find(({ chave }) => chave === text)
      return option
        ? { valor: option.rotulo, preco: option.preco, minutos: option.minutos }
        : 'Escolha uma das opções.'
    }
    case 'afinacao':
      return possible.afinacoes?.includes(text) === false
        ? 'Escolha uma afinação da lista.'
        : { valor: text, preco: 0, minutos: 0 }
    case 'cordas': {
      const nome = possible.cordas.get(setOf(question, { [question.chave]: text }) ?? 0)
      return nome === undefined
        ? 'Escolha um jogo de cordas que serve neste instrumento.'
        : { valor: nome, preco: 0, minutos: 0 }
    }
    case 'texto':
      return text.length > MAX_TEXT_ANSWER
        ? `Escreva até ${MAX_TEXT_ANSWER} letras.`
        : { valor: text, preco: 0, minutos: 0 }
  }
}

function sentenceOn(question: ServiceQuestion, answer: Answer | string | null, possible: PossibleAnswers) {
  if (typeof answer === 'string') return answer

  return answer === null ? missing(question, possible) : null
}

function missing(question: ServiceQuestion, possible: PossibleAnswers): string | null {
  if (!question.obrigatoria || !isAnswerable(question, possible)) return null

  return question.tipo === 'texto' ? 'Escreva a resposta.' : 'Escolha uma resposta.'
}
