import * as z from 'zod'

/** Maximum length in base64url, more than any authenticator signs. */
const Bytes = z.string().max(20_000)

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const Credential = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/**
 * A browser's response after creating a passkey (WebAuthn level 3, `RegistrationResponseJSON`), as far as it is used.
 */
export const Registration = Credential.extend({
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(Transport).default([]),
  }),
})

/** A browser's response after using one (`AuthenticationResponseJSON`), as far as it is used. */
export const Assertion = Credential.extend({
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})

/** Ed25519, ES256 and RS256 (COSE): every authenticator supports one of them. */
export const ALGORITHMS = [-8, -7, -257]

/** Relying party: the shop's own host, so that no other site can use its passkeys. */
export function homeOf(storeUrl: string): { origin: string; rpID: string } {
  return { origin: storeUrl, rpID: new URL(storeUrl).hostname }
}
