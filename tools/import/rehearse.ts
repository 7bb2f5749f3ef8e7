import type { Storage } from '#platform/infrastructure/storage/port.ts'
import type { Target } from './import-groups.ts'

/** Does the whole work and undoes it: its transaction rolls back, and its files are never written. */
export async function rehearse<T>(target: Target, work: (stage: Target) => Promise<T>): Promise<T> {
  let done: { answer: T } | undefined
  await target.db
    .transaction(async (tx) => {
      const storage = withoutWriting(target.storage)
      done = { answer: await work({ ...target, db: tx, storage }) }
      throw new RolledBack()
    })
    .catch((error) => {
      if (!(error instanceof RolledBack)) throw error
    })
  if (!done) throw new Error('O ensaio não chegou ao fim.')

  return done.answer
}

class RolledBack extends Error {}

function withoutWriting(storage: Storage): Storage {
  return {
    ...storage,
    write: async () => undefined,
    writeStream: async () => undefined,
    remove: async () => undefined,
  }
}
