import type { Readable } from 'node:stream'

/** Stores bytes: in a folder, or in an S3-compatible store. A key is a relative path of `[a-z0-9./-]`. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | null>
  /** For what may be large, or a part of it. `content` has to be read to its end, or destroyed. */
  readStream: (key: string, part?: StoredPart) => Promise<StoredStream | null>
  /** Size, and time of the last write, without reading; null if the key does not exist. */
  stat: (key: string) => Promise<StoredStat | null>
  /** Writes completely or not at all: a reader never sees half of it. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** The same for what may be large. Stores nothing if `content` fails. */
  writeStream: (key: string, content: AsyncIterable<Uint8Array>) => Promise<void>
  /** Does nothing if the key does not exist. */
  remove: (key: string) => Promise<void>
  /** All keys, in no particular order, but those below the folder `except`. Files that are being written are left out. */
  list: (except?: string) => AsyncIterable<string>
  /**
   * Removes what was being written before this time by processes that died meanwhile. A bucket does so by a rule of its
   * own.
   */
  removeUnfinished: (before: Date) => Promise<void>
  /** A short-lived address from which a browser downloads it by itself; null if this storage has none. */
  link: (key: string, download: Download) => Promise<string | null>
}

/** Bytes within a file, both ends inclusive. */
export type StoredPart = { from: number; to: number }

/** `size` in bytes, of the part if it is one. */
export type StoredStream = { size: number; content: Readable }

/** `size` in bytes. `md5` in hexadecimal, if the storage knows it without reading. */
export type StoredStat = { size: number; modified: Date; md5: string | null }

/** The headers that a download comes with. */
export type Download = { type: string; disposition: string }
