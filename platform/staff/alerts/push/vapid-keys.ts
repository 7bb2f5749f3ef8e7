import { createECDH } from 'node:crypto'
import { storeSecret } from '#platform/content/settings/store-secret.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { VapidKeys } from './vapid.ts'

/**
 * The store's own key pair, created once. Browsers subscribe to its public key: a new one would invalidate all
 * subscriptions.
 */
export async function vapidKeys(context: Pick<RequestContext, 'db'>): Promise<VapidKeys> {
  const privateKey = await storeSecret(context, 'push', newPrivateKey)
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(privateKey, 'base64url')

  return { publicKey: pair.getPublicKey('base64url'), privateKey }
}

/** 32 bytes as base64url. */
function newPrivateKey(): string {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  // A key that begins with a zero byte is exported without it.
  const bytes = Buffer.alloc(32)
  const key = pair.getPrivateKey()
  key.copy(bytes, bytes.length - key.length)

  return bytes.toString('base64url')
}
