import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import type { Route } from './+types/account-shell'
import { AccountNav } from './account-nav.tsx'

/** Guests see their orders here too, by key; they have no account, and so no account menu. */
export async function loader({ context }: Route.LoaderArgs) {
  return { logado: (await context.get(apiContext).customers.user()).logado }
}

/** The layout of all account pages. */
export default function AccountShell({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.logado && <AccountNav />}
      <Outlet />
    </>
  )
}
