import { expect, test } from 'vitest'
import { structuredDataScripts } from './structured-data.ts'

test('writes each entry as a script of its own that its text cannot close', () => {
  const html = structuredDataScripts([{ name: 'Corda </script><script>alert(1)' }, { name: 'Arco' }])

  expect(html.match(/<script/g)).toHaveLength(2)
  expect(html.match(/<\/script>/g)).toHaveLength(2)
  const [, first] = /<script[^>]*>(.*?)<\/script>/.exec(html) ?? []
  expect(JSON.parse(first ?? '')).toEqual({ name: 'Corda </script><script>alert(1)' })
})
