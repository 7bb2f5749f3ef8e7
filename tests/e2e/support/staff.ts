import type { BrowserContext } from '@playwright/test'
import type { Role } from '#domain/staff/permissions.ts'
import { staffCookie } from '#tests/support/staff.ts'
import { inShopDatabase } from './shop-database.ts'

/** Logs this browser in to the panel, as a new member of staff in this role. */
export async function enterPanel(context: BrowserContext, papel: Role): Promise<void> {
  const cookie = await inShopDatabase((db) => staffCookie(db, papel, new Date()))
  const [name = '', value = ''] = cookie.split('=')
  await context.addCookies([
    { name, value, url: process.env['E2E_URL'] ?? '', httpOnly: true, sameSite: 'Strict' },
  ])
}
