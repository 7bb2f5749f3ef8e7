/**
 * The script that the shop's payment page loads from the provider: `cardProvider.token({ number, expiry, code, name })`
 * sends the card there and promises `{ token, brand, last4 }`. The shop's server never sees the number.
 */
export const CARD_SCRIPT = `(() => {
  const origin = new URL(document.currentScript.src).origin
  window.cardProvider = {
    async token(card) {
      const response = await fetch(origin + '/v1/tokens', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
      })
      if (!response.ok) throw new Error('O cartão não foi aceito.')
      return response.json()
    },
  }
})()
`
