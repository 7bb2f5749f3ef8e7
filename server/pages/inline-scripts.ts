import type { Logger } from 'pino'

type Page = { path: string; known: readonly string[] }

/** Logs a warning for inline scripts of a finished document that are not `known`; browsers do not run them. */
export function warnOfStrangers(document: Uint8Array, logger: Logger, { path, known }: Page): void {
  for (const script of inlineScripts(document))
    if (!known.includes(script)) logger.warn({ path }, 'a page contains an inline script that is not its own')
}

/** The opening tag of a script with a `src`, or of data, which does not run. */
const NEEDS_NO_HASH = /\ssrc=|application\/(ld\+)?json/

/**
 * Finds the executable inline scripts of a document. Searches its bytes: a document is long, and has only few and short
 * ones.
 */
function* inlineScripts({ buffer, byteOffset, byteLength }: Uint8Array): Generator<string> {
  const html = Buffer.from(buffer, byteOffset, byteLength)
  for (let start = html.indexOf('<script'); start !== -1; ) {
    const body = html.indexOf('>', start) + 1
    const end = html.indexOf('</script>', body)
    if (body === 0 || end === -1) return
    if (!NEEDS_NO_HASH.test(html.toString('latin1', start, body))) yield html.toString('utf8', body, end)
    start = html.indexOf('<script', end)
  }
}
