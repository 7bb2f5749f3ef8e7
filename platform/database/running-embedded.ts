import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { embeddedAddress } from './embedded.ts'

/** The port stands in the fourth line of `postmaster.pid`. */
const PORT_LINE = 3

/** The address of the embedded PostgreSQL that another process of the shop runs in this folder; null when none does. */
export async function runningEmbedded(folder: string): Promise<string | null> {
  const [password, postmaster] = await Promise.all([
    readFile(join(folder, 'password'), 'utf8').catch(() => ''),
    readFile(join(folder, 'data', 'postmaster.pid'), 'utf8').catch(() => ''),
  ])
  const port = Number(postmaster.split('\n')[PORT_LINE])

  return password !== '' && port > 0 ? embeddedAddress(port, password.trim()) : null
}
