import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createSecrets, KEY_BYTES, SealBroken, type Secrets } from '#platform/infrastructure/security/seal.ts'
import { StartFailure } from '../start/start-failure.ts'

/** The file in `DATA_DIR` that holds the key without `SECRETS_KEY`. */
export const KEY_FILE = 'segredos.chave'

type OpenSecretsInput = {
  /** Keys in base64, the first of which seals; null: those of the file. */
  keys: readonly string[] | null
  dataDir: string
}

/**
 * Returns what seals the store's secrets. Without a key in the environment, the key is a file that only the shop's user
 * can read, made when something is sealed for the first time. Throws `StartFailure` for a file that others can read, or
 * that holds no key.
 */
export function openSecrets({ keys, dataDir }: OpenSecretsInput): Secrets {
  const file = join(dataDir, KEY_FILE)
  let opened = keys ? createSecrets(keys.map(readKey)) : secretsIn(file)

  return {
    seal(text, place) {
      opened ??= createFile(file)
      return opened.seal(text, place)
    },
    open(sealed, place) {
      // Another process may have made it since.
      opened ??= secretsIn(file)
      if (!opened) throw new SealBroken('chave')
      return opened.open(sealed, place)
    },
    isCurrent: (sealed) => opened?.isCurrent(sealed) ?? false,
  }
}

/** Whether this is 32 bytes in base64. */
export function isKey(text: string): boolean {
  return /^[A-Za-z0-9+/]{43}=?$/.test(text) && Buffer.from(text, 'base64').length === KEY_BYTES
}

function readKey(text: string): Buffer {
  return Buffer.from(text, 'base64')
}

function secretsIn(file: string): Secrets | null {
  if (!existsSync(file)) return null
  if ((statSync(file).mode & 0o077) !== 0)
    throw new StartFailure(`Outros usuários da máquina podem ler ${file}; rode chmod 600 nele.`)
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
  if (lines.length === 0 || !lines.every(isKey))
    throw new StartFailure(`${file} não tem uma chave de 32 bytes em base64; ponha de volta a cópia dela.`)

  return createSecrets(lines.map(readKey))
}

/** Of two processes that make it at the same time, both use the first one's: a hard link never replaces a file. */
function createFile(file: string): Secrets {
  const own = `${file}.${randomBytes(6).toString('hex')}`
  writeFileSync(own, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flush: true })
  try {
    linkSync(own, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
  const opened = secretsIn(file)
  if (!opened) throw new Error('The file of the key is missing.')

  return opened
}
