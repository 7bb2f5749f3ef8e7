/** A field in a frame of Mercado Pago's; the page hears its events, but never its value. */
export type SecureField = {
  mount: (container: string) => unknown
  unmount: () => unknown
  on: (event: string, callback: (data: FieldEvent) => void) => unknown
  update: (properties: { settings?: unknown; invalid?: boolean }) => unknown
  focus: () => void
}

type FieldEvent = { bin?: string | null; errorMessages?: unknown[] }

export type FieldType = 'cardNumber' | 'expirationDate' | 'securityCode'

/** A card as a token, and the ends of its number. */
export type CardToken = { id: string; first_six_digits: string; last_four_digits: string }

/** The part of MercadoPago.js v2 that a card form needs (github.com/mercadopago/sdk-js, docs/fields.md). */
export type MercadoPagoSdk = {
  fields: {
    create: (type: FieldType, options: Record<string, unknown>) => SecureField
    createCardToken: (card: Record<string, string>) => Promise<CardToken>
  }
  getPaymentMethods: (ask: { bin: string }) => Promise<{
    results: {
      id: string
      payment_type_id: string
      settings?: { card_number: unknown; security_code: unknown }[]
    }[]
  }>
  getInstallments: (ask: {
    amount: string
    bin: string
  }) => Promise<{ payer_costs: { installments: number; total_amount: number }[] }[]>
}

declare global {
  interface Window {
    MercadoPago?: new (publicKey: string, options: Record<string, unknown>) => MercadoPagoSdk
  }
}

/** Loads the script, once per page, and opens it for an account. Rejects if it can't be loaded. */
export async function openSdk({ script, chavePublica }: { script: string; chavePublica: string }) {
  if (!window.MercadoPago) await insert(script)
  if (!window.MercadoPago) throw new Error(`${script} did not define window.MercadoPago.`)

  return new window.MercadoPago(chavePublica, { locale: 'pt-BR' })
}

function insert(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    element.src = src
    element.onload = () => resolve()
    element.onerror = () => {
      // The next try adds its own.
      element.remove()
      reject(new Error(`${src} could not be loaded.`))
    }
    document.head.append(element)
  })
}
