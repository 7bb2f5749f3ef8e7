import { randomUUID } from 'node:crypto'

/**
 * Distinguishes React Router's inline scripts from any that content may have injected. React Router marks its scripts
 * with a nonce that nobody knows beforehand; the nonce is removed again, so that the same page is always the same text.
 * The CSP then allows the marked scripts by their hashes.
 */
export function scriptMark() {
  const nonce = randomUUID()
  const mark = ` nonce="${nonce}"`

  return {
    nonce,

    /** The place of the first marked element from `start` on; that of the document's end if there is none. */
    firstElement(html: Buffer, start: number): number {
      const first = html.indexOf(mark, start)

      return first === -1 ? html.length : html.lastIndexOf('<', first)
    },

    /** Returns a part of the document without marks, and the marked inline scripts. */
    read(html: string): { html: string; scripts: string[] } {
      const scripts: string[] = []
      for (let start = html.indexOf('<script'); start !== -1; start = html.indexOf('<script', start + 1)) {
        const body = html.indexOf('>', start) + 1
        const tag = html.slice(start, body)
        if (tag.includes(mark) && !tag.includes(' src='))
          scripts.push(html.slice(body, html.indexOf('</script>', body)))
      }

      return { html: html.replaceAll(mark, ''), scripts }
    },
  }
}
