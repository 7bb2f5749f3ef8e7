/** The library of passkeys, read with the first of them: it takes 30 MB, and few nodes ever see one. */
export function webauthn() {
  return import('@simplewebauthn/server')
}
