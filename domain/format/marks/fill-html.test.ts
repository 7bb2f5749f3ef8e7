import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fillHtml } from './fill-html.ts'
import { readHtml, writeHtml } from './html-tree.ts'
import { MARKS, type MarkName, type MarkValues } from './marks.ts'

const NAMES = Object.keys(MARKS) as MarkName[]

const VALUES: MarkValues = {
  ...(Object.fromEntries(NAMES.map((name) => [name, name.toUpperCase()])) as MarkValues),
  'loja.nome': 'Casa & Som',
  'loja.email': 'ola@casa.example',
  'loja.cnpj': '',
  'loja.documento': '',
  'precos.descontoVista': null,
}

describe('fills the marks of a text', () => {
  test.each([
    ['a text without marks', '<p>Olá <b>você</b></p>', '<p>Olá <b>você</b></p>'],
    ['values, escaped', '<p>A {{loja.nome}}.</p>', '<p>A Casa &amp; Som.</p>'],
    ['a paragraph with a gap goes', '<p>Um</p><p>CNPJ {{loja.cnpj}}</p>', '<p>Um</p>'],
    ['a gap of the merchant goes', '<p>Um</p><p>[Preencha: sua história]</p>', '<p>Um</p>'],
    ['an unknown mark goes', '<p>{{loja.fone}}</p><p>Um</p>', '<p>Um</p>'],
    [
      'what does not apply goes',
      '<ul><li>{{precos.descontoVista}} no Pix</li><li>B</li></ul>',
      '<ul><li>B</li></ul>',
    ],
    ['a list that is empty now goes', '<p>Um</p><ul><li>{{loja.cnpj}}</li></ul>', '<p>Um</p>'],
    [
      'only the row goes',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>{{loja.cnpj}}</td></tr><tr><td>1</td></tr></tbody></table>',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1</td></tr></tbody></table>',
    ],
    [
      'a table without rows goes',
      '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>{{loja.cnpj}}</td></tr></tbody></table>',
      '',
    ],
    [
      'a term goes with its explanation',
      '<dl><dt>A</dt><dd>{{loja.cnpj}}</dd><dt>B</dt><dd>2</dd></dl>',
      '<dl><dt>B</dt><dd>2</dd></dl>',
    ],
    ['a question without its answer goes', '<details><summary>Q</summary><p>{{loja.cnpj}}</p></details>', ''],
    [
      'an answer keeps its other paragraphs',
      '<details><summary>Q</summary><p>{{loja.cnpj}}</p><p>A</p></details>',
      '<details><summary>Q</summary><p>A</p></details>',
    ],
    [
      'a heading that has nothing left goes',
      '<h2>A</h2><p>{{loja.cnpj}}</p><h2>B</h2><p>2</p>',
      '<h2>B</h2><p>2</p>',
    ],
    ['also above a lower one', '<h2>A</h2><h3>B</h3><p>{{loja.cnpj}}</p>', ''],
    [
      'a heading that had nothing before stays',
      '<h2>A</h2><h2>B</h2><p>{{loja.nome}}</p>',
      '<h2>A</h2><h2>B</h2><p>Casa &amp; Som</p>',
    ],
    [
      'inside an attribute',
      '<p><a href="/x" title="{{loja.cnpj}}">A</a></p>',
      '<p><a href="/x" title="">A</a></p>',
    ],
  ])('%s', (_, html, filled) => {
    expect(fillHtml(html, VALUES)).toBe(filled)
  })

  test('links stand in texts, and only there', () => {
    const links = { 'loja.email': '<a href="mailto:ola@casa.example">ola@casa.example</a>' }

    expect(fillHtml('<p title="{{loja.email}}">{{loja.email}}</p>', VALUES, links)).toBe(
      '<p title="ola@casa.example"><a href="mailto:ola@casa.example">ola@casa.example</a></p>',
    )
  })
})

const node: fc.Arbitrary<string> = fc.letrec<{ html: string }>((tie) => ({
  html: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom('texto ', '{{loja.cnpj}}', '{{loja.nome}}', '[Preencha: algo]', '{{a.b}}', '<br>', ''),
    fc
      .tuple(
        fc.constantFrom(
          'p',
          'ul',
          'li',
          'h2',
          'h3',
          'section',
          'details',
          'summary',
          'table',
          'tbody',
          'tr',
          'td',
        ),
        fc.array(tie('html'), { maxLength: 4 }),
      )
      .map(([tag, children]) => `<${tag}>${children.join('')}</${tag}>`),
  ),
})).html

test('no reader ever sees a mark', () => {
  fc.assert(
    fc.property(node, (html) => {
      expect(fillHtml(html, VALUES)).not.toMatch(/\{\{|\[Preencha/)
    }),
  )
})

test('a text is written as it was read', () => {
  fc.assert(
    fc.property(node, (html) => {
      expect(writeHtml(readHtml(html))).toBe(html)
    }),
  )
})
