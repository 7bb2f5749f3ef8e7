import { randomId } from '#admin/components/random-id.ts'
import type { PageBlock } from '#contract/content/page-blocks.ts'

/**
 * Splits an HTML text into blocks: headings, questions and plain tables become blocks of their kind, everything else
 * rich text. Nothing is lost: an element that no kind of block can hold stays unchanged in a text block.
 */
export function blocksOfHtml(html: string): PageBlock[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  const blocks: PageBlock[] = []
  for (const node of body.childNodes) append(blocks, node)

  return blocks
}

function append(blocks: PageBlock[], node: ChildNode) {
  const last = blocks.at(-1)
  const block = node instanceof HTMLElement ? blockOf(node) : null
  if (block) {
    if (block.tipo === 'perguntas' && last?.tipo === 'perguntas') last.itens.push(...block.itens)
    else blocks.push(block)
    return
  }
  const html = node instanceof HTMLElement ? node.outerHTML : (node.textContent ?? '')
  if (html.trim() === '') return
  if (last?.tipo === 'texto') last.html += html
  else blocks.push({ id: randomId(), tipo: 'texto', html })
}

function blockOf(element: HTMLElement): PageBlock | null {
  switch (element.localName) {
    case 'h2':
    case 'h3':
      return headingOf(element)
    case 'details':
      return questionOf(element)
    case 'table':
      return tableOf(element)
    default:
      return null
  }
}

function headingOf(element: HTMLElement): PageBlock | null {
  const texto = element.textContent.trim()
  if (texto === '' || element.children.length > 0 || element.id !== '') return null

  return { id: randomId(), tipo: 'titulo', texto, nivel: element.localName === 'h2' ? 2 : 3 }
}

function questionOf(element: HTMLElement): PageBlock | null {
  const summary = element.querySelector(':scope > summary')
  if (!summary || summary.children.length > 0) return null
  const pergunta = summary.textContent.trim()
  const resposta = element.innerHTML.replace(summary.outerHTML, '').trim()
  if (pergunta === '') return null

  return { id: randomId(), tipo: 'perguntas', itens: [{ pergunta, resposta }] }
}

/** Returns a table block for plain cells under a single header row; null for any other table. */
function tableOf(table: HTMLElement): PageBlock | null {
  const heads = [...table.querySelectorAll('thead th')]
  const rows = [...table.querySelectorAll('tbody tr')].map((row) => [...row.children])
  const cells = [...heads, ...rows.flat()]
  const plain = cells.every((cell) => cell.children.length === 0 && !cell.hasAttribute('colspan'))
  const even = rows.every(
    (row) => row.length === heads.length && row.every(({ localName }) => localName === 'td'),
  )
  if (heads.length === 0 || !plain || !even || table.querySelector('tfoot, [rowspan]')) return null

  return {
    id: randomId(),
    tipo: 'tabela',
    legenda: textOf(table.querySelector('caption')),
    cabecalho: heads.map(textOf),
    linhas: rows.map((row) => row.map(textOf)),
  }
}

function textOf(element: Element | null): string {
  return element?.textContent.replace(/\s+/g, ' ').trim() ?? ''
}
