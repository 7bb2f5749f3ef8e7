import { html, raw } from 'hono/html'

const SCRIPTS = {
  store: script("localStorage.setItem('liberarAcesso', address.searchParams.get('liberarAcesso'))"),
  clear: script("localStorage.removeItem('liberarAcesso')"),
}

/** The inline scripts of this page, for its Content-Security-Policy. */
export const RELEASE_SCRIPTS = Object.values(SCRIPTS)

/**
 * The answer to a word, right or wrong: updates local storage and redirects to the address without the word, which
 * would otherwise be seen, shared and stored in the history.
 */
export function releasePage(nome: string, opened: boolean, path: string) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex" />
        <title>${nome}</title>
        <script>${raw(opened ? SCRIPTS.store : SCRIPTS.clear)}</script>
        <noscript><meta http-equiv="refresh" content="0;url=${path}" /></noscript>
      </head>
      <body></body>
    </html>`
}

/** Local storage may be forbidden; redirects all the same. */
function script(remember: string) {
  return `const address = new URL(location.href)
try { ${remember} } catch {}
address.searchParams.delete('liberarAcesso')
location.replace(address)`
}
