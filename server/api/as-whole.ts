/** Marks an answer as JSON already. */
class Whole {
  readonly #answer: object

  constructor(answer: object) {
    this.#answer = answer
  }

  toJSON(): object {
    return this.#answer
  }
}

/**
 * Wraps an answer so that oRPC hands it to `JSON.stringify` as it is. Otherwise it copies the answer value by value
 * first, in search of files and other types that JSON lacks, which takes several times as long as writing it. No
 * contract has them within an object (`as-whole.test.ts`); a file by itself is left to oRPC.
 */
export function asWhole(answer: unknown): unknown {
  return Array.isArray(answer) || isPlainObject(answer) ? new Whole(answer) : answer
}

function isPlainObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}
