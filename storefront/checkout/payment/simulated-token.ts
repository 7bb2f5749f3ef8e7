import { readExpiry } from '#domain/payments/cards/expiry.ts'
import type { TypedCard } from './card-problems.ts'

/** The global that the provider's script defines (docs/payments.md). */
type CardProvider = {
  token: (card: { number: string; name: string; expiry: string; code: string }) => Promise<{ token: string }>
}

declare global {
  interface Window {
    cardProvider?: CardProvider
  }
}

/** Loads the provider's script, once per page. Rejects if it cannot be loaded; another call then tries again. */
export function loadCardProvider(script: string): Promise<CardProvider> {
  const known = loading.get(script)
  if (known) return known
  const promise = insert(script)
  loading.set(script, promise)
  promise.catch(() => loading.delete(script))

  return promise
}

/** Sends a card to the simulated provider and returns a token that is valid for one payment. */
export async function simulatedToken(script: string, card: TypedCard): Promise<string> {
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
      else fail('did not define window.cardProvider')
    }
    element.onerror = () => fail('could not be loaded')
    document.head.append(element)

    // The next try adds its own.
    function fail(how: string) {
      element.remove()
      reject(new Error(`${src} ${how}.`))
    }
  })
}
