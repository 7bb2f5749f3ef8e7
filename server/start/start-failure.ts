/** A reason for which the shop can't start, in a sentence for whoever runs it. Told without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
