import type { Api } from '#contract/contract.ts'
import type { ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import { customerAnswer } from '../customer-answer.ts'
import { loginPath } from '../login-path.ts'
import { listIdOf } from './teaching-paths.ts'

/** Loads a list with what each pupil needs and has; leads to the login if nobody is logged in. */
export function loadProgress(
  { teaching }: Pick<Api, 'teaching'>,
  { lista, url }: { lista: string; url: URL },
): Promise<ClassListProgress> {
  return customerAnswer(teaching.progress({ id: listIdOf(lista) }), loginPath(url.pathname))
}
