import { expect, test } from 'vitest'
import { commonCodeScript } from './common-code.ts'

test('nothing in an address closes the script that lists the files', () => {
  const route = { module: '/assets/p.js?</script><b>', imports: ['/assets/q.js'] }
  const html = commonCodeScript({
    // @ts-expect-error The manifest has more than what is read of it.
    manifest: { routes: { 'pages/catalog/product-or-category': route } },
  })
  const [, json] = /^<script[^>]*>(.*?)<\/script>$/.exec(html) ?? []

  expect(JSON.parse(json ?? '')).toEqual([route.module, ...route.imports])
})
