/**
 * A part that the page can do without (a banner, a menu, a showcase): if its call fails, the failure is logged under
 * `name` and null is returned, as the specification requires (section 8).
 */
export async function optionalPart<T>(name: string, answer: Promise<T>): Promise<T | null> {
  try {
    return await answer
  } catch (error) {
    console.error(`${name} left out:`, error instanceof Error ? error.message : error)
    return null
  }
}
