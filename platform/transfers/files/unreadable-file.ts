/** A file that can't be read; the message tells the merchant why. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
