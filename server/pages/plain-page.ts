import { html, raw } from 'hono/html'

/** The shop's fonts among its built files; without them the page uses the reader's own. */
const FACES = [
  { family: 'Fraunces Variable', file: /\/fraunces-latin-.*\.woff2$/ },
  { family: 'Inter Variable', file: /\/inter-latin-.*\.woff2$/ },
]

const STYLE = `*{box-sizing:border-box}html{color-scheme:light}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr auto;background:#fbf8f3;color:#1d1a16;font:16px/1.6 "Inter Variable",Inter,Arial,sans-serif}
header,main,footer{width:100%;max-width:1170px;margin:0 auto;padding:24px}
header{display:flex;align-items:center;gap:10px;color:#2a241f;font:500 28px/1 "Fraunces Variable",Fraunces,Georgia,serif;letter-spacing:-.015em}
main{display:grid;align-content:center;max-width:680px;padding-block:48px}
svg{width:100%;height:72px;margin-bottom:32px;color:#b9ae9d}
h1{margin:0 0 16px;font:500 clamp(34px,6vw,48px)/1.12 "Fraunces Variable",Fraunces,Georgia,serif;letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 16px;max-width:56ch;text-wrap:pretty}a{color:#7a2e1f;text-underline-offset:3px}
a:focus-visible,button:focus-visible{outline:2px solid #7a2e1f;outline-offset:2px;border-radius:2px}
ul{margin:16px 0 0;padding:24px 0 0;border-top:1px solid #e4dccf;list-style:none;display:flex;flex-wrap:wrap;gap:8px 32px}
button{min-height:48px;padding:0 24px;border:0;border-radius:6px;background:#7a2e1f;color:#fff;font:600 16px/1 "Inter Variable",Inter,Arial,sans-serif;cursor:pointer;justify-self:start}
button:hover{background:#5f2217}
form{margin:8px 0 24px;max-width:520px}form label{display:block;margin-bottom:8px;font-weight:600}form div{display:flex;flex-wrap:wrap;gap:8px}
input{flex:1 1 220px;min-width:0;min-height:48px;padding:0 14px;border:1px solid #8a8074;border-radius:6px;background:#fff;color:inherit;font:inherit}
input:focus-visible{outline:2px solid #7a2e1f;outline-offset:2px}[role=alert]{margin-bottom:8px;color:#a8241b}
small{display:block;margin-top:10px;color:#6f675d;font-size:13px;line-height:1.5}
footer{color:#6f675d;font-size:13px}footer p{max-width:none;margin:0}`

type Plain = {
  /** The store's name. */
  nome: string
  title: string
  heading: string
  body: ReturnType<typeof html>
  footer: string
  /** Paths of the shop's built files. */
  files: string[]
  /** Runs at the end of the body; the page's Content-Security-Policy must allow it. */
  script: string | null
}

/** A self-contained page of the server in the shop's look, for when the shop's own pages are unavailable. */
export function plainPage({ nome, title, heading, body, footer, files, script }: Plain) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf8f3" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <title>${title}</title>
        <style>${raw(fontFaces(files) + STYLE)}</style>
      </head>
      <body>
        <header><img src="/favicon.svg" width="36" height="36" alt="" />${nome}</header>
        <main>
          <svg viewBox="0 0 680 72" preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M0 12h680M0 28h680M0 44h680" vector-effect="non-scaling-stroke" />
            <path d="M0 60c170 0 170-14 340-14s170 14 340 14M0 60c170 0 170 10 340 10s170-10 340-10" stroke="#b8581e" vector-effect="non-scaling-stroke" />
          </svg>
          <h1>${heading}</h1>
          ${body}
        </main>
        <footer><p>${footer}</p></footer>
        ${script === null ? '' : html`<script>${raw(script)}</script>`}
      </body>
    </html>`
}

function fontFaces(files: string[]) {
  return FACES.map(({ family, file }) => {
    const url = files.find((path) => file.test(path))
    return url
      ? `@font-face{font-family:"${family}";src:url(${url});font-weight:100 900;font-display:swap}`
      : ''
  }).join('')
}
