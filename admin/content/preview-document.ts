/** Approximates the shop's look without its style sheets. */
const STYLE = `
  body { margin: 0; padding: 24px; background: #fbf8f3; color: #1d1a16; font: 16px/1.6 Inter, system-ui, sans-serif; }
  h1, h2, h3, h4 { margin: 1.4em 0 .4em; font-family: Fraunces, Georgia, serif; font-weight: 500; line-height: 1.2; }
  h1 { margin-top: 0; font-size: 36px; } h2 { font-size: 28px; } h3 { font-size: 22px; }
  main { max-width: 720px; margin: 0 auto; } .lead { color: #6f675d; }
  a { color: #7a2e1f; } img { max-width: 100%; height: auto; border-radius: 10px; }
  figure { margin: 16px 0; } figcaption { color: #6f675d; font-size: 14px; }
  table { border-collapse: collapse; font-size: 14px; } caption { color: #6f675d; text-align: start; }
  th, td { padding: 10px 16px 10px 0; border-bottom: 1px solid #e4dccf; text-align: start; vertical-align: top; }
  details { border-bottom: 1px solid #e4dccf; } summary { padding: 14px 0; font-weight: 500; }
  [data-bloco="colunas"] { display: grid; gap: 16px 40px; }
  @media (min-width: 600px) { [data-bloco="colunas"] { grid-template-columns: 1fr 1fr; } }
  [data-bloco="chamada"], [data-bloco="resumo"] { padding: 24px; border-radius: 10px; background: #f1eadf; }
  [data-bloco="chamada"] h3 { margin: 0; }
  [data-bloco="chamada"] a { display: inline-block; padding: 10px 24px; border-radius: 6px; background: #7a2e1f; color: #fff; text-decoration: none; }
  .popup { max-width: 480px; margin: 0 auto; padding: 32px; border: 1px solid #e4dccf; border-radius: 10px; background: #fff; }
  .popup h1 { font-size: 28px; }
`

/** Returns a page's text as an HTML document for a preview. `html` comes from the server. */
export function pageDocument({
  titulo,
  resumo,
  html,
}: {
  titulo: string
  resumo: string
  html: string
}): string {
  return documentOf(`<main><h1>${escaped(titulo)}</h1><p class="lead">${escaped(resumo)}</p>${html}</main>`)
}

/** Returns a popup as an HTML document for a preview in a sandboxed frame. */
export function popupDocument({ titulo, html }: { titulo: string; html: string }): string {
  return documentOf(`<div class="popup"><h1>${escaped(titulo)}</h1>${html}</div>`)
}

function documentOf(body: string): string {
  return `<!doctype html><html lang="pt-BR"><title>Prévia</title><style>${STYLE}</style><body>${body}</body></html>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
