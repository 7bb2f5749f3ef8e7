/** The query parameter of requests for a part of a page that is optional. */
const OFF_PAGE = 'offPage'

/** The address with that parameter. */
export function offPageAddress(path: string): string {
  return `${path}?${OFF_PAGE}=true`
}

/**
 * Waits for an answer. If the request has the parameter, a failure is only logged and the answer is null; otherwise a
 * failure opens the error page (specification, section 8).
 */
export async function offPage<T>(request: Request, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (new URL(request.url).searchParams.get(OFF_PAGE) !== 'true') throw error
    console.error('A part of the page could not be read.', error)
    return null
  }
}
