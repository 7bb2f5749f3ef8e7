import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import { deserialize, pack } from '../rendering/serialized-data.ts'
import type { Route } from './+types/shell'
import { FailedPage } from './errors/failed-page.tsx'
import { Frame } from './frame.tsx'
import { loadShell } from './load-shell.ts'

export async function loader({ context }: Route.LoaderArgs) {
  return pack(context, await loadShell(context.get(apiContext)))
}

/** The same around every page: navigations in the browser keep the one that is there. */
export function shouldRevalidate() {
  return false
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={deserialize(loaderData)}>
      <Outlet />
    </Frame>
  )
}

/** A page that failed stands in the shell, as long as the shell itself did not fail. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <FailedPage error={error} />

  return (
    <Frame shell={deserialize(loaderData)}>
      <FailedPage error={error} />
    </Frame>
  )
}
