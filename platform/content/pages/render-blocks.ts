import type { PageBlock } from '#contract/content/page-blocks.ts'
import { escapeHtml } from '#domain/format/marks/escape-html.ts'
import { pictureUrl, resizedUrl, srcSet } from '#domain/urls/picture-url.ts'
import { sanitizeHtml } from '../sanitize.ts'

/** Maximum width of a page's text in CSS pixels; high-density screens have twice as many. */
const WIDTH = 720

/**
 * Renders the HTML of a page's blocks. Plain text is escaped and the whole is sanitized, so that no kind of block can
 * contain what a text may not. Headings that have an anchor (by their block's id) can be linked to.
 */
export function renderBlocks(blocos: PageBlock[], anchors: ReadonlyMap<string, string> = new Map()): string {
  return sanitizeHtml(blocos.map((block) => blockHtml(block, anchors.get(block.id))).join('\n'))
}

function blockHtml(block: PageBlock, anchor: string | undefined): string {
  switch (block.tipo) {
    case 'titulo':
      return heading(block, anchor)
    case 'texto':
      return sanitizeHtml(block.html)
    case 'imagem':
      return figure(block)
    case 'colunas':
      return `<section data-bloco="colunas">${column(block.esquerda)}${column(block.direita)}</section>`
    case 'perguntas':
      return block.itens.map(question).join('\n')
    case 'chamada':
      return callToAction(block)
    case 'tabela':
      return table(block)
    case 'resumo':
      return `<section data-bloco="resumo">${block.titulo ? `<p><strong>${escapeHtml(block.titulo)}</strong></p>` : ''}${sanitizeHtml(block.html)}</section>`
  }
}

type Block<Kind extends PageBlock['tipo']> = Extract<PageBlock, { tipo: Kind }>

function heading({ texto, nivel }: Block<'titulo'>, anchor: string | undefined): string {
  const id = anchor ? ` id="${escapeHtml(anchor)}"` : ''

  return `<h${nivel}${id}>${escapeHtml(texto)}</h${nivel}>`
}

function figure({ arquivo, largura, altura, alt, legenda, link }: Block<'imagem'>): string {
  const imagem = pictureUrl(arquivo)
  const srcset = srcSet(imagem, 'webp', Math.min(largura, WIDTH * 2))
  const img = `<img src="${resizedUrl(imagem, 960, 'jpg')}" srcset="${srcset}" sizes="(min-width: 769px) ${WIDTH}px, 100vw" alt="${escapeHtml(alt)}" width="${largura}" height="${altura}" loading="lazy">`
  const linked = link ? `<a href="${escapeHtml(link)}">${img}</a>` : img
  const caption = legenda ? `<figcaption>${escapeHtml(legenda)}</figcaption>` : ''

  return `<figure>${linked}${caption}</figure>`
}

/** Sanitized separately: unclosed tags of one column must not swallow the other. */
function column(html: string): string {
  return `<section>${sanitizeHtml(html)}</section>`
}

function question({ pergunta, resposta }: Block<'perguntas'>['itens'][number]): string {
  return `<details><summary>${escapeHtml(pergunta)}</summary>${sanitizeHtml(resposta)}</details>`
}

function callToAction({ titulo, texto, botao, link }: Block<'chamada'>): string {
  const heading = titulo ? `<h3>${escapeHtml(titulo)}</h3>` : ''
  const words = texto ? `<p>${escapeHtml(texto)}</p>` : ''

  return `<section data-bloco="chamada">${heading}${words}<p><a href="${escapeHtml(link)}">${escapeHtml(botao)}</a></p></section>`
}

function table({ legenda, cabecalho, linhas }: Block<'tabela'>): string {
  const caption = legenda ? `<caption>${escapeHtml(legenda)}</caption>` : ''
  const head = cabecalho.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('')
  const rows = linhas.map((row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`)

  return `<table>${caption}<thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}
