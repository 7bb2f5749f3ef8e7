import type { CardFields } from '#contract/orders/card-fields.ts'
import type { Sources } from './security-headers.ts'

type CardSources = Pick<Sources, 'scripts' | 'calls' | 'frames'>

/** Further origins for pages with a card form: the providers' scripts, what they call, and the frames of their fields. */
export function withCardFields(sources: Sources, fields: readonly CardFields[]): Sources {
  return fields.map(originsOf).reduce(joined, sources)
}

/**
 * Further frames for an order's page, on which a buyer confirms a payment with the card's bank (3DS): the provider's
 * page leads to the bank's, whose origin nobody knows before.
 */
export function withChallenges(sources: Sources, fields: readonly CardFields[]): Sources {
  if (!fields.some(({ provedor }) => provedor === 'mercadoPago')) return sources

  return joined(sources, { scripts: [], calls: [], frames: ['https:'] })
}

function joined(sources: Sources, { scripts, calls, frames }: CardSources): Sources {
  return {
    scripts: [...new Set([...sources.scripts, ...scripts])],
    calls: [...new Set([...sources.calls, ...calls])],
    pictures: sources.pictures,
    frames: [...new Set([...sources.frames, ...frames])],
  }
}

function originsOf(campos: CardFields): CardSources {
  if (campos.provedor === 'pagarme')
    return { scripts: [], calls: [new URL(campos.tokens).origin], frames: [] }
  const { origin } = new URL(campos.script)
  if (origin === MERCADO_PAGO_SDK) return MERCADO_PAGO

  return { scripts: [origin], calls: [origin], frames: [origin] }
}

const MERCADO_PAGO_SDK = 'https://sdk.mercadopago.com'

/** What MercadoPago.js v2 loads and calls for secure fields and its prevention of fraud; nobody documents it. */
const MERCADO_PAGO: CardSources = {
  scripts: [MERCADO_PAGO_SDK, 'https://http2.mlstatic.com', 'https://www.mercadopago.com'],
  calls: [
    'https://api.mercadopago.com',
    'https://api-static.mercadopago.com',
    'https://secure-fields.mercadopago.com',
    'https://events.mercadopago.com',
    'https://www.mercadopago.com',
    'https://api.mercadolibre.com',
    'https://www.mercadolibre.com',
    'https://http2.mlstatic.com',
  ],
  frames: ['https://secure-fields.mercadopago.com', 'https://api-static.mercadopago.com'],
}
