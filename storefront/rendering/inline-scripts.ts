import { randomUUID } from 'node:crypto'

/**
 * Tells the scripts that React Router writes into a document from those that content could have brought. It marks its own with a
 * nonce, which nobody knows before the page is rendered and nobody learns after: it is taken out again, so that the same page is
 * the same text each time. The policy then names the marked scripts by their hashes.
 */
export function scriptMark() {
  const nonce = randomUUID()
  const mark = ` nonce="${nonce}"`

  return {
    nonce,

    /** The document without its marks, and the inline scripts that bore one. */
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
