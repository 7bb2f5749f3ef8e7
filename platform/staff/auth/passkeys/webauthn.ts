/** Loads the WebAuthn library on first use: it takes 30 MB, and few nodes ever need it. */
export function webauthn() {
  return import('@simplewebauthn/server')
}
