import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

/** The column of a row that a sealed value belongs to: moved anywhere else, it can't be opened. */
export type Place = { tabela: string; id: string; campo: string }

/** Seals texts that must not be readable in the database or a backup, and opens them again. */
export type Secrets = {
  seal: (text: string, place: Place) => Buffer
  /** Throws `SealBroken` for a value of another key or place, or one that was changed. */
  open: (sealed: Buffer, place: Place) => string
  /** Whether a value is sealed with the first key. */
  isCurrent: (sealed: Buffer) => boolean
}

/** `chave`: no key of the shop's opens it. `valor`: it was changed, or belongs to another row. */
export class SealBroken extends Error {
  override name = 'SealBroken'
  readonly reason: 'chave' | 'valor'

  constructor(reason: 'chave' | 'valor') {
    super(reason === 'chave' ? 'No key opens this sealed value.' : 'This sealed value was changed or moved.')
    this.reason = reason
  }
}

/** The length of a key in bytes. */
export const KEY_BYTES = 32

const VERSION = 1
const [ID_BYTES, NONCE_BYTES, TAG_BYTES] = [8, 12, 16]
const HEAD_BYTES = 1 + ID_BYTES

/**
 * AES-256-GCM under the first of these keys; the others only open what was sealed before. A sealed value is version,
 * the key's id, a random nonce, the encrypted text and its tag; the first two and the place are authenticated with it.
 */
export function createSecrets(keys: readonly Buffer[]): Secrets {
  const ring = keys.map((key) => ({ key, id: keyId(key) }))
  const first = present(ring[0])

  return { seal, open, isCurrent: (sealed) => sealed.subarray(1, HEAD_BYTES).equals(first.id) }

  function seal(text: string, place: Place): Buffer {
    const head = Buffer.concat([Buffer.of(VERSION), first.id])
    const nonce = randomBytes(NONCE_BYTES)
    const cipher = createCipheriv('aes-256-gcm', first.key, nonce).setAAD(boundTo(head, place))

    return Buffer.concat([head, nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
  }

  function open(sealed: Buffer, place: Place): string {
    if (sealed.length < HEAD_BYTES + NONCE_BYTES + TAG_BYTES || sealed[0] !== VERSION)
      throw new SealBroken('valor')
    const head = sealed.subarray(0, HEAD_BYTES)
    const used = ring.find(({ id }) => id.equals(head.subarray(1)))
    if (!used) throw new SealBroken('chave')
    const nonce = sealed.subarray(HEAD_BYTES, HEAD_BYTES + NONCE_BYTES)
    const decipher = createDecipheriv('aes-256-gcm', used.key, nonce, { authTagLength: TAG_BYTES })
      .setAAD(boundTo(head, place))
      .setAuthTag(sealed.subarray(-TAG_BYTES))
    try {
      const body = sealed.subarray(HEAD_BYTES + NONCE_BYTES, -TAG_BYTES)
      return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8')
    } catch {
      throw new SealBroken('valor')
    }
  }
}

function present<Key>(first: Key | undefined): Key {
  if (!first) throw new Error('There is no key for secrets.')

  return first
}

/** Says nothing about the key. */
function keyId(key: Buffer): Buffer {
  if (key.length !== KEY_BYTES) throw new Error(`A key for secrets has ${KEY_BYTES} bytes.`)

  return createHash('sha256').update('lira/secrets/').update(key).digest().subarray(0, ID_BYTES)
}

function boundTo(head: Buffer, { tabela, id, campo }: Place): Buffer {
  return Buffer.concat([head, Buffer.from(JSON.stringify([tabela, id, campo]))])
}
