import { html } from 'hono/html'
import * as z from 'zod'

const METHODS = ['get', 'post', 'put', 'delete'] as const

const Operation = z.object({
  operationId: z.string().optional(),
  summary: z.string().optional(),
  description: z.string().optional(),
  tags: z.array(z.string()).optional(),
  parameters: z
    .array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean().optional(), schema: z.unknown() }),
    )
    .optional(),
  requestBody: z.unknown().optional(),
  responses: z.record(z.string(), z.unknown()).optional(),
})

const Document = z.object({
  info: z.object({ title: z.string(), description: z.string() }),
  paths: z.record(z.string(), z.partialRecord(z.enum(METHODS), Operation)),
})

type Endpoint = { method: string; path: string } & z.infer<typeof Operation>

const STYLE = `body{font:15px/1.5 Inter,system-ui,sans-serif;color:#1d1a16;background:#fbf8f3;margin:0 auto;max-width:1100px;padding:32px 16px}
h1,h2{font-family:Fraunces,Georgia,serif;font-weight:500}h2{margin-top:48px;border-bottom:1px solid #e4dccf}
section{margin:24px 0;padding:16px 20px;background:#fff;border:1px solid #e4dccf;border-radius:10px}h3{margin:0 0 4px;font:600 15px ui-monospace,monospace;overflow-wrap:anywhere}
h3 b{color:#7a2e1f;text-transform:uppercase}table{border-collapse:collapse;width:100%}td,th{text-align:left;vertical-align:top;padding:4px 8px;border-bottom:1px solid #e4dccf}
pre{overflow:auto;max-height:420px;background:#f1eadf;padding:12px;border-radius:6px;font-size:13px}`

/** Renders the reference of an API as one page, from its OpenAPI document at `source`. */
export function referencePage(document: unknown, source: string) {
  const { info, paths } = Document.parse(document)
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method): Endpoint[] => {
      const operation = methods[method]
      return operation ? [{ method, path, ...operation }] : []
    }),
  )
  const areas = [...new Set(endpoints.map(({ tags }) => tags?.[0] ?? ''))]

  return html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${info.title}</title>
        <style>
          ${STYLE}
        </style>
      </head>
      <body>
        <h1>${info.title}</h1>
        <p>${info.description}</p>
        <p>O documento OpenAPI: <a href="${source}">${source}</a>.</p>
        ${areas.map((area) => html`<h2>${area}</h2>${endpoints.filter(({ tags }) => tags?.[0] === area).map(endpointSection)}`)}
      </body>
    </html>`
}

function endpointSection({
  method,
  path,
  summary,
  description,
  parameters = [],
  requestBody,
  responses = {},
}: Endpoint) {
  return html`<section>
    <h3><b>${method}</b> ${path}</h3>
    <p>${summary ?? ''}</p>
    ${description ? html`<p>${description}</p>` : ''}
    ${
      parameters.length === 0
        ? ''
        : html`<table>
            <tr><th>Parâmetro</th><th>Onde</th><th>Obrigatório</th><th>Tipo</th></tr>
            ${parameters.map(
              (parameter) =>
                html`<tr><td><code>${parameter.name}</code></td><td>${parameter.in}</td><td>${parameter.required ? 'sim' : 'não'}</td><td><code>${JSON.stringify(parameter.schema)}</code></td></tr>`,
            )}
          </table>`
    }
    ${requestBody ? schemaDetails('Corpo', requestBody) : ''}
    ${Object.entries(responses).map(([status, response]) => schemaDetails(`Resposta ${status}`, response))}
  </section>`
}

function schemaDetails(title: string, schema: unknown) {
  return html`<details><summary>${title}</summary><pre>${JSON.stringify(schema, null, 2)}</pre></details>`
}
