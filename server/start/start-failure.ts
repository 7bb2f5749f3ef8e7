/** A reason why the shop can't start, in a sentence for the operator. Printed without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}
