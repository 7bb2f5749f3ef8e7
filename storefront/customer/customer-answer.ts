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

/** Like `customerAnswer`, for a form: other refusals stay errors, which the form shows by `refusedForm`. */
export async function customerFormAnswer<T>(answer: Promise<T>, login: string): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 401) throw redirect(login)
    throw error
  }
}
