import { createContext } from 'react-router'
import type { Api } from '#contract/contract.ts'
import type { ShopState } from '#domain/store/opening/shop-state.ts'
import type { Device } from '#domain/urls/device.ts'

/** The platform, as loaders call it: by function call or by HTTP, as decided in `server/`. */
export const apiContext = createContext<Api>()

/** Reads the kind of device from the user agent. A page that calls it is cached once per kind of device. */
export const deviceContext = createContext<() => Device>()

/** Loaders add the structured data (JSON-LD) of their page here, for the document's head. */
export const structuredDataContext = createContext<Record<string, unknown>[]>()

/**
 * Loaders add the serialized data of their page here, for the end of the document (`serialized-data.ts`); null if the
 * answer is not a document but data for a client navigation.
 */
export const serializedContext = createContext<string[] | null>()

/** The document's own inline scripts, the only ones that the CSP allows (`inline-scripts.ts`). */
export const inlineScriptsContext = createContext<string[]>()

/** Public data of the process, the same for every visitor. */
export type ShopContext = {
  /** Without a trailing slash. */
  storeUrl: string
  /** The store's name. */
  nome: string
  /** While it is not `aberta`, only those whom the gate lets pass see the pages. */
  situacao: ShopState
  /** How the shop looks, as far as its stylesheet cannot say it. */
  aparencia: {
    /** Address of the stylesheet over `tokens.css`; null if it would be empty. */
    folha: string | null
    /** A query for the addresses of icons; empty for those of the software. */
    icones: string
    /** The colour of the browser's frame. */
    papel: string
    /** Null: the drawn sign of the software. */
    logo: { url: string; largura: number; altura: number } | null
    /** Whether the store's name stands beside the logo. */
    nomeAoLado: boolean
    slogan: string
    creditos: { texto: string; link: string }[]
  }
  /** The fixed token for calls from the browser; public by design (specification, section 7). */
  appToken: string
  /** The address of the simulated payment provider; null if payments are real. */
  simulationUrl: string | null
  /** True if the address requests debugging and the server allows it. */
  debug: boolean
}
export const shopContext = createContext<ShopContext>()
