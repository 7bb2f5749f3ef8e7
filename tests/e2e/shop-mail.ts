import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'

/**
 * What a mail to this address says at this place, from the files of the shop under test (`E2E_MAIL`). Mails come by jobs,
 * a little later; before the first there is not even their folder.
 */
export async function inMailTo(email: string, what: RegExp): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = (await mailsTo(email)).map((mail) => what.exec(mail)?.[1]).find((text) => text !== undefined)
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000 })

  return found ?? ''
}

async function mailsTo(email: string): Promise<string[]> {
  const folder = process.env['E2E_MAIL'] ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  return mails
    .map((mail) => mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))
}
