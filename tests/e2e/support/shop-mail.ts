import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { wakeWorker } from './shop-jobs.ts'

/**
 * Returns the part of a mail to this address that matches, from the files of the shop under test (`E2E_MAIL`). Mails
 * are sent by jobs, a little later; before the first there is not even a folder.
 */
export async function inMailTo(email: string, what: RegExp): Promise<string> {
  return soon(async () => (await mailsTo(email)).map((mail) => what.exec(mail)?.[1]).find(isThere))
}

/**
 * Returns the whole mail about an order to this address that contains this. The first mail of an order is sent some
 * seconds after it was placed, when the job runs, twice a minute; this runs it at once.
 */
export async function orderMailTo(email: string, what: string): Promise<string> {
  return soon(async () => {
    await wakeWorker(ORDER_MAIL)
    return (await mailsTo(email)).find((mail) => mail.includes(what))
  })
}

/** The links and pictures of a mail. */
export function addressesIn(mail: string): URL[] {
  const found = [...mail.matchAll(/(?:href|src)="(https?:[^"]+)"/g)]
  const addresses = found.map(([, address]) => address?.replaceAll('&amp;', '&')).filter(isThere)

  return [...new Set(addresses)].map((address) => new URL(address))
}

async function soon(look: () => Promise<string | undefined>): Promise<string> {
  let found: string | undefined
  await expect(async () => {
    found = await look()
    expect(found).toBeDefined()
  }).toPass({ timeout: 30_000, intervals: [500, 1000] })

  return found ?? ''
}

async function mailsTo(email: string): Promise<string[]> {
  const folder = process.env['E2E_MAIL'] ?? ''
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml'))
  const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))

  return mails.map(decodedMail).filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))
}

/** Decodes quoted-printable: soft line breaks, letters beyond ASCII, and the equals sign. */
export function decodedMail(mail: string): string {
  return mail
    .replaceAll('=\r\n', '')
    .replaceAll(/(?:=[89A-F][0-9A-F]){2,}/g, (bytes) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
    .replaceAll('=3D', '=')
}

function isThere(text: string | undefined): text is string {
  return text !== undefined
}
