import type { NewShopEvent } from '#contract/events.ts'
import { apiNotify } from '../rendering/browser/api.ts'

/** A product in an event; `valor` is the unit price in centavos. */
export type TrackedItem = {
  idProduto: number
  nome: string
  marca?: string
  quantidade: number
  valor: number
}

/** One event on a page. */
export type Tracked = Pick<NewShopEvent, 'nome' | 'lista' | 'termo' | 'entrada'> & {
  itens?: readonly TrackedItem[]
}

/** How long events are collected before they are sent in one call. */
const GATHER_MS = 1_000

/** The contract's limits per call and per event, copied to keep the contract's code out of the browser. */
export const EVENTS_PER_CALL = 20
export const ITEMS_PER_EVENT = 100

/** How many events of this page load are replayed to tags that load later. */
const HISTORY_SIZE = 50

/** How fragments of addresses begin in which a form's action says what it has counted. */
export const COUNTED = '#contado='

const waiting: NewShopEvent[] = []
const history: Tracked[] = []
const listeners = new Set<(event: Tracked) => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let token: string | undefined

/**
 * Counts what a visitor does, for the store's own statistics, without identifying the visitor (`contract/events.ts`).
 */
export function track(event: Tracked): void {
  const { itens = [], ...rest } = event
  waiting.push({
    ...rest,
    pagina: location.pathname.slice(0, 300),
    itens: itens.slice(0, ITEMS_PER_EVENT).map(counted),
  })
  relay(event)
  // The specification sends a page view 250 ms after the change of route, and `PageViews` has already waited for that.
  if (event.nome === 'page_view') send()
  else timer ??= setTimeout(send, GATHER_MS)
}

/** Passes an event on to the merchant's tags only: one that the server has counted. */
export function relay(event: Tracked): void {
  if (history.push(event) > HISTORY_SIZE) history.shift()
  for (const listener of listeners) listener(event)
}

/** Calls the listener with every event of this page load, past and future. Returns a function that stops it. */
export function onTracked(listener: (event: Tracked) => void): () => void {
  history.forEach(listener)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/**
 * Starts sending: events wait until the app token is known, and the remaining ones are sent when the page is hidden.
 */
export function startTracking(appToken: string): () => void {
  token = appToken
  document.addEventListener('visibilitychange', sendWhenHidden)
  return () => document.removeEventListener('visibilitychange', sendWhenHidden)
}

function sendWhenHidden() {
  if (document.visibilityState === 'hidden') send()
}

/** A failure is only logged: statistics must not disturb the visitor. */
function send() {
  clearTimeout(timer)
  timer = undefined
  if (token === undefined) return
  while (waiting.length > 0) {
    const eventos = waiting.splice(0, EVENTS_PER_CALL)
    apiNotify('POST', '/v2/front/events', { appToken: token, body: { eventos }, keepalive: true }).catch(
      (error) => {
        console.warn('Page events could not be sent.', error)
      },
    )
  }
}

function counted({ idProduto, quantidade, valor }: TrackedItem) {
  return { idProduto, quantidade, valor }
}
