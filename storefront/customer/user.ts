import type { User } from '#contract/customers/customers.ts'
import { apiGet } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'

/** Who visits; null until the platform has said so. */
export const userStore = createStore<User | null>(null)

/** Waits until the platform tells a CEP of the visitor's. */
export function knownCep(): Promise<void> {
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

let known: Promise<void> | undefined

/**
 * Asks who visits, once per page load. Every other call in the visitor's name waits for it: it is the answer that sets a new
 * visitor's session, and calls side by side would each get one of their own. A failure is logged only (specification, section 8).
 */
export function knowUser(appToken: string): Promise<void> {
  known ??= reloadUser(appToken)
  return known
}

/** Asks again, for when the visitor gave a CEP, logged in or out. */
export async function reloadUser(appToken: string): Promise<void> {
  try {
    userStore.set(await apiGet<User>('/v2/front/checkout/user', { appToken }))
  } catch (error) {
    console.error('O visitante não pôde ser lido.', error)
  }
}
