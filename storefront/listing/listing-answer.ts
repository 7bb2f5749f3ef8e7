import { redirect } from 'react-router'
import { pageAnswer } from '../rendering/answers.ts'

/**
 * Waits for a listing as `pageAnswer` does. A page past the last one redirects to the first: the listing has shrunk,
 * and old links should still work. The redirect is temporary (302), since the listing may grow again.
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
