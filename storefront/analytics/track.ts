import type { NewShopEvent } from '#contract/events.ts'
import { apiNotify } from '../rendering/browser/api.ts'

/** A product in an event; `valor` is one unit's price in centavos. */
export type TrackedItem = {
  idProduto: number
  nome: string
  marca?: string
  quantidade: number
  valor: number
}

/** What is done on a page. */
export type Tracked = Pick<NewShopEvent, 'nome' | 'lista' | 'termo' | 'entrada'> & {
  itens?: readonly TrackedItem[]
}

/** So long events wait for others, so that a page makes one call and not five. */
const GATHER_MS = 1_000

/** The most that one call takes, and one event: as the contract has them, whose code stays out of the browser. */
export const EVENTS_PER_CALL = 20
export const ITEMS_PER_EVENT = 100

/** So many events of this page load are remembered for tags that come later than the page. */
const REMEMBERED = 50

const waiting: NewShopEvent[] = []
const told: Tracked[] = []
const listeners = new Set<(event: Tracked) => void>()
let timer: ReturnType<typeof setTimeout> | undefined
let token: string | undefined

/** Counts what a visitor does, for the store's own figures; says nothing of who it is (`contract/events.ts`). */
export function track(event: Tracked): void {
  const { itens = [], ...rest } = event
  waiting.push({
    ...rest,
    pagina: location.pathname.slice(0, 300),
    itens: itens.slice(0, ITEMS_PER_EVENT).map(counted),
  })
  if (told.push(event) > REMEMBERED) told.shift()
  for (const listener of listeners) listener(event)
  // The specification sends a page's view 250 ms after the change of route, and the counting waits for that already.
  if (event.nome === 'page_view') send()
  else timer ??= setTimeout(send, GATHER_MS)
}

/** Tells the tags of the merchant what is done, and what was done since the page loaded. Answers how to stop. */
export function onTracked(listener: (event: Tracked) => void): () => void {
  told.forEach(listener)
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Events wait until it is known in whose name they are sent; those that are left go with the page. */
export function startTracking(appToken: string): () => void {
  token = appToken
  document.addEventListener('visibilitychange', sendWhenHidden)
  return () => document.removeEventListener('visibilitychange', sendWhenHidden)
}

function sendWhenHidden() {
  if (document.visibilityState === 'hidden') send()
}

/** Figures are no reason to disturb anybody: a failure is logged only. */
function send() {
  clearTimeout(timer)
  timer = undefined
  if (token === undefined) return
  while (waiting.length > 0) {
    const eventos = waiting.splice(0, EVENTS_PER_CALL)
    apiNotify('POST', '/v2/front/events', { appToken: token, body: { eventos }, keepalive: true }).catch(
      (error) => {
        console.warn('O que foi feito na página não pôde ser contado.', error)
      },
    )
  }
}

function counted({ idProduto, quantidade, valor }: TrackedItem) {
  return { idProduto, quantidade, valor }
}
