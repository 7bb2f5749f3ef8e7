import { useEffect } from 'react'
import type { User } from '#contract/customers/customers.ts'
import type { Message } from '#contract/message.ts'
import type { FreightGoods, FreightQuote } from '#contract/settings/shipping.ts'
import { cartStore, loadCart } from '../cart/cart-store.ts'
import { knowUser, userStore } from '../customer/user.ts'
import { ApiError, apiSend, useShop } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'

/** Which of the platform's calls quotes, and for what: `goods` is the call's body without the CEP; the cart's has none. */
type Quoted =
  | { path: '/v2/front/shipment/product'; goods: FreightGoods }
  | { path: '/v2/front/shipment/cart'; goods: Record<string, never> }

export type FreightState = {
  /** The digits that were asked with, while the platform doesn't know them as the visitor's CEP. */
  typed: string
  /** The latest answer. While one for other goods is on its way it stays. */
  quote: FreightQuote | null
  waiting: boolean
  /** Why there is no quote, in words for the shopper; `cep` is true where the CEP is the reason. */
  refusal: { mensagem: string; cep: boolean } | null
}

/** Freight that is quoted in one place of the shop, or in several that show the same. */
type Freight = ReturnType<typeof createFreight>

export function createFreight() {
  const store = createStore<FreightState>({ typed: '', quote: null, waiting: false, refusal: null })
  let asked = ''

  return { use: store.use, ask }

  /** Quotes anew, unless this is what was asked last. `about` tells one state of the goods from another. */
  async function ask(appToken: string, cep: string, { path, goods }: Quoted, about: string): Promise<void> {
    const typed = cep.replace(/\D/g, '')
    const question = `${typed} ${about}`
    if (question === asked) return
    asked = question
    if (typed.length !== 8) return refuse(typed, { mensagem: 'Digite os oito dígitos do CEP.', cep: true })

    const { quote: shown } = store.get()
    change({ typed, waiting: true, refusal: null, quote: shown?.cep === typed ? shown : null })
    try {
      await knowUser(appToken)
      const quote = await apiSend<FreightQuote>('POST', path, { appToken, body: { ...goods, cep: typed } })
      if (question === asked) change({ quote, waiting: false })
    } catch (error) {
      if (question === asked) refuse(typed, refusalOf(error))
      // A failed call says nothing against the CEP; one that does is no CEP to remember.
      if (!isAboutCep(error)) await rememberCep(appToken, typed)
      return
    }
    await rememberCep(appToken, typed)
    if (question === asked) change({ typed: '' })
  }

  function refuse(typed: string, refusal: FreightState['refusal']) {
    asked = ''
    change({ typed, refusal, quote: null, waiting: false })
  }

  function change(changed: Partial<FreightState>) {
    store.set({ ...store.get(), ...changed })
  }
}

/** So long goods have to stay what they are before a quote that is there is made anew. */
const CHANGE_MS = 300

/**
 * The state of some freight, kept up with its goods: with the visitor's CEP it is quoted without being asked for. `about` as
 * in `ask`; null while there is nothing to quote. `came` is the CEP that the page itself knew.
 */
export function useFreight(freight: Freight, quoted: Quoted, about: string | null, came = '') {
  const appToken = useShop()?.appToken ?? ''
  const state = freight.use()
  const cep = useCep(state, came)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the goods
  useEffect(() => {
    if (cep === '' || about === null) return
    const wait = state.quote ? CHANGE_MS : 0
    const timer = setTimeout(() => void freight.ask(appToken, cep, quoted, about), wait)
    return () => clearTimeout(timer)
  }, [freight, cep, about])

  return {
    ...state,
    cep,
    awaited: isAwaited(state, cep),
    ask: (typed: string) => void freight.ask(appToken, typed, quoted, about ?? ''),
  }
}

/** What is quoted for: what was typed, else what the shop knows. */
export function useCep({ typed }: FreightState, came: string): string {
  const user = userStore.use()

  return typed || (user?.endereco.cep ?? '') || came
}

/** Whether a quote is on its way, or about to be. */
export function isAwaited({ waiting, quote, refusal }: FreightState, cep: string): boolean {
  return waiting || (cep !== '' && !quote && !refusal)
}

/**
 * The platform keeps the CEP for the visit (specification, section 7). What the cart says of free freight depends on the state. A
 * failure is logged only.
 */
async function rememberCep(appToken: string, cep: string) {
  const before = userStore.get()?.endereco.cep
  try {
    const user = await apiSend<User>('POST', '/v2/front/checkout/zipcode', { appToken, body: { cep } })
    userStore.set(user)
    if (cartStore.get().cart && user.endereco.cep !== before) void loadCart(appToken)
  } catch (error) {
    console.error('O CEP não pôde ser guardado.', error)
  }
}

function refusalOf(error: unknown): NonNullable<FreightState['refusal']> {
  const said: readonly Message[] = error instanceof ApiError && error.status < 500 ? error.mensagens : []
  const mensagem =
    said[0]?.mensagem ?? 'Não conseguimos calcular o frete agora. Confira a sua conexão e tente de novo.'

  return { mensagem, cep: isAboutCep(error) }
}

function isAboutCep(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
