import { createCipheriv, createECDH, hkdfSync } from 'node:crypto'

/** A browser's subscription keys, as base64url: its P-256 point (uncompressed) and 16 secret bytes. */
export type BrowserKeys = { p256dh: string; auth: string }

/** In bytes: the largest record, and so the largest message, that every push service accepts (RFC 8030, 7.2). */
const RECORD_BYTES = 4096

/** Delimiter that ends the only record (RFC 8188, 2). */
const LAST_RECORD = Buffer.from([2])

/**
 * Encrypts a message for the subscribed browser (RFC 8291, on RFC 8188's `aes128gcm`). `salt` is 16 and `privateKey` 32
 * random bytes, new for each message. Throws if the browser's point is not on the curve.
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: BrowserKeys,
  { salt, privateKey }: { salt: Uint8Array; privateKey: Uint8Array },
): Buffer {
  const sender = createECDH('prime256v1')
  sender.setPrivateKey(privateKey)
  const browserPoint = Buffer.from(p256dh, 'base64url')
  const senderPoint = sender.getPublicKey()
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browserPoint, senderPoint])
  const secret = derive(sender.computeSecret(browserPoint), Buffer.from(auth, 'base64url'), info, 32)
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12)
  const cipher = createCipheriv('aes-128-gcm', key, nonce)
  const record = [
    cipher.update(text, 'utf8'),
    cipher.update(LAST_RECORD),
    cipher.final(),
    cipher.getAuthTag(),
  ]

  return Buffer.concat([headerOf(salt, senderPoint), ...record])
}

/** Salt, record size, and the sender's point with its length (RFC 8188, 2.1). */
function headerOf(salt: Uint8Array, senderPoint: Uint8Array): Buffer {
  const sizes = Buffer.alloc(5)
  sizes.writeUInt32BE(RECORD_BYTES)
  sizes.writeUInt8(senderPoint.length, 4)

  return Buffer.concat([salt, sizes, senderPoint])
}

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
