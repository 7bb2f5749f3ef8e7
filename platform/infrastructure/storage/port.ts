/** Where bytes lie: this machine's disk, or any store that knows keys. A key is a relative path of `[a-z0-9./-]`. */
export type Storage = {
  read: (key: string) => Promise<Uint8Array | null>
  /** Writes as a whole or not at all: a reader never sees half of it. */
  write: (key: string, bytes: Uint8Array) => Promise<void>
  /** What isn't there is removed already. */
  remove: (key: string) => Promise<void>
}
