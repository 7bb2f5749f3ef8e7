/** Thrown by a job that no retry can help; it goes to the dead-letter queue at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}
