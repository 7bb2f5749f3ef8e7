import { createHash } from 'node:crypto'
import type { InvoiceEnvironment } from '../port.ts'

/**
 * The address for notifications of an environment. It names the secret by its hash: the service registers an address
 * once, and an account that is entered again has another secret.
 */
export function webhookUrl(storeUrl: string, ambiente: InvoiceEnvironment, secret: string): string {
  const version = createHash('sha256').update(secret).digest('hex').slice(0, 12)

  return `${storeUrl}/v2/webhooks/nfe/${ambiente}?v=${version}`
}
