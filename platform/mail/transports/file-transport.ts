import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { MailTransport } from '../port.ts'
import { mailOptions } from './mail-options.ts'

/** Older messages are deleted: the folder is for a look, not an archive. */
const MAX_FILES = 500

/**
 * Writes each message to `folder` as an `.eml` file, for a shop that is being tried out. Writes are atomic; the same
 * message sent again replaces its file.
 */
export function fileTransport(folder: string, maxFiles = MAX_FILES): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })

  return {
    async send(message) {
      const { message: text } = await composer.sendMail(await mailOptions(message))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const draft = join(folder, `.${randomUUID()}`)
      await writeFile(draft, text, { mode: 0o600, flush: true })
      await rename(draft, join(folder, fileName(message.id)))
      await removeOldest(folder, maxFiles)
    },
    close: () => composer.close(),
  }
}

/** A file name for any id; different ids have different names. */
function fileName(id: string): string {
  return `${createHash('sha256').update(id).digest('hex').slice(0, 32)}.eml`
}

async function removeOldest(folder: string, maxFiles: number) {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  if (names.length <= maxFiles) return

  const files = await Promise.all(
    names.map(async (name) => ({ name, time: await timeOf(join(folder, name)) })),
  )
  const oldest = files.sort((a, b) => a.time - b.time).slice(0, names.length - maxFiles)
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
}

/** Another process may have just deleted it. */
async function timeOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  )
}
