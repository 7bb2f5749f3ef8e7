import { sqlState } from './sql-state.ts'

/** What PostgreSQL calls a transaction that it ended because two waited for each other. */
const DEADLOCK = '40P01'

const ATTEMPTS = 5

/** Does the work again when PostgreSQL chose it as the one to give way. */
export async function unlessDeadlocked<T>(work: () => Promise<T>, attempts = ATTEMPTS): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (attempts <= 1 || sqlState(error) !== DEADLOCK) throw error
    return unlessDeadlocked(work, attempts - 1)
  }
}
