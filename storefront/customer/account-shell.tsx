import { Outlet } from 'react-router'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { apiContext } from '../rendering/context.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import type { Route } from './+types/account-shell'
import { AccountNav } from './account-nav.tsx'
import { WORKSHOP_PATH } from './account-paths.ts'

/** Guests see their orders here too, by key; they have no account, and so no account menu. */
export async function loader({ context }: Route.LoaderArgs) {
  const { customers, tradeIns, ownWorkOrders } = context.get(apiContext)
  const { logado } = await customers.user()
  if (!logado) return { logado, hidden: [] }
  const [trades, workshop] = await Promise.all([
    optionalPart('trade-ins', tradeIns.shown()),
    optionalPart('workshop', ownWorkOrders.shown()),
  ])

  return {
    logado,
    hidden: [trades?.mostra ? '' : TRADE_IN_PATH, workshop?.mostra ? '' : WORKSHOP_PATH].filter(Boolean),
  }
}

/** The layout of all account pages. */
export default function AccountShell({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.logado && <AccountNav hidden={loaderData.hidden} />}
      <Outlet />
    </>
  )
}
