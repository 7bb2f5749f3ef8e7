import { html, raw } from 'hono/html'
import type { PlainLook } from './plain-look.ts'

const STYLE = `*{box-sizing:border-box}html{color-scheme:light}
body{margin:0;min-height:100vh;min-height:100svh;display:grid;grid-template-rows:auto 1fr auto;background:var(--paper);color:var(--ink);font:16px/1.6 var(--font-text)}
header,main,footer{width:100%;max-width:1170px;margin:0 auto;padding:24px}
header{display:flex;align-items:center;gap:10px;color:var(--ink);font:500 28px/1 var(--font-display);letter-spacing:-.015em}
main{display:grid;align-content:center;max-width:680px;padding-block:48px}
svg{width:100%;height:72px;margin-bottom:32px;color:var(--line-strong)}
h1{margin:0 0 16px;font:500 clamp(34px,6vw,48px)/1.12 var(--font-display);letter-spacing:-.015em;text-wrap:balance}
p{margin:0 0 16px;max-width:56ch;text-wrap:pretty}a{color:var(--rosewood);text-underline-offset:3px}
a:focus-visible,button:focus-visible{outline:2px solid var(--rosewood);outline-offset:2px;border-radius:2px}
ul{margin:16px 0 0;padding:24px 0 0;border-top:1px solid var(--line);list-style:none;display:flex;flex-wrap:wrap;gap:8px 32px}
button{min-height:48px;padding:0 24px;border:0;border-radius:var(--radius-control);background:var(--rosewood);color:var(--on-action);font:600 16px/1 var(--font-text);cursor:pointer;justify-self:start}
button:hover{background:var(--rosewood-dark)}
form{margin:8px 0 24px;max-width:520px}form label{display:block;margin-bottom:8px;font-weight:600}form div{display:flex;flex-wrap:wrap;gap:8px}
input{flex:1 1 220px;min-width:0;min-height:48px;padding:0 14px;border:1px solid #8a8074;border-radius:var(--radius-control);background:var(--surface);color:inherit;font:inherit}
input:focus-visible{outline:2px solid var(--rosewood);outline-offset:2px}[role=alert]{margin-bottom:8px;color:var(--alert)}
small{display:block;margin-top:10px;color:var(--stone);font-size:13px;line-height:1.5}
footer{color:var(--stone);font-size:13px}footer p{max-width:none;margin:0}`

type Plain = {
  /** The store's name. */
  nome: string
  title: string
  heading: string
  body: ReturnType<typeof html>
  footer: string
  look: PlainLook
  /** Runs at the end of the body; the page's Content-Security-Policy must allow it. */
  script: string | null
}

/** A self-contained page of the server in the shop's look, for when the shop's own pages are unavailable. */
export function plainPage({ nome, title, heading, body, footer, look, script }: Plain) {
  const { css, papel, mark, isNamed, icone } = look()

  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="${papel}" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="${icone}" type="image/svg+xml" />
        <title>${title}</title>
        <style>${raw(css + STYLE)}</style>
      </head>
      <body>
        <header>
          ${mark.isLogo ? html`<img src="${mark.url}" height="40" alt="${isNamed ? '' : nome}" />` : html`<img src="${mark.url}" width="36" height="36" alt="" />`}
          ${isNamed ? nome : ''}
        </header>
        <main>
          <svg viewBox="0 0 680 72" preserveAspectRatio="none" fill="none" stroke="currentColor" aria-hidden="true">
            <path d="M0 12h680M0 28h680M0 44h680" vector-effect="non-scaling-stroke" />
            <path d="M0 60c170 0 170-14 340-14s170 14 340 14M0 60c170 0 170 10 340 10s170-10 340-10" stroke="var(--varnish)" vector-effect="non-scaling-stroke" />
          </svg>
          <h1>${heading}</h1>
          ${body}
        </main>
        <footer><p>${footer}</p></footer>
        ${script === null ? '' : html`<script>${raw(script)}</script>`}
      </body>
    </html>`
}
