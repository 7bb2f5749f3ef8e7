import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import type { Route } from './+types/root'
import { deviceContext, shopContext } from './rendering/context.ts'
import { FailedPage } from './shell/errors/failed-page.tsx'
import './rendering/styles/fonts.css'
import './tokens.css'
import './rendering/styles/base.css'

/** `estado` is the global state that every page starts with (specification, section 3). */
export function loader({ context }: Route.LoaderArgs) {
  return { shop: context.get(shopContext), estado: { ...context.get(deviceContext)(), loadInicial: true } }
}

/** The same on every page, so client navigations keep the current one. */
export function shouldRevalidate() {
  return false
}

export function Layout({ children }: { children: ReactNode }) {
  const { estado, shop } = useRouteLoaderData<typeof loader>('root') ?? {}
  const { folha, icones = '', papel } = shop?.aparencia ?? {}

  return (
    <html lang="pt-BR" data-screen-width={estado?.screenWidth} data-tipo-img={estado?.tipoImg}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={papel} />
        <meta name="format-detection" content="telephone=no" />
        {shop && <meta property="og:site_name" content={shop.nome} />}
        <Meta />
        <Links />
        {folha && <link rel="stylesheet" href={folha} />}
        <link rel="icon" href={`/favicon.svg${icones}`} type="image/svg+xml" />
        <link rel="icon" href={`/favicon.ico${icones}`} sizes="32x32" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png${icones}`} />
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** An error outside the shell or in it: the error page is rendered without the shell. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />
}
