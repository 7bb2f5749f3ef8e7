import { RouterContextProvider, type ServerBuild } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { Device } from '#domain/urls/device.ts'
import type { ShopContext } from '#storefront/rendering/context.ts'

type Filling = {
  /** The requested path. */
  path: string
  api: Api
  device: () => Device
  shop: ShopContext
  /** Filled with the document's inline scripts when it is rendered. */
  inlineScripts: string[]
}

/** Returns what pages know of the shop: as it is, or with the draft of its appearance. */
export type ShopOf = (asking: { debug: boolean; draft: boolean }) => Promise<ShopContext>

/** Suffix of paths that request a page's data without its document. */
const DATA = '.data'

/** Creates the context of loaders and actions. */
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

/** The one place that trusts the built shop's types: `entry.server.tsx` exports its contexts. */
function contextKeys(build: ServerBuild): ContextKeys {
  return build.entry.module as unknown as ContextKeys
}
