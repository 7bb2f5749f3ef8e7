import { html } from 'hono/html'

/** A page of a simulated provider, which says visibly what it is. */
export function page(title: string, content: ReturnType<typeof html>) {
  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · Simulação</title>
        <style>
          body { margin: 0; font: 1rem/1.6 system-ui, sans-serif; color: #1c1b1a; background: #f6f4f0; overflow-wrap: anywhere }
          header { padding: .75rem 1rem; background: #7a3b00; color: #fff; font-weight: 600; text-align: center }
          main { max-width: 36rem; margin: 2rem auto; padding: 1.5rem; background: #fff; border-radius: .75rem }
          h1 { margin: 0 0 1rem; font-size: 1.5rem; line-height: 1.2 }
          button { font: inherit; font-weight: 600; min-height: 3rem; width: 100%; margin: .25rem 0; border: 0; border-radius: .5rem; background: #1f5f3f; color: #fff; cursor: pointer }
          ul { padding-left: 1.25rem } a { color: #7a3b00 }
          @media (max-width: 40rem) { main { margin: 0; border-radius: 0 } }
        </style>
      </head>
      <body>
        <header>Simulação: nenhum dinheiro é movimentado aqui</header>
        <main><h1>${title}</h1>${content}</main>
      </body>
    </html>`
}
