import type { ServerBuild } from 'react-router'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Writes stylesheets with the class names and fonts of the built shop. */
export function stylesheetRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
): RequestContext['renderStylesheet'] {
  return async (appearance) => {
    const { entry } = typeof build === 'function' ? await build() : build
    // `entry.server.tsx` exports it; React Router's type names only what it needs itself.
    const { shopStylesheet } = entry.module as unknown as StylesheetModule

    return shopStylesheet(appearance)
  }
}

type StylesheetModule = Pick<
  typeof import('#storefront/shell/appearance/shop-stylesheet.ts'),
  'shopStylesheet'
>
