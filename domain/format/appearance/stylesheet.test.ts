import { describe, expect, test } from 'vitest'
import { FONT_PAIRS, LOOK_NAMES, type Style } from './appearance.ts'
import { PAIRS } from './font-pairs.ts'
import { stylesheet } from './stylesheet.ts'

const ORIGINAL: Style = {
  visual: 'atelie',
  cores: { acao: null, destaque: null, papel: null, tinta: null },
  fontes: null,
  cantos: null,
  cabecalho: null,
  rodape: null,
}

const BUILT = {
  fonts: { 'lora-latin-500': '/assets/lora.woff2', 'nunito-sans-latin-400-700': '/assets/nunito.woff2' },
  rules: { 'cabecalho:central': '.a{color:red}', 'visual:palco': '.b{color:red}' },
}

test.each<[string, Partial<Style>, string]>([
  ['nothing', {}, ''],
  ['what the look already has', { fontes: 'atelie', cantos: 'suaves', cabecalho: 'simples' }, ''],
  ['round corners', { cantos: 'redondos' }, ':root{--radius-control:14px;--radius-card:22px}'],
  [
    'an action colour',
    { cores: { ...ORIGINAL.cores, acao: '#2d5f48' } },
    ':root{--rosewood:#2d5f48;--rosewood-dark:#244c3a;--on-action:#ffffff}',
  ],
  [
    'a light action colour, with dark text on it',
    { cores: { ...ORIGINAL.cores, acao: '#ffc400' } },
    ':root{--rosewood:#ffc400;--rosewood-dark:#ffd033;--on-action:#14110e}',
  ],
  ['a header', { cabecalho: 'central' }, '.a{color:red}'],
])('writes %s', (_case, changed, css) => {
  expect(stylesheet({ ...ORIGINAL, ...changed }, BUILT)).toBe(css)
})

test('declares the chosen typefaces, with fallbacks of their metrics, and no others', () => {
  const css = stylesheet({ ...ORIGINAL, fontes: 'acolhedora' }, BUILT)

  expect(css.match(/font-family:"[^"]+"/g)).toEqual([
    'font-family:"Lora Variable"',
    'font-family:"Lora Georgia"',
    'font-family:"Lora Times"',
    'font-family:"Nunito Sans Variable"',
    'font-family:"Nunito Sans Arial"',
  ])
  expect(css.match(/url\([^)]+\)/g)).toEqual(['url(/assets/lora.woff2)', 'url(/assets/nunito.woff2)'])
  expect(css).toContain('--font-display:"Lora Variable","Lora Georgia","Lora Times",serif')
})

test('a dark paper tells the browser, and turns the grounds', () => {
  const css = stylesheet({ ...ORIGINAL, visual: 'palco' }, BUILT)

  expect(css).toContain('color-scheme:dark')
  expect(css).toContain('--paper:#141313')
  expect(css.endsWith('.b{color:red}')).toBe(true)
})

describe.each(LOOK_NAMES)('the look %s', (visual) => {
  test('is a small sheet', () => {
    expect(stylesheet({ ...ORIGINAL, visual }, { fonts: {}, rules: {} }).length).toBeLessThan(3_000)
  })
})

test('there are six pairs, all different', () => {
  expect(
    new Set(FONT_PAIRS.map((name) => `${PAIRS[name].display.family} ${PAIRS[name].text.family}`)).size,
  ).toBe(6)
})
