import { userStore } from '#storefront/customer/user.ts'
import type { MenuLink } from '../menu/menu-link.ts'
import { FooterColumn } from './footer-column.tsx'

/** Links below this path are for logged-in customers. */
const ACCOUNT_PATH = '/minha-conta/'

/**
 * The account column of the footer: links into the account are shown to logged-in customers only (specification,
 * section 6).
 */
export function AccountColumn({ links }: { links: MenuLink[] }) {
  const logado = userStore.use()?.logado === true

  const shown = logado ? links : links.filter(({ href }) => !href?.startsWith(ACCOUNT_PATH))

  return <FooterColumn title="Conta" links={shown} />
}
