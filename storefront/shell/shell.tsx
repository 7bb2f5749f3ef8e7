import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import { pageData, pageLoader } from '../rendering/page-loader.ts'
import type { Route } from './+types/shell'
import { FailedPage } from './errors/failed-page.tsx'
import { Frame } from './frame.tsx'
import { loadShell } from './load-shell.ts'

export const loader = pageLoader(({ context }: Route.LoaderArgs) => loadShell(context.get(apiContext)))

/** The same on every page, so client navigations keep the current one. */
export function shouldRevalidate() {
  return false
}

export default function Shell({ loaderData }: Route.ComponentProps) {
  return (
    <Frame shell={pageData(loaderData)}>
      <Outlet />
    </Frame>
  )
}

/** Renders a failed page's error inside the shell, unless the shell itself failed. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) return <FailedPage error={error} />

  return (
    <Frame shell={pageData(loaderData)}>
      <FailedPage error={error} />
    </Frame>
  )
}
