import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { isUuid } from '#domain/format/uuid.ts'

/** Returns the path of a list's page in the account, or of one below it. */
export function listPath(id: string, part = ''): string {
  return `${TEACHING_PATH}/${id}${part}`
}

/** Returns the path of a pupil's page in the account. */
export function pupilPath(id: string, aluno: number): string {
  return listPath(id, `/aluno/${aluno}`)
}

/** Returns a list's id from an address. Throws a 404 for anything else. */
export function listIdOf(text: string): string {
  if (!isUuid(text)) throw new Response('Não encontramos esta lista.', { status: 404 })

  return text
}
