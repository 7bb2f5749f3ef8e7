/**
 * A part of a page that the page can do without (a banner, a menu, a showcase): when its call fails, the failure is logged
 * under `name` and the part is left out, as the specification's section 8 asks.
 */
export async function optionalPart<T>(name: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    console.error(`${name} left out:`, error instanceof Error ? error.message : error)
    return null
  }
}
