import { readExpiry } from '#domain/payments/cards/expiry.ts'
import type { TypedCard } from './card-problems.ts'

/** What the provider's script puts on the page (docs/payments.md). */
type CardProvider = {
  token: (card: { number: string; name: string; expiry: string; code: string }) => Promise<{ token: string }>
}

declare global {
  interface Window {
    cardProvider?: CardProvider
  }
}

/** Loads the provider's script, once per page; fails where it can't be had, and may be tried again then. */
export function loadCardProvider(script: string): Promise<CardProvider> {
  const known = loading.get(script)
  if (known) return known
  const promise = insert(script)
  loading.set(script, promise)
  promise.catch(() => loading.delete(script))

  return promise
}

/** Brings a card to its provider, straight from the browser, and answers what stands for it: good for one payment. */
export async function cardToken(script: string, card: TypedCard): Promise<string> {
  const provider = await loadCardProvider(script)
  const { mes, ano } = readExpiry(card.validade) ?? { mes: 0, ano: 0 }
  const { token } = await provider.token({
    number: card.numero.replace(/\D/g, ''),
    name: card.nome.trim(),
    expiry: `${String(mes).padStart(2, '0')}/${String(ano).slice(-2)}`,
    code: card.codigo,
  })

  return token
}

const loading = new Map<string, Promise<CardProvider>>()

function insert(src: string): Promise<CardProvider> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = src
    element.onload = () => {
      if (window.cardProvider) resolve(window.cardProvider)
      else reject(new Error(`${src} não definiu window.cardProvider.`))
    }
    element.onerror = () => {
      element.remove()
      reject(new Error(`${src} não pôde ser carregado.`))
    }
    document.head.append(element)
  })
}
