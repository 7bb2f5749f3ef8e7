// Stands in for MercadoPago.js v2 (https://sdk.mercadopago.com/js/v2), with what its documentation says of card forms
// with secure fields (github.com/mercadopago/sdk-js: docs/fields.md, docs/core-methods.md). The card's data stays in
// frames of this script's own origin, which turn it into a token.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const TYPES = ['cardNumber', 'securityCode', 'expirationMonth', 'expirationYear', 'expirationDate']

  class Field {
    #type
    #options
    #listeners = new Map()
    #frame = null

    constructor(type, options) {
      if (!TYPES.includes(type)) throw new Error(`Invalid field type: ${type}`)
      this.#type = type
      this.#options = options
    }

    mount(container) {
      const place = document.getElementById(container)
      if (!place) throw new Error(`Container not found: ${container}`)
      const frame = document.createElement('iframe')
      frame.name = this.#type
      frame.src = `${origin}/secure-fields/${this.#type}`
      Object.assign(frame.style, { width: '100%', height: '100%', border: '0', display: 'block' })
      place.append(frame)
      this.#frame = frame
      frames.set(this.#type, this)
      return this
    }

    unmount() {
      frames.delete(this.#type)
      this.#frame?.remove()
      this.#frame = null
      return this
    }

    on(event, callback) {
      this.#listeners.set(event, callback)
      return this
    }

    update(properties) {
      this.send({ do: 'update', properties })
      return this
    }

    focus() {
      this.#frame?.focus()
      this.send({ do: 'focus' })
    }

    blur() {
      this.send({ do: 'blur' })
    }

    send(message) {
      this.#frame?.contentWindow?.postMessage(message, origin)
    }

    hear(source, { event, data }) {
      if (source !== this.#frame?.contentWindow) return
      if (event === 'start') this.send({ do: 'start', type: this.#type, options: this.#options })
      this.#listeners.get(event)?.({ field: this.#type, ...data })
    }
  }

  const frames = new Map()
  const waiting = new Map()

  addEventListener('message', ({ origin: sender, source, data }) => {
    if (sender !== origin || typeof data !== 'object' || data === null) return
    if (data.event !== 'token') {
      for (const field of frames.values()) field.hear(source, data)
      return
    }
    const { resolve, reject } = waiting.get(data.call) ?? {}
    waiting.delete(data.call)
    if (data.errors) reject?.(data.errors)
    else resolve?.(data.token)
  })

  async function ask(path, query) {
    const response = await fetch(`${origin}${path}?${new URLSearchParams(query)}`)
    const answer = await response.json()
    if (!response.ok) throw answer
    return answer
  }

  window.MercadoPago = class MercadoPago {
    #key

    constructor(publicKey) {
      if (typeof publicKey !== 'string' || publicKey === '') throw new Error('Public key is required')
      this.#key = publicKey
      this.fields = {
        create: (type, options = {}) => new Field(type, options),
        createCardToken: (card = {}) => this.#token(card),
      }
    }

    getIdentificationTypes() {
      return ask('/v1/identification_types', { public_key: this.#key })
    }

    getPaymentMethods({ bin }) {
      return ask('/v1/payment_methods/search', { public_key: this.#key, bins: bin })
    }

    getInstallments({ amount, bin }) {
      return ask('/v1/payment_methods/installments', { public_key: this.#key, amount, bin })
    }

    #token(card) {
      // Of a stored card, only the code is typed.
      const number = frames.get(card.cardId ? 'securityCode' : 'cardNumber')
      if (!number) return Promise.reject(new Error('MercadoPago.js - No card field is mounted'))
      const call = String(waiting.size + performance.now())
      number.send({ do: 'token', call, publicKey: this.#key, card })
      return new Promise((resolve, reject) => waiting.set(call, { resolve, reject }))
    }
  }
})()
