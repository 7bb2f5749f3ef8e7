import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

type Options = Record<string, unknown>

/** Errors of a ceremony that a test can cause. */
type Twist = { origin?: string; rpID?: string; verified?: boolean; count?: number; challenge?: unknown }

const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/**
 * A telephone that creates a passkey and signs with it (ES256, no attestation), in the format in which a browser
 * returns its answers.
 */
export function openAuthenticator(home: { origin: string; rpID: string }) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let uses = 0

  return { id: id.toString('base64url'), create, get }

  function create(options: Options, twist: Twist = {}): Options {
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const key = new Map<number, number | Buffer>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ])
    const length = Buffer.alloc(2)
    length.writeUInt16BE(id.length)
    const credential = [Buffer.alloc(16), length, id, Buffer.from(isoCBOR.encode(key))]
    const authData = Buffer.concat([head(twist, HAS_CREDENTIAL), ...credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])

    return answer({
      clientDataJSON: client('webauthn.create', options, twist).toString('base64url'),
      attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
      transports: ['internal'],
    })
  }

  function get(options: Options, twist: Twist = {}): Options {
    const clientData = client('webauthn.get', options, twist)
    const authData = head(twist, 0)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])

    return answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, privateKey).toString('base64url'),
    })
  }

  function client(type: string, options: Options, { origin, challenge }: Twist): Buffer {
    const signed = challenge ?? options['challenge']

    return Buffer.from(JSON.stringify({ type, challenge: signed, origin: origin ?? home.origin }))
  }

  function head({ rpID = home.rpID, verified = true, count = ++uses }: Twist, more: number): Buffer {
    const flags = USER_PRESENT | more | (verified ? USER_VERIFIED : 0)
    const tail = Buffer.alloc(5)
    tail.writeUInt8(flags)
    tail.writeUInt32BE(count, 1)

    return Buffer.concat([createHash('sha256').update(rpID).digest(), tail])
  }

  function answer(response: Options): Options {
    const name = id.toString('base64url')

    return { id: name, rawId: name, type: 'public-key', response, clientExtensionResults: {} }
  }
}
