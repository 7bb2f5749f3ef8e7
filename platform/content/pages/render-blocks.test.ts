import { expect, test } from 'vitest'
import { PageBlock } from '#contract/content/page-blocks.ts'
import { renderBlocks } from './render-blocks.ts'

const ARQUIVO = 'ab'.repeat(12)
const PICTURE = { arquivo: ARQUIVO, largura: 1600, altura: 900 }

/** What attackers type into text or HTML fields. */
const HARM =
  '"><script>alert(1)</script><img src=x onerror="alert(1)"><a href="javascript:alert(1)">a</a><svg onload="alert(1)"></svg><iframe srcdoc="x"></iframe>'

const HARMFUL: PageBlock[] = [
  { id: 'a', tipo: 'titulo', texto: HARM, nivel: 2 },
  { id: 'b', tipo: 'texto', html: HARM },
  { id: 'c', tipo: 'imagem', ...PICTURE, alt: HARM, legenda: HARM, link: null },
  { id: 'd', tipo: 'colunas', esquerda: HARM, direita: HARM },
  { id: 'e', tipo: 'perguntas', itens: [{ pergunta: HARM, resposta: HARM }] },
  { id: 'f', tipo: 'chamada', titulo: HARM, texto: HARM, botao: HARM, link: 'javascript:alert(1)' },
  { id: 'g', tipo: 'tabela', legenda: HARM, cabecalho: [HARM], linhas: [[HARM]] },
  { id: 'h', tipo: 'resumo', titulo: HARM, html: HARM },
]

test.each(HARMFUL)('a block of kind $tipo contains nothing executable', (block) => {
  const html = renderBlocks([block])
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag).join('')
  const links = [...tags.matchAll(/ (?:href|src)="([^"]*)"/g)].map(([, url]) => url)

  expect(tags.replace(/="[^"]*"/g, '')).not.toMatch(/<(script|iframe|svg)|\son\w+|srcdoc/i)
  expect(links.filter((url) => /^[a-z]+:/i.test(url ?? ''))).toEqual([])
})

test.each(['javascript:alert(1)', 'data:text/html,x', '//outro.example', 'http://sem-s.example'])(
  'no block accepts a link to %s',
  (link) => {
    const chamada = { id: 'a', tipo: 'chamada', titulo: '', texto: '', botao: 'Ver', link }
    const imagem = { id: 'a', tipo: 'imagem', ...PICTURE, alt: '', legenda: '', link }

    expect(PageBlock.safeParse(chamada).success).toBe(false)
    expect(PageBlock.safeParse(imagem).success).toBe(false)
  },
)

test('refuses a table with a row that has fewer cells than columns', () => {
  const tabela = { id: 'a', tipo: 'tabela', legenda: '', cabecalho: ['A', 'B'], linhas: [['1']] }

  expect(PageBlock.safeParse(tabela).success).toBe(false)
})

test('each kind of block has its HTML', () => {
  const html = renderBlocks([
    { id: 'a', tipo: 'titulo', texto: 'Cordas & arcos', nivel: 3 },
    { id: 'b', tipo: 'texto', html: '<p>Oi, <strong>você</strong></p>' },
    { id: 'c', tipo: 'perguntas', itens: [{ pergunta: 'Quando?', resposta: '<p>Já.</p>' }] },
    { id: 'd', tipo: 'tabela', legenda: '', cabecalho: ['A', 'B'], linhas: [['1', '2']] },
    { id: 'e', tipo: 'chamada', titulo: 'Vamos', texto: '', botao: 'Ver', link: '/violinos' },
    { id: 'f', tipo: 'colunas', esquerda: '<p>E</p>', direita: '<p>D</p>' },
    { id: 'g', tipo: 'resumo', titulo: 'Curto', html: '<p>Sim.</p>' },
  ])

  expect(html.split('\n')).toEqual([
    '<h3>Cordas &amp; arcos</h3>',
    '<p>Oi, <strong>você</strong></p>',
    '<details><summary>Quando?</summary><p>Já.</p></details>',
    '<table><thead><tr><th scope="col">A</th><th scope="col">B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>',
    '<section data-bloco="chamada"><h3>Vamos</h3><p><a href="/violinos">Ver</a></p></section>',
    '<section data-bloco="colunas"><section><p>E</p></section><section><p>D</p></section></section>',
    '<section data-bloco="resumo"><p><strong>Curto</strong></p><p>Sim.</p></section>',
  ])
})

test('a picture has its sizes, its alternative text and its caption', () => {
  const html = renderBlocks([
    { id: 'a', tipo: 'imagem', ...PICTURE, alt: 'Um violino', legenda: 'De 1920', link: '/violinos' },
  ])

  expect(html).toContain(`<a href="/violinos"><img src="/imagens/${ARQUIVO}/960.jpg"`)
  expect(html).toContain(`/imagens/${ARQUIVO}/1920.webp 1920w`)
  expect(html).toContain('alt="Um violino" width="1600" height="900"')
  expect(html).toContain('<figcaption>De 1920</figcaption>')
})

test('an unclosed tag in one column does not swallow the other', () => {
  const html = renderBlocks([{ id: 'a', tipo: 'colunas', esquerda: '<p>E<blockquote>', direita: '<p>D</p>' }])

  expect(html).toContain('</blockquote></section><section><p>D</p></section></section>')
})
