import { type FieldProblem, oneLine, problem } from '#domain/format/field-problem.ts'
import { MAX_PUPILS } from './teaching-account.ts'

/** What is wrong with the fields of an application, as its form names them. */
export function accountProblems({
  nome,
  cidade,
  mensagem,
}: {
  nome: string
  cidade: string
  mensagem: string
}): FieldProblem[] {
  return [
    ...problem(
      'nome',
      within(nome, 2, 120) ? null : 'Escreva o nome como os pais conhecem, com 2 a 120 letras.',
    ),
    ...problem('cidade', cidade.length <= 120 ? null : 'Escreva a cidade com até 120 letras.'),
    ...problem('mensagem', mensagem.length <= 1000 ? null : 'Escreva até 1000 letras.'),
  ]
}

/** What is wrong with a list's name and message. */
export function listProblems({ nome, mensagem }: { nome: string; mensagem: string }): FieldProblem[] {
  return [
    ...problem('nome', within(nome, 1, 80) ? null : 'Dê um nome à lista, com até 80 letras.'),
    ...problem('mensagem', mensagem.length <= 1000 ? null : 'Escreva até 1000 letras.'),
  ]
}

/** What is wrong with a pupil's name and size. */
export function pupilProblems({ nome, tamanho }: { nome: string; tamanho: string }): FieldProblem[] {
  return [
    ...problem('nome', within(nome, 1, 60) ? null : 'Escreva o primeiro nome ou apelido, com até 60 letras.'),
    ...problem('tamanho', tamanho.length <= 20 ? null : 'Escreva só o tamanho, como 3/4.'),
  ]
}

/** What is wrong with how many of an item are needed, and the note to parents. */
export function itemProblems({ quantidade, nota }: { quantidade: number; nota: string }): FieldProblem[] {
  return [
    ...problem('quantidade', quantidade >= 1 ? null : 'Escreva quantos cada aluno precisa, a partir de 1.'),
    ...problem('nota', nota.length <= 200 ? null : 'Escreva até 200 letras.'),
  ]
}

/** A pupil as a line says: `Ana; 3/4`. */
export type WrittenPupil = { nome: string; tamanho: string }

/**
 * Reads pupils, one a line: a name, and after a semicolon or tabulator (as spreadsheets paste) the size. Of equal names,
 * also in other case, only the first is read.
 */
export function readPupils(text: string): { alunos: WrittenPupil[]; problems: FieldProblem[] } {
  const lines = text
    .split(/\r?\n/)
    .map(oneCell)
    .filter(({ nome }) => nome !== '')
  const alunos = [
    ...new Map(lines.toReversed().map((pupil) => [pupil.nome.toLowerCase(), pupil])).values(),
  ].toReversed()
  const wrong = alunos.find((pupil) => pupilProblems(pupil).length > 0)

  return {
    alunos,
    problems: [
      ...problem('alunos', alunos.length === 0 ? 'Escreva um nome por linha.' : null),
      ...problem('alunos', alunos.length > MAX_PUPILS ? `Uma lista tem até ${MAX_PUPILS} alunos.` : null),
      ...problem(
        'alunos',
        wrong ? `Esta linha é longa demais: “${wrong.nome.slice(0, 40)}…”. Escreva um nome por linha.` : null,
      ),
    ],
  }
}

function oneCell(line: string): WrittenPupil {
  const [nome = '', tamanho = ''] = line.split(/[;\t]/)

  return { nome: oneLine(nome), tamanho: oneLine(tamanho) }
}

function within(text: string, min: number, max: number): boolean {
  return text.length >= min && text.length <= max
}
