import { redirect } from 'react-router'
import { pageAnswer } from '../rendering/answers.ts'

/** Waits for an answer as `pageAnswer` does; who has not logged in leaves for `login`, an address of `loginPath`. */
export async function customerAnswer<T>(answer: Promise<T>, login: string): Promise<T> {
  try {
    return await pageAnswer(answer)
  } catch (error) {
    if (error instanceof Response && error.status === 401) throw redirect(login)
    throw error
  }
}
