/** The store can't be used: `status` is its HTTP answer, 0 without one, and `code` its own word for what is wrong. */
export class S3Failure extends Error {
  override readonly name = 'S3Failure'
  readonly status: number
  readonly code: string

  constructor(message: string, status: number, code = '') {
    super(message)
    this.status = status
    this.code = code
  }

  /** Whether the same call may succeed later: the store is away or busy, and refuses nothing. */
  get isPassing(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500
  }
}
