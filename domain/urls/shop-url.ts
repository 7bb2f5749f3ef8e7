/**
 * Reads a path of the shop with its query, as the API is given it: `/cordas?marca=elixir`. A browser reads two slashes, backslashes
 * and the tabs between them as the beginning of another host; here they are the beginning of a path. What is no address at all is
 * the home page's.
 */
export function readShopUrl(text: string): URL {
  return URL.parse(text.replace(/^[/\\\s]+/, '/'), BASE) ?? new URL(BASE)
}

/** No page is asked for its host. */
const BASE = 'http://loja'
