/** The file can't be read as a product export; the message says why, for the merchant. */
export class UnreadableFile extends Error {}
