import { redirect } from 'react-router'
import { pageAnswer } from '../rendering/answers.ts'

/** Like `pageAnswer`, but redirects a visitor who is not logged in to `login`, an address of `loginPath`. */
export async function customerAnswer<T>(answer: Promise<T>, login: string): Promise<T> {
  try {
    return await pageAnswer(answer)
  } catch (error) {
    if (error instanceof Response && error.status === 401) throw redirect(login)
    throw error
  }
}

type LinkedAnswerInput = {
  user: Promise<{ logado: boolean }>
  /** The key of the link, if the address has one. */
  chave: string | null
  login: string
}

/**
 * Like `pageAnswer`, for what its customer and everybody with the key of its link may see: a visitor with neither key nor
 * login is redirected to `login`, since it may be theirs.
 */
export async function linkedAnswer<T>(
  answer: Promise<T>,
  { user, chave, login }: LinkedAnswerInput,
): Promise<{ found: T; logado: boolean }> {
  const [[found], { logado }] = await Promise.all([Promise.allSettled([pageAnswer(answer)]), user])
  if (found.status === 'fulfilled') return { found: found.value, logado }
  const isMissing = found.reason instanceof Response && found.reason.status === 404
  if (isMissing && !logado && chave === null) throw redirect(login)

  throw found.reason
}

/** Like `customerAnswer`, for a form: other refusals stay errors, which the form shows by `refusedForm`. */
export async function customerFormAnswer<T>(answer: Promise<T>, login: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) throw redirect(login)
    throw error
  }
}
