import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse } from '../context/refuse.ts'

const hash = promisify(argon2)

/** Hashes computed at a time: more would take all threads that files and compression need too. */
const AT_ONCE = 2

/** Requests beyond this queue length are refused, since they would wait longer than anybody does. */
const MAX_WAITING = 50

const waiting: (() => void)[] = []
let underWay = 0

/** OWASP's parameters for argon2id: 19 MiB, two passes. Node computes it off the event loop. */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 }

const STORED = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Nobody's password hash: compared with the login if there is no account, so that it takes as long. */
const NOBODYS = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes a password as `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. Refuses `LojaOcupada`. */
export async function hashPassword(senha: string): Promise<string> {
  const nonce = randomBytes(16)
  const { memory, passes, parallelism } = COST
  const tag = await derive('argon2id', { ...COST, nonce, message: bytesOf(senha) })

  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`
}

/** Whether the password matches the stored hash; does the same work if there is none. Refuses `LojaOcupada`. */
export async function isPassword(senha: string, stored: string | null): Promise<boolean> {
  const [, memory, passes, parallelism, salt = '', tagged = ''] = STORED.exec(stored ?? NOBODYS) ?? []
  const hash = Buffer.from(tagged, 'base64')
  const tag = await derive('argon2id', {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    nonce: Buffer.from(salt, 'base64'),
    message: bytesOf(senha),
    tagLength: hash.byteLength,
  })

  return timingSafeEqual(tag, hash) && stored !== null
}

/** Runs a few at a time, first come, first served. */
async function derive(...[algorithm, parameters]: Parameters<typeof hash>): Promise<Buffer> {
  if (underWay < AT_ONCE) underWay++
  else {
    if (waiting.length >= MAX_WAITING) throw refuse('LojaOcupada')
    await new Promise<void>((go) => waiting.push(go))
  }
  try {
    return await hash(algorithm, parameters)
  } finally {
    // The next one in the queue takes the slot.
    const next = waiting.shift()
    if (next) next()
    else underWay--
  }
}

/** Normalizes accents: keyboards type an accented letter as one code point or two, for the same password. */
function bytesOf(senha: string): Buffer {
  return Buffer.from(senha.normalize('NFKC'))
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '')
}
