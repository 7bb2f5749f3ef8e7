/** A file that can't be read; the message says why, for the merchant. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}
