import { Hono } from 'hono'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { referencePage } from './reference-page.ts'

/**
 * Serves an API's OpenAPI document and its reference page. Both are generated on first request and cached: only a new
 * version changes them.
 */
export function referenceRoutes(generate: () => Promise<object>) {
  let document: Promise<string> | undefined
  let page: Promise<string> | undefined
  const json = () => {
    document ??= generate().then((generated) => JSON.stringify(generated))
    return document
  }
  const html = (path: string) => {
    page ??= json().then(async (generated) =>
      String(await referencePage(JSON.parse(generated), path.replace(/docs$/, 'openapi.json'))),
    )
    return page
  }

  return new Hono()
    .get('/openapi.json', async (c) => c.body(await json(), 200, { 'content-type': 'application/json' }))
    .get('/docs', async (c) => {
      const generated = await html(c.req.path)
      return c.html(generated, 200, { 'content-security-policy': contentSecurityPolicy([]) })
    })
}
