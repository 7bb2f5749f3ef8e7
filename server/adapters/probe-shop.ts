import type { SelfProbe } from '#domain/store/hosting/reach-findings.ts'
import { newKey } from '#platform/infrastructure/security/keys.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import type { SignLink } from '#platform/infrastructure/security/sign-link.ts'

/** From the DNS to the last byte. */
const TIMEOUT_MS = 5_000

/** A longer answer is not the shop's. */
const MAX_BYTES = 1_000

/** Node's codes for a certificate that browsers would refuse, too. */
const CERTIFICATE = /^(CERT_|ERR_TLS_CERT|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/

const UNKNOWN_NAME = ['ENOTFOUND', 'EAI_AGAIN']

/**
 * Creates the request by which the shop finds out what answers at its public address: another node of this shop signs
 * the same word in the same way (`server/api/reach-route.ts`). Never throws.
 */
export function shopProbe(storeUrl: string, signLink: SignLink): () => Promise<SelfProbe> {
  return async function probeShop() {
    const word = newKey()
    try {
      const response = await fetch(`${storeUrl}/v2/reach/${word}`, {
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })

      return sameSecret(await startOf(response), signLink('alcance', word)) ? 'alcancada' : 'outra'
    } catch (error) {
      return resultOf(error)
    }
  }
}

async function startOf(response: Response): Promise<string> {
  let text = ''
  const decoder = new TextDecoder()
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true })
    if (text.length > MAX_BYTES) break
  }

  return text
}

function resultOf(error: unknown): SelfProbe {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
  if (UNKNOWN_NAME.includes(code)) return 'nome'

  return CERTIFICATE.test(code) ? 'certificado' : 'semResposta'
}
