import { Outlet, type ShouldRevalidateFunctionArgs } from 'react-router'
import { apiContext } from '#storefront/rendering/context.ts'
import { pageData, pageLoader } from '#storefront/rendering/page-loader.ts'
import tools from '../../product/instruments/tool-page.module.css'
import { guidesWithTool } from '../guides/guides-about.ts'
import type { Route } from './+types/tool-layout'

export const loader = pageLoader(async ({ url, context }: Route.LoaderArgs) => ({
  guides: await guidesWithTool(context.get(apiContext), url.pathname),
}))

export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname
}

/** What all tools have in common: below each are the guides that have it inside. */
export default function ToolLayout({ loaderData }: Route.ComponentProps) {
  const { guides } = pageData(loaderData)

  return (
    <>
      <Outlet />
      {guides.length > 0 && (
        <div className={`wrap ${tools['guides']}`}>
          <nav aria-labelledby="guias" className={tools['card']}>
            <h2 id="guias">Guias sobre isto</h2>
            <ul>
              {guides.map(({ titulo, url }) => (
                <li key={url}>
                  <a href={url}>{titulo}</a>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      )}
    </>
  )
}
