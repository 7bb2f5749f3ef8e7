/** Stores bytes: on this machine's disk, or in any key-value store. A key is a relative path of `[a-z0-9./-]`. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | null>
  /** Writes completely or not at all: a reader never sees half of it. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** Does nothing if the key does not exist. */
  remove: (key: string) => Promise<void>
}
