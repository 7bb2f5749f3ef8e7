import { expect, test } from 'vitest'
import { scriptMark } from './inline-scripts.ts'

test('finds the marked scripts and removes all marks', () => {
  const { nonce, read } = scriptMark()
  const { html, scripts } = read(
    `<body><p>a</p><script>alert(document.cookie)</script><script nonce="${nonce}">own()</script>` +
      `<script nonce="${nonce}" type="module" async="">import "/a.js"</script>` +
      `<script nonce="${nonce}" src="/b.js"></script><link nonce="${nonce}" rel="modulepreload"></body>`,
  )

  expect(scripts).toEqual(['own()', 'import "/a.js"'])
  expect(html).not.toContain('nonce')
  expect(html).toContain('<script>alert(document.cookie)</script>')
})

test('ignores a mark of another page', () => {
  const old = scriptMark().nonce

  expect(scriptMark().read(`<script nonce="${old}">alert(1)</script>`).scripts).toEqual([])
})

test('finds where the marked elements begin, and the end of a document without them', () => {
  const { nonce, firstElement } = scriptMark()
  const html = Buffer.from(
    `<head><script nonce="${nonce}"></script></head><p>é</p><script nonce="${nonce}">own()`,
  )
  const place = firstElement(html, html.indexOf('</head>'))

  expect(html.toString('utf8', place)).toBe(`<script nonce="${nonce}">own()`)
  expect(firstElement(Buffer.from('<p>é</p>'), 0)).toBe(9)
})
