import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import type { Route } from './+types/account-shell'
import { AccountNav } from './account-nav.tsx'

/** Orders of guests are shown here too, by their key: who is not logged in has no account to go around in. */
export async function loader({ context }: Route.LoaderArgs) {
  return { logado: (await context.get(apiContext).customers.user()).logado }
}

/** Around all pages of the account. */
export default function AccountShell({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.logado && <AccountNav />}
      <Outlet />
    </>
  )
}
