/** Thrown by a job for which no other try can go better; it is laid with the dead letters at once. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}
