import { Hono } from 'hono'
import { contentSecurityPolicy } from '../http/security-headers.ts'
import { referencePage } from './reference-page.ts'

/**
 * An API's OpenAPI document and its reference page. Both are made when somebody first asks, and cached: they change with the code
 * alone.
 */
export function referenceRoutes(generate: () => Promise<object>) {
  let document: Promise<string> | undefined
  let page: Promise<string> | undefined
  const json = () => {
    document ??= generate().then((made) => JSON.stringify(made))
    return document
  }
  const html = (path: string) => {
    page ??= json().then(async (made) =>
      String(await referencePage(JSON.parse(made), path.replace(/docs$/, 'openapi.json'))),
    )
    return page
  }

  return new Hono()
    .get('/openapi.json', async (c) => c.body(await json(), 200, { 'content-type': 'application/json' }))
    .get('/docs', async (c) => {
      const made = await html(c.req.path)
      return c.html(made, 200, { 'content-security-policy': contentSecurityPolicy([]) })
    })
}
