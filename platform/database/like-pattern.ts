/** A text as `like` finds it letter by letter: its own wildcards are marks like any other. */
export function escapeLike(text: string): string {
  return text.replace(/[%_\\]/g, '\\$&')
}
