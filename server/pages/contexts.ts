import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { Device } from '#domain/urls/device.ts'
import type { ShopContext } from '#storefront/rendering/context.ts'

type Filling = {
  /** The path that is asked for. */
  path: string
  api: Api
  device: () => Device
  shop: ShopContext
  /** Filled with the inline scripts of the document, once it is rendered. */
  inlineScripts: string[]
}

/** How the path ends where the browser asks for the data of a page, without the document. */
const DATA = '.data'

/** What loaders and actions find in their context. */
export async function contextOf(
  build: ServerBuild | (() => Promise<ServerBuild>),
  { path, api, device, shop, inlineScripts }: Filling,
): Promise<RouterContextProvider> {
  const keys = contextKeys(typeof build === 'function' ? await build() : build)
  const context = new RouterContextProvider()
  context.set(keys.apiContext, api)
  context.set(keys.deviceContext, device)
  context.set(keys.structuredDataContext, [])
  context.set(keys.inlineScriptsContext, inlineScripts)
  context.set(keys.serializedContext, path.endsWith(DATA) ? null : [])
  context.set(keys.shopContext, shop)

  return context
}

type ContextKeys = Pick<
  typeof import('#storefront/rendering/context.ts'),
  | 'apiContext'
  | 'deviceContext'
  | 'inlineScriptsContext'
  | 'serializedContext'
  | 'shopContext'
  | 'structuredDataContext'
>

/** The one edge where the built shop's types are taken at their word: `entry.server.tsx` exports its contexts. */
function contextKeys(build: ServerBuild): ContextKeys {
  return build.entry.module as unknown as ContextKeys
}
