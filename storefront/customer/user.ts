import type { User } from '#contract/customers/customers.ts'
import { apiGet } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'

/** The visitor; null until the platform has answered. */
export const userStore = createStore<User | null>(null)

/** Resolves once a CEP of the visitor is known. */
export function whenCepKnown(): Promise<void> {
  return new Promise((resolve) => {
    const stop = userStore.subscribe(look)
    look()

    function look() {
      if (!userStore.get()?.endereco.cep) return
      stop()
      resolve()
    }
  })
}

let loading: Promise<void> | undefined

/**
 * Reads the visitor, once per page load. All other calls for the visitor wait for it: its answer sets the session of a
 * new visitor, and parallel calls would create one session each. A failure is only logged (specification, section 8).
 */
export function ensureUser(appToken: string): Promise<void> {
  loading ??= reloadUser(appToken)
  return loading
}

/** Reads the visitor again, after they gave a CEP, logged in or out. */
export async function reloadUser(appToken: string): Promise<void> {
  try {
    userStore.set(await apiGet<User>('/v2/front/checkout/user', { appToken }))
  } catch (error) {
    console.error('The visitor could not be read.', error)
  }
}
