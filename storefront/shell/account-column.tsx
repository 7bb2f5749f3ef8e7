import { userStore } from '../customer/user.ts'
import { onceFor } from '../once-for.ts'
import { FooterColumn } from './footer-column.tsx'
import type { MenuLink } from './menu-link.ts'

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
