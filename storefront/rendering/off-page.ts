/** Says in a request for a page's data that no page stands on the answer. */
const OFF_PAGE = 'offPage'

/** The address with that said. */
export function offPageAddress(path: string): string {
  return `${path}?${OFF_PAGE}=true`
}

/**
 * Waits for an answer. Where its request says that no page stands on it, a failure is only logged, and the answer is null;
 * any other failure opens the error page (specification, section 8).
 */
export async function offPage<T>(request: Request, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    if (new URL(request.url).searchParams.get(OFF_PAGE) !== 'true') throw error
    console.error('Uma parte da página não pôde ser lida.', error)
    return null
  }
}
