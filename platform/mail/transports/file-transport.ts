import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../port.ts'
import { mailOptions } from './mail-options.ts'

/** Older messages are removed: the folder is for looking, not for keeping. */
const KEPT = 500

/**
 * Lays each message into `folder` as an `.eml` file, which mail programs open: for a shop that is tried out. The file is
 * there whole or not at all; the same message again takes the place of the first.
 */
export function fileTransport(folder: string, kept = KEPT): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    async send(message) {
      const { message: text } = await composer.sendMail(mailOptions(message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, text, { mode: 0o600, flush: true })
      await rename(draft, join(folder, fileName(message.id)))
      await removeOldest(folder, kept)
    },
    close: () => composer.close(),
  }
}

/** Any id makes a name; two ids make two. */
function fileName(id: string): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.eml`
}

async function removeOldest(folder: string, kept: number) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  if (names.length <= kept) return

  const files = await Promise.all(
    names.map(async (name) => ({ name, time: await timeOf(join(folder, name)) })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - kept)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

/** Another process may have just removed it. */
async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
