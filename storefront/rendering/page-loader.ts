import type { RouterContextProvider } from 'react-router'
import { deserialize, isSerialized, type Serialized, serialize } from './serialized-data.ts'

type LoaderArgs = { context: Readonly<RouterContextProvider> }

/**
 * Returns the loader of a page with much data, given the function that loads it. The data travels as one JSON text
 * (`serialized-data.ts`), so it holds what JSON can: no dates, no promises. The page reads it by `pageData`.
 *
 *     export const loader = pageLoader(async ({ context }: Route.LoaderArgs) => ({ … }))
 */
export function pageLoader<Args extends LoaderArgs, Data extends object>(
  load: (args: Args) => Promise<Data>,
): (args: Args) => Promise<Serialized<Data>> {
  return async (args) => serialize(args.context, await load(args))
}

/** Returns what the function of a `pageLoader` has loaded, given the page's `loaderData`. */
export function pageData<Data>(loaderData: Serialized<Data>): Data {
  return deserialize(loaderData)
}

/** Whether the `loaderData` of any page comes from a `pageLoader`. */
export function isPageData(loaderData: unknown): loaderData is Serialized<unknown> {
  return isSerialized(loaderData)
}
