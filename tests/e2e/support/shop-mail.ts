import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { ORDER_MAIL } from '#platform/orders/mail/order-mail.ts'
import { lookFor } from './shop-jobs.ts'

/**
 * What a mail to this address says at this place, from the files of the shop under test (`E2E_MAIL`). Mails come by jobs,
 * a little later; before the first there is not even their folder.
 */
export async function inMailTo(email: string, what: RegExp): Promise<string> {
  return soon(async () => (await mailsTo(email)).map((mail) => what.exec(mail)?.[1]).find(isThere))
}

/**
 * The whole mail about an order to this address that says this. The first of an order leaves some seconds after it was placed,
 * when the shop looks for such work, twice a minute: so long nobody wants to wait here.
 */
export async function orderMailTo(email: string, what: string): Promise<string> {
  return soon(async () => {
    await lookFor(ORDER_MAIL)
    return (await mailsTo(email)).find((mail) => mail.includes(what))
  })
}

/** Where the links and pictures of a mail lead. */
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

  return mails.map(decoded).filter((mail) => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))
}

/** Quoted-printable made readable: broken lines, letters beyond ASCII, and the equals sign. */
function decoded(mail: string): string {
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
