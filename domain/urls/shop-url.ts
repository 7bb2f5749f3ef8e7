/**
 * Parses a path of the shop with its query, as given to the API: `/cordas?marca=elixir`. A browser would read two
 * slashes, backslashes and tabs between them as another host; here they are part of the path. An invalid URL is read as
 * the home page.
 */
export function readShopUrl(text: string): URL {
  return URL.parse(text.replace(/^[/\\\s]+/, '/'), BASE) ?? new URL(BASE)
}

/** A base for parsing; no request goes to this host. */
const BASE = 'http://loja'
