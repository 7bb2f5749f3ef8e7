import { html, raw } from 'hono/html'

const SCRIPTS = {
  keep: script("localStorage.setItem('liberarAcesso', address.searchParams.get('liberarAcesso'))"),
  clear: script("localStorage.removeItem('liberarAcesso')"),
}

/** The inline scripts of this page, which its policy has to name. */
export const RELEASE_SCRIPTS = Object.values(SCRIPTS)

/**
 * What a word gets as answer, right or wrong: local storage learns of it, and the visitor goes on without the word in the
 * address, where it would be seen, shared and kept in the history.
 */
export function releasePage(nome: string, opened: boolean, path: string) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex" />
        <title>${nome}</title>
        <script>${raw(opened ? SCRIPTS.keep : SCRIPTS.clear)}</script>
        <noscript><meta http-equiv="refresh" content="0;url=${path}" /></noscript>
      </head>
      <body></body>
    </html>`
}

/** Local storage may be forbidden; the visitor goes on all the same. */
function script(remember: string) {
  return `const address = new URL(location.href)
try { ${remember} } catch {}
address.searchParams.delete('liberarAcesso')
location.replace(address)`
}
