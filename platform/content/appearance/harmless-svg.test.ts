import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { harmlessSvg } from './harmless-svg.ts'

const SVG =
  'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 40 20"'

const SHAPE = '<path d="M0 0h40v20z" fill="#7a2e1f"/>'

/** Whatever may run, load or lead outside. */
const DANGER =
  /script|javascript|data:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|\bon\w+=|<(?!\/?(svg|g|path|rect|circle|defs|linearGradient|stop|clipPath)\b)|&(?!amp;|lt;|gt;|quot;)|url\((?!#)|@import|expression/i

describe.each([
  ['a script', `<script>alert(1)</script>`],
  ['a script with a namespace', `<svg:script xmlns:svg="http://www.w3.org/2000/svg">alert(1)</svg:script>`],
  ['a script in other letters', `<SCRIPT>alert(1)</SCRIPT>`],
  ['a script that loads', `<script xlink:href="https://mal.example/x.js"/>`],
  ['a script in CDATA', `<script><![CDATA[alert(1)]]></script>`],
  ['a script behind a comment trick', `<!--><script>alert(1)</script>-->`],
  ['a handler', `<path d="M0 0h1" onload="alert(1)"/>`],
  ['a handler in other letters', `<path d="M0 0h1" OnMouseOver="alert(1)"/>`],
  ['a handler with a namespace', `<path d="M0 0h1" ev:onclick="alert(1)"/>`],
  [
    'HTML in a foreign object',
    `<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>`,
  ],
  ['a link', `<a xlink:href="javascript:alert(1)">${SHAPE}</a>`],
  ['a link with an encoded scheme', `<a href="java&#x09;script:alert(1)">${SHAPE}</a>`],
  ['an animation that sets a link', `<set attributeName="href" to="javascript:alert(1)"/>`],
  ['an animation', `<animate attributeName="onload" values="alert(1)"/>`],
  ['a picture from outside', `<image href="https://mal.example/pixel.png"/>`],
  ['a picture with data', `<image href="data:image/svg+xml;base64,PHN2Zz4="/>`],
  ['a copy of a file', `<use href="https://mal.example/x.svg#a"/>`],
  ['a copy of a copy', `<g id="a">${SHAPE}</g><use xlink:href="#a"/>`],
  [
    'a stylesheet that loads',
    `<style>@import url(https://mal.example/x.css);.a{fill:url(https://mal.example/y)}</style>`,
  ],
  ['a paint that loads', `<path d="M0 0h1" fill="url(https://mal.example/x#a)"/>`],
  ['a paint that loads, with quotes', `<path d="M0 0h1" fill="url('//mal.example/x#a')"/>`],
  ['a style that loads', `<path d="M0 0h1" style="fill:url(https://mal.example/x);background:url(//x)"/>`],
  ['a style with an escape', `<path d="M0 0h1" style="fill:u\\72l(https://mal.example/x)"/>`],
  ['a filter', `<filter id="f"><feImage href="https://mal.example/x"/></filter>`],
  ['a font', `<font-face-uri href="https://mal.example/x.woff"/>`],
  ['a text that breaks out', `<text>"/&gt;&lt;script&gt;alert(1)&lt;/script&gt;</text>`],
  ['an attribute that breaks out', `<path d="M0 0h1" fill="red&quot; onload=&quot;alert(1)"/>`],
  ['an id that breaks out', `<g id="a&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">${SHAPE}</g>`],
  ['a gradient from outside', `<linearGradient id="g" xlink:href="https://mal.example/x#g"/>`],
  ['an embedded document', `<iframe src="https://mal.example"/><embed src="x"/><object data="x"/>`],
  [
    'a handler element',
    `<handler type="text/javascript">alert(1)</handler><listener event="load" handler="#x"/>`,
  ],
  ['a base address', `<g xml:base="https://mal.example/">${SHAPE}</g>`],
])('%s', (_attack, content) => {
  test('is left out, and the drawing stays', () => {
    const { svg = '' } = harmlessSvg(`<svg ${SVG} onload="alert(1)">${SHAPE}${content}</svg>`) ?? {}

    expect(svg).toContain('M0 0h40v20z')
    expect(svg).not.toMatch(DANGER)
  })
})

test.each([
  [
    'an external entity',
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg ${SVG}><title>&x;</title>${SHAPE}</svg>`,
  ],
  [
    'entities that grow',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><svg ${SVG}><path d="&b;M0 0h40v20z"/>${SHAPE}</svg>`,
  ],
  [
    'a stylesheet instruction',
    `<?xml-stylesheet href="https://mal.example/x.xsl"?><svg ${SVG}>${SHAPE}</svg>`,
  ],
])('%s before the drawing is left out', (_attack, source) => {
  expect(harmlessSvg(source)?.svg).not.toMatch(/ENTITY|passwd|xml-stylesheet|&[ab];/)
})

test.each([
  ['nothing', ''],
  ['a text', 'logo'],
  ['HTML', '<html><body><svg viewBox="0 0 1 1"><path d="M0 0"/></svg></body></html>'],
  ['a drawing without shapes', `<svg ${SVG}><text>Logo</text></svg>`],
  ['a drawing without a size', '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h1"/></svg>'],
  ['a drawing of no area', '<svg viewBox="0 0 0 10"><path d="M0 0h1"/></svg>'],
  ['a strip', '<svg viewBox="0 0 1000 1"><path d="M0 0h1"/></svg>'],
  ['too many elements', `<svg ${SVG}>${SHAPE.repeat(5_001)}</svg>`],
  ['too deep a nesting', `<svg ${SVG}>${'<g>'.repeat(31)}${SHAPE}${'</g>'.repeat(31)}</svg>`],
  ['too many bytes', `<svg ${SVG}>${SHAPE}<!--${'x'.repeat(200_000)}--></svg>`],
])('refuses %s', (_case, source) => {
  expect(harmlessSvg(source)).toBeNull()
})

test('keeps gradients, clips, transformations, and the classes of a stylesheet as attributes', async () => {
  const drawn =
    harmlessSvg(`<?xml version="1.0"?><svg ${SVG} class="st0"><style>.st0,.st1{fill:#2D5F48;stroke:none}</style>
    <defs><linearGradient id="g"><stop offset="0" style="stop-color:#fff;stop-opacity:.5"/></linearGradient>
    <clipPath id="c"><rect width="20" height="20"/></clipPath></defs>
    <g clip-path="url(#c)" transform="translate(1 2)"><rect class="st1" width="40" height="20"/><circle cx="5" cy="5" r="4" fill="url(#g)"/></g></svg>`)

  expect(drawn).toMatchObject({ largura: 512, altura: 256 })
  for (const part of [
    'stop-color="#fff"',
    'clip-path="url(#c)"',
    'transform="translate(1 2)"',
    'fill="url(#g)"',
  ])
    expect(drawn?.svg).toContain(part)
  expect(drawn?.svg).toContain('<rect width="40" height="20" fill="#2D5F48" stroke="none">')
  expect(await sharp(Buffer.from(drawn?.svg ?? '')).metadata()).toMatchObject({ width: 512, height: 256 })
})
