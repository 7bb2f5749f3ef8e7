import { redirect } from 'react-router'
import { pageAnswer } from '../rendering/answers.ts'

/**
 * Waits for a listing as `pageAnswer` does. A page past its end leaves for the first one: products went, and a link to what was
 * once their last page should still lead to them. Not for good (302), since they may come back.
 */
export async function listingAnswer<T>(
  { pathname, searchParams }: URL,
  answer: Promise<T>,
  endpoint?: string,
): Promise<T> {
  try {
    return await pageAnswer(answer, endpoint)
  } catch (failure) {
    const isMissing = failure instanceof Response && failure.status === 404
    if (!isMissing || !(Number(searchParams.get('pg')) > 1)) throw failure
    const first = new URLSearchParams(searchParams)
    first.delete('pg')

    throw redirect(first.size > 0 ? `${pathname}?${first}` : pathname)
  }
}
