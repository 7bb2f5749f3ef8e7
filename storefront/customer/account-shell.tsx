import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import type { Route } from './+types/account-shell'
import { AccountNav } from './account-nav.tsx'

/** Guests see their orders here too, by key; they have no account, and so no account menu. */
export async function loader({ context }: Route.LoaderArgs) {
  const { customers, tradeIns } = context.get(apiContext)
  const { logado } = await customers.user()
  const trades = logado ? await optionalPart('trade-ins', tradeIns.shown()) : null

  return { logado, showsTradeIns: trades?.mostra === true }
}

/** The layout of all account pages. */
export default function AccountShell({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.logado && <AccountNav showsTradeIns={loaderData.showsTradeIns} />}
      <Outlet />
    </>
  )
}
