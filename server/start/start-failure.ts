/** A reason why the shop can't start, in a sentence for the operator. Printed without a stack trace. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure'
}

/** A process of the shop has already said why it ended. */
export class AlreadyReported extends Error {
  override readonly name = 'AlreadyReported'
}
