import { type FieldProblem, problem, within } from '../format/field-problem.ts'
import type { QuestionKind, Service, ServiceOption, ServiceQuestion } from './service.ts'

/** The most questions of a service, and options of a question, that a shopper can overlook. */
export const MAX_QUESTIONS = 8
export const MAX_OPTIONS = 12

/** The kinds of questions in the merchant's words. */
export const QUESTION_KINDS: Record<QuestionKind, { nome: string; ajuda: string }> = {
  opcao: { nome: 'Escolha', ajuda: 'O cliente escolhe uma das opções, que podem somar preço e tempo.' },
  afinacao: { nome: 'Afinação', ajuda: 'O cliente escolhe uma afinação do instrumento.' },
  cordas: { nome: 'Cordas', ajuda: 'O cliente escolhe um encordoamento da loja, que entra na sacola.' },
  texto: { nome: 'Texto livre', ajuda: 'O cliente escreve uma frase.' },
}

/** A service as it is edited: `categorias` are the ids of those whose products it is offered for. */
export type EditedService = Omit<Service, 'id'> & { categorias: number[]; ativo: boolean }

/** Returns what is wrong with a service, each problem at its field. */
export function serviceProblems({ nome, categorias, ativo, perguntas }: EditedService): FieldProblem[] {
  return [
    ...problem('nome', nome.trim() === '' ? 'Dê um nome ao serviço.' : null),
    ...problem(
      'categorias',
      ativo && categorias.length === 0 ? 'Escolha as categorias em que o serviço aparece.' : null,
    ),
    ...perguntas.flatMap((question, i) =>
      within(`perguntas.${i}`, [
        ...questionProblems(question),
        ...repeated(perguntas, i, 'chave', 'Duas perguntas não podem ser a mesma.'),
        ...repeated(perguntas, i, 'rotulo', 'Já há uma pergunta com este texto.'),
        ...problem(
          'tipo',
          isSecondOfKind(perguntas, i) ? 'Um serviço tem uma pergunta deste tipo só.' : null,
        ),
      ]),
    ),
  ]
}

const TOO_FEW_OPTIONS = {
  1: 'Dê pelo menos uma opção.',
  2: 'Uma pergunta obrigatória precisa de duas opções.',
}

function questionProblems({ rotulo, tipo, obrigatoria, opcoes }: ServiceQuestion): FieldProblem[] {
  const least = obrigatoria ? 2 : 1

  return [
    ...problem('rotulo', rotulo.trim() === '' ? 'Escreva a pergunta.' : null),
    ...problem('opcoes', tipo === 'opcao' && opcoes.length < least ? TOO_FEW_OPTIONS[least] : null),
    ...problem('opcoes', tipo !== 'opcao' && opcoes.length > 0 ? 'Só uma escolha tem opções.' : null),
    ...opcoes.flatMap((option, i) =>
      within(`opcoes.${i}`, [
        ...problem('rotulo', option.rotulo.trim() === '' ? 'Escreva a opção.' : null),
        ...repeated(opcoes, i, 'chave', 'Duas opções não podem ser a mesma.'),
        ...repeated(opcoes, i, 'rotulo', 'Já há uma opção com este texto.'),
      ]),
    ),
  ]
}

type Named = Pick<ServiceOption, 'chave' | 'rotulo'>

function repeated(all: readonly Named[], at: number, campo: keyof Named, message: string): FieldProblem[] {
  const value = all[at]?.[campo].trim().toLowerCase()
  const isRepeated = value !== '' && all.slice(0, at).some((one) => one[campo].trim().toLowerCase() === value)

  return problem(campo, isRepeated ? message : null)
}

/** Only one tuning and one set of strings go on an instrument. */
function isSecondOfKind(questions: readonly ServiceQuestion[], at: number): boolean {
  const tipo = questions[at]?.tipo

  return (tipo === 'afinacao' || tipo === 'cordas') && questions.slice(0, at).some((one) => one.tipo === tipo)
}
