import { sqlState } from './sql-state.ts'

/** SQLSTATE of a transaction that PostgreSQL cancelled to resolve a deadlock. */
const DEADLOCK = '40P01'

const ATTEMPTS = 5

/** Runs the work again if PostgreSQL cancelled it to resolve a deadlock. */
export async function unlessDeadlocked<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempts <= 1 || sqlState(error) !== DEADLOCK) throw error
    return unlessDeadlocked(work, attempts - 1)
  }
}
