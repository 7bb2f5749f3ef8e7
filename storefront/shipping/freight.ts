import { useEffect } from 'react'
import type { User } from '#contract/customers/customers.ts'
import type { Message } from '#contract/message.ts'
import type { FreightGoods, FreightQuote } from '#contract/settings/shipping.ts'
import { cartStore, loadCart } from '../cart/cart-store.ts'
import { ensureUser, userStore } from '../customer/user.ts'
import { ApiError, apiSend, useShop } from '../rendering/browser/api.ts'
import { createStore } from '../rendering/browser/store.ts'

/** The endpoint and body of a quote: `goods` is the body without the CEP; it is empty for the cart. */
type QuoteRequest =
  | { path: '/v2/front/shipment/product'; goods: FreightGoods }
  | { path: '/v2/front/shipment/cart'; goods: Record<string, never> }

export type FreightState = {
  /** The typed digits, until the platform knows them as the visitor's CEP. */
  typed: string
  /** The latest answer. It stays while a quote for changed goods is loading. */
  quote: FreightQuote | null
  waiting: boolean
  /** Why there is no quote, as text for the shopper; `cep` is true if the CEP is the reason. */
  refusal: { mensagem: string; cep: boolean } | null
}

/** A freight quote with its state, used in one place of the shop, or in several that show the same. */
type Freight = ReturnType<typeof createFreight>

export function createFreight() {
  const store = createStore<FreightState>({ typed: '', quote: null, waiting: false, refusal: null })
  let latest = ''

  return { use: store.use, ask }

  /** Requests a quote, unless it is the same as the last one. `about` identifies the state of the goods. */
  async function ask(
    appToken: string,
    cep: string,
    { path, goods }: QuoteRequest,
    about: string,
  ): Promise<void> {
    const typed = cep.replace(/\D/g, '')
    const question = `${typed} ${about}`
    if (question === latest) return
    latest = question
    if (typed.length !== 8) return refuse(typed, { mensagem: 'Digite os oito dígitos do CEP.', cep: true })

    const { quote: shown } = store.get()
    change({ typed, waiting: true, refusal: null, quote: shown?.cep === typed ? shown : null })
    try {
      await ensureUser(appToken)
      const quote = await apiSend<FreightQuote>('POST', path, { appToken, body: { ...goods, cep: typed } })
      if (question === latest) change({ quote, waiting: false })
    } catch (error) {
      if (question === latest) refuse(typed, refusalOf(error))
      // Does not save a CEP that was refused (422); other failures say nothing about the CEP.
      if (!isAboutCep(error)) await rememberCep(appToken, typed)
      return
    }
    await rememberCep(appToken, typed)
    if (question === latest) change({ typed: '' })
  }

  function refuse(typed: string, refusal: FreightState['refusal']) {
    latest = ''
    change({ typed, refusal, quote: null, waiting: false })
  }

  function change(changed: Partial<FreightState>) {
    store.set({ ...store.get(), ...changed })
  }
}

/** How long the goods must be unchanged before an existing quote is renewed. */
const CHANGE_MS = 300

/**
 * The state of a freight quote, kept up to date with its goods. Requests a quote automatically if the visitor's CEP is
 * known. `about` as in `ask`; null while there is nothing to quote. `came` is the CEP of the server's answer.
 */
export function useFreight(freight: Freight, request: QuoteRequest, about: string | null, initialCep = '') {
  const appToken = useShop()?.appToken ?? ''
  const state = freight.use()
  const cep = useCep(state, initialCep)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `about` stands for the goods
  useEffect(() => {
    if (cep === '' || about === null) return
    const wait = state.quote ? CHANGE_MS : 0
    const timer = setTimeout(() => void freight.ask(appToken, cep, request, about), wait)
    return () => clearTimeout(timer)
  }, [freight, cep, about])

  return {
    ...state,
    cep,
    awaited: isAwaited(state, cep),
    ask: (typed: string) => void freight.ask(appToken, typed, request, about ?? ''),
  }
}

/** The CEP to quote for: the typed one, or else the known one. */
export function useCep({ typed }: FreightState, initialCep: string): string {
  const user = userStore.use()

  return typed || (user?.endereco.cep ?? '') || initialCep
}

/** Whether a quote is loading or about to load. */
export function isAwaited({ waiting, quote, refusal }: FreightState, cep: string): boolean {
  return waiting || (cep !== '' && !quote && !refusal)
}

/**
 * Saves the CEP in the session on the platform (specification, section 7), and reloads the cart, whose free freight
 * depends on the state. A failure is only logged.
 */
async function rememberCep(appToken: string, cep: string) {
  const before = userStore.get()?.endereco.cep
  try {
    const user = await apiSend<User>('POST', '/v2/front/checkout/zipcode', { appToken, body: { cep } })
    userStore.set(user)
    if (cartStore.get().cart && user.endereco.cep !== before) void loadCart(appToken)
  } catch (error) {
    console.error('The CEP could not be saved.', error)
  }
}

function refusalOf(error: unknown): NonNullable<FreightState['refusal']> {
  const messages: readonly Message[] = error instanceof ApiError && error.status < 500 ? error.mensagens : []
  const mensagem =
    messages[0]?.mensagem ?? 'Não conseguimos calcular o frete agora. Confira a sua conexão e tente de novo.'

  return { mensagem, cep: isAboutCep(error) }
}

function isAboutCep(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422
}
