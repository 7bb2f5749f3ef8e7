import { userStore } from '#storefront/customer/user.ts'
import { onceFor } from '#storefront/rendering/once-for.ts'
import type { MenuLink } from '../menu/menu-link.ts'
import { FooterColumn } from './footer-column.tsx'

/** What lies below belongs to a customer who has logged in. */
const ACCOUNT_PATH = '/minha-conta/'

const visitorLinks = onceFor((links: MenuLink[]) =>
  links.filter(({ href }) => !href?.startsWith(ACCOUNT_PATH)),
)

/** The footer's column of the account: links into the account show to a logged-in customer only (specification, section 6). */
export function AccountColumn({ links }: { links: MenuLink[] }) {
  const logado = userStore.use()?.logado === true

  return <FooterColumn title="Conta" links={logado ? links : visitorLinks(links)} />
}
