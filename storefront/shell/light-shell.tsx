import { Outlet } from 'react-router'
import { apiContext } from '../rendering/context.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import type { Route } from './+types/light-shell'
import { FailedPage } from './errors/failed-page.tsx'
import { LightFrame } from './light-frame.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  return { loja: (await optionalPart('settings', context.get(apiContext).content.settings()))?.loja ?? null }
}

/** The same on every page of the checkout. */
export function shouldRevalidate() {
  return false
}

/** The layout of the checkout pages: apart from the logo and a back link, nothing leads away. */
export default function LightShell({ loaderData }: Route.ComponentProps) {
  return (
    <LightFrame loja={loaderData.loja}>
      <Outlet />
    </LightFrame>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return (
    <LightFrame loja={loaderData?.loja ?? null}>
      <FailedPage error={error} />
    </LightFrame>
  )
}
