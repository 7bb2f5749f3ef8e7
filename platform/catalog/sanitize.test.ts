import { describe, expect, test } from 'vitest'
import { sanitizeHtml as sanitizePage, sanitizeSvg } from '#platform/content/sanitize.ts'
import { plainText, sanitizeHtml } from './sanitize.ts'

describe('plainText', () => {
  test('separates the words of neighbouring blocks', () => {
    expect(plainText('<p>Cabe no orçamento.</p><p>Leve na mochila.</p>')).toBe(
      'Cabe no orçamento. Leve na mochila.',
    )
    expect(plainText('<h2>Na caixa</h2><ul><li>arco</li><li>breu</li></ul>')).toBe('Na caixa arco breu')
    expect(plainText('<table><tr><th>Escala</th><td>650&nbsp;mm</td></tr></table>')).toBe('Escala 650 mm')
    expect(plainText('Segunda<br>terça<br/>quarta')).toBe('Segunda terça quarta')
  })

  test('does not split words at inline tags', () => {
    expect(plainText('<p>Lá<sub>4</sub>, <b>for</b>te e <em>clara</em>.</p>')).toBe('Lá4, forte e clara.')
  })

  test('removes tags, scripts and double spaces', () => {
    expect(plainText(' <p>Mi &amp;\n  si</p><script>alert(1)</script> ')).toBe('Mi & si')
  })
})

test.each<[string, (text: string) => string, string]>([
  ['a product’s text', sanitizeHtml, 'b'],
  ['a page’s text', sanitizePage, 'b'],
  ['a drawing', (inner) => sanitizeSvg(`<svg>${inner}</svg>`), 'g'],
])('of endlessly nested %s keeps at most thirty tags and all of the words', (_what, clean, tag) => {
  const deep = clean(`${`<${tag}>`.repeat(200)}lá${`</${tag}>`.repeat(200)}`)
  const remaining = deep.split(`<${tag}>`).length - 1

  expect(remaining).toBeGreaterThan(20)
  expect(remaining).toBeLessThanOrEqual(31)
  expect(deep.split(`</${tag}>`)).toHaveLength(remaining + 1)
  expect(deep).toContain('lá')
})
