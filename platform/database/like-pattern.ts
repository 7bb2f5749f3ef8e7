/** Escapes a text for `like`, so that its own wildcards match literally. */
export function escapeLike(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&')
}
