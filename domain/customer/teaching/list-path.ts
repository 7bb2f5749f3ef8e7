/** The account's page of a teacher or school. */
export const TEACHING_PATH = '/minha-conta/ensino'

const LISTS_PATH = '/turmas'

/** Returns the path of the page on which a pupil's part of a list is bought. */
export function pupilListPath(idAluno: number, chave: string): string {
  return pathOf('aluno', String(idAluno), chave)
}

/** Returns the path of a list's page for all: it names no pupil. */
export function classListPath(idLista: string, chave: string): string {
  return pathOf('turma', idLista, chave)
}

function pathOf(kind: 'aluno' | 'turma', id: string, chave: string): string {
  return `${LISTS_PATH}/${kind}/${id}?${new URLSearchParams({ chave })}`
}
