import { createContext } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { Device } from '#domain/urls/device.ts'

/** The platform, as loaders call it. Whether that is a function call or HTTP is decided in `server/`. */
export const apiContext = createContext<Api>()

/** What the user agent looks like. A page that reads it is cached once per kind of device. */
export const deviceContext = createContext<() => Device>()

/** Where loaders leave the structured data of their page (JSON-LD), for the document's head. */
export const structuredDataContext = createContext<Record<string, unknown>[]>()

/**
 * Where loaders leave the data of their page, as text, for the document's end (`serialized-data.ts`); null where the answer is no
 * document, but data for a page that is shown already.
 */
export const serializedContext = createContext<string[] | null>()

/** Where the document's own inline scripts are noted, the only ones that its policy lets run (`inline-scripts.ts`). */
export const inlineScriptsContext = createContext<string[]>()

/** What pages may know of the process: public, and the same for every visitor. */
export type ShopContext = {
  /** Without a slash at the end. */
  storeUrl: string
  /** The store's name. */
  nome: string
  /** The fixed token of the browser's own calls; public by design (specification, section 7). */
  appToken: string
  /** Where the simulated payment provider has its pages; null where money is real. */
  simulacao: string | null
  /** True when the address asks for debugging and the server allows it. */
  debug: boolean
}
export const shopContext = createContext<ShopContext>()
