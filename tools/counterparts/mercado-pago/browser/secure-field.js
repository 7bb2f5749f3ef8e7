// The inside of a secure field: one input, of which the shop's page hears events, but never the value.
;(() => {
  const input = document.querySelector('input')
  const AUTOCOMPLETE = { cardNumber: 'cc-number', securityCode: 'cc-csc', expirationDate: 'cc-exp' }
  let type = ''
  let settings = {}
  let bin = null
  let valid = null

  // Siblings of this origin read each other's values to make a token.
  window.secureField = { type: () => type, value: () => input.value, problems: () => problems() }

  addEventListener('message', ({ source, data }) => {
    if (source !== parent || typeof data !== 'object' || data === null) return
    if (data.do === 'start') start(data)
    if (data.do === 'focus') input.focus()
    if (data.do === 'blur') input.blur()
    if (data.do === 'update') update(data.properties)
    if (data.do === 'token') void token(data)
  })

  for (const event of ['focus', 'blur', 'paste']) input.addEventListener(event, () => tell(event))
  input.addEventListener('blur', check)
  input.addEventListener('input', () => {
    input.value = formatted(input.value)
    tell('change')
    if (valid === false) check()
    if (type === 'cardNumber') tellBin()
  })
  tell('start')

  function start({ type: kind, options }) {
    type = kind
    input.autocomplete = AUTOCOMPLETE[type] ?? 'off'
    input.placeholder = options.placeholder ?? ''
    if (options.srLabel) input.setAttribute('aria-label', options.srLabel)
    if (options.ariaRequired) input.setAttribute('aria-required', 'true')
    Object.assign(input.style, options.style)
    tell('ready')
  }

  function update({ placeholder, settings: changed, invalid }) {
    if (placeholder !== undefined) input.placeholder = placeholder
    if (changed) settings = { ...settings, ...changed }
    if (invalid !== undefined) input.setAttribute('aria-invalid', String(invalid))
  }

  function formatted(text) {
    const digits = text.replace(/\D/g, '')
    if (type === 'cardNumber') return digits.slice(0, 19).replace(/(.{4})(?=.)/g, '$1 ')
    if (type === 'securityCode') return digits.slice(0, settings.length ?? 4)
    return digits.length > 2 ? `${digits.slice(0, 2)}/${digits.slice(2, 6)}` : digits
  }

  function tellBin() {
    const digits = input.value.replace(/\D/g, '')
    const next = digits.length >= 8 ? digits.slice(0, 8) : null
    if (next === bin) return
    bin = next
    tell('binChange', { bin })
  }

  function check() {
    const found = problems()
    if (valid === (found.length === 0)) return
    valid = found.length === 0
    tell('validityChange', { errorMessages: found })
  }

  function problems() {
    const digits = input.value.replace(/\D/g, '')
    if (type === 'cardNumber') {
      if (digits.length < 8 || digits.length > 19) return [problem('invalid_length')]
      return luhn(digits) ? [] : [problem('invalid_value')]
    }
    if (type === 'securityCode') {
      const length = settings.length ?? 3
      return digits.length === length ? [] : [problem('invalid_length')]
    }
    const [, month, year] = /^(\d{2})(\d{2}|\d{4})$/.exec(digits) ?? []
    if (!month || Number(month) < 1 || Number(month) > 12) return [problem('invalid_value')]
    const end = Date.UTC(Number(year) < 100 ? 2000 + Number(year) : Number(year), Number(month), 1)
    return Date.now() < end ? [] : [problem('invalid_value')]
  }

  function problem(cause) {
    return { cause, message: `${type}: ${cause}` }
  }

  function luhn(digits) {
    const sum = [...digits].reverse().reduce((total, digit, place) => {
      const value = Number(digit) * (place % 2 === 1 ? 2 : 1)
      return total + (value > 9 ? value - 9 : value)
    }, 0)
    return sum % 10 === 0
  }

  async function token({ call, publicKey, card }) {
    const fields = siblings()
    const errors = fields.flatMap((field) =>
      field.problems().map((found) => ({ ...found, field: field.type() })),
    )
    if (errors.length > 0) return tell('token', undefined, { call, errors })
    const values = Object.fromEntries(fields.map((field) => [field.type(), field.value().replace(/\D/g, '')]))
    const typed = {
      card_number: values.cardNumber,
      expiration_month: values.expirationDate?.slice(0, 2),
      expiration_year: values.expirationDate?.slice(2).padStart(4, '20'),
      cardholder: {
        name: card.cardholderName,
        identification: { type: card.identificationType, number: card.identificationNumber },
      },
    }
    const response = await fetch(`/v1/card_tokens?public_key=${encodeURIComponent(publicKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        ...(card.cardId ? { card_id: card.cardId } : typed),
        security_code: values.securityCode,
      }),
    }).catch(() => null)
    const answer = response && (await response.json().catch(() => null))
    if (response?.ok) tell('token', undefined, { call, token: answer })
    else tell('token', undefined, { call, errors: answer?.cause ?? [{ message: 'Network error' }] })
  }

  function siblings() {
    return Array.from({ length: parent.length }, (_, place) => {
      try {
        return parent[place].secureField
      } catch {
        return undefined
      }
    }).filter((field) => field !== undefined)
  }

  function tell(event, data, rest) {
    parent.postMessage({ event, data, ...rest }, '*')
  }
})()
