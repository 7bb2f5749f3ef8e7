import * as z from 'zod'

/** Base64url of the largest thing that an authenticator signs, and more. */
const Bytes = z.string().max(20_000)

const Transport = z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])

const Credential = z.object({
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
})

/** What a browser answers after making a passkey (WebAuthn level 3, `RegistrationResponseJSON`), as far as it is read. */
export const Registration = Credential.extend({
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z.array(Transport).default([]),
  }),
})

/** What a browser answers after using one (`AuthenticationResponseJSON`), as far as it is read. */
export const Assertion = Credential.extend({
  response: z.object({ clientDataJSON: Bytes, authenticatorData: Bytes, signature: Bytes }),
})

/** Ed25519, ES256 and RS256 (COSE): what all authenticators have one of. */
export const ALGORITHMS = [-8, -7, -257]

/** Where passkeys are at home: the shop's own host, so that no other page can ask for them. */
export function homeOf(storeUrl: string): { origin: string; rpID: string } {
  return { origin: storeUrl, rpID: new URL(storeUrl).hostname }
}
