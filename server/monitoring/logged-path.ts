/** A code that opens something to whoever has it: 20 characters or more of base64url, unlike ids and slugs. */
const CODE = /^(?=.*[A-Z])[\w-]{20,}(?=(\.data)?$)/

/**
 * Returns the path of a request as the log may hold it: without its query, which may contain what a visitor typed, and
 * without codes that open a page to others, such as a passport's. Ids stay: they help to find what happened, and open
 * nothing.
 */
export function loggedPath(url: string): string {
  const query = url.indexOf('?')
  const path = query === -1 ? url : url.slice(0, query)
  // Most paths are short, and this runs for each request.
  if (path.length < 20) return path

  return path
    .split('/')
    .map((part) => part.replace(CODE, ':code'))
    .join('/')
}
