import { escapeHtml } from './escape-html.ts'
import { type HtmlNode, readHtml, writeHtml } from './html-tree.ts'
import { fillText, fillTitle, hasMarks, type MarkName, type MarkValues } from './marks.ts'

/** The smallest parts that can be left out of a page without leaving half a sentence. */
const UNITS: ReadonlySet<string | null> = new Set([
  ...['p', 'li', 'tr', 'dd', 'dt', 'details', 'figure', 'blockquote', 'caption', 'h2', 'h3', 'h4'],
])

/** Parts that are left out once everything in them was. */
const HOLDERS: ReadonlySet<string | null> = new Set([
  ...['ul', 'ol', 'dl', 'table', 'tbody', 'section', 'blockquote', 'li'],
])

/** How a mark is written in HTML, where it is more than its text. */
export type MarkHtml = Partial<Record<MarkName, string>>

/**
 * Replaces the marks of a sanitized HTML text. The smallest whole part (paragraph, list item, table row, question) that
 * contains a mark without value is left out, with headings and lists that then have nothing below them, so that no
 * reader ever sees a mark. Values are escaped; `html` has those that are shown as links.
 */
export function fillHtml(html: string, values: MarkValues, links: MarkHtml = {}): string {
  if (!hasMarks(html)) return html
  const tree = readHtml(html)
  const bare = new Set(bareHeadings(tree))
  const attributes = escapedValues(values)
  const filled = fillNodes(tree, { attributes, texts: { ...attributes, ...links } })

  return writeHtml(withoutBareHeadings(filled, bare))
}

/** The values as HTML: links can only be written in texts. */
type Written = { attributes: MarkValues; texts: MarkValues }

/** The nodes with their marks replaced; those that can't be shown are missing. */
function fillNodes(nodes: readonly HtmlNode[], written: Written): HtmlNode[] {
  return nodes.flatMap((node, i) => {
    const next = nodes.slice(i + 1).find(({ tag }) => tag !== null)
    // A term goes with its explanation.
    if (node.tag === 'dt' && next?.tag === 'dd' && lacksValue(next, written.texts)) return []
    if (UNITS.has(node.tag) && lacksValue(node, written.texts)) return []
    return fillNode(node, written)
  })
}

function fillNode({ raw, tag, children }: HtmlNode, written: Written): HtmlNode[] {
  if (tag === null) return [{ raw: fillText(raw, written.texts) ?? '', tag, children }]
  const filled = fillNodes(children, written)
  if (children.length > 0 && isEmptied(tag, children, filled)) return []

  return [{ raw: hasMarks(raw) ? fillTitle(raw, written.attributes) : raw, tag, children: filled }]
}

/** Whether so much was left out of an element that the rest makes no sense. */
function isEmptied(tag: string, before: readonly HtmlNode[], filled: readonly HtmlNode[]): boolean {
  if (tag === 'details') return filled.every((node) => node.tag === 'summary' || isBlank(node))
  if (tag === 'table') return has(before, 'tbody') && !has(filled, 'tbody')

  return HOLDERS.has(tag) && filled.every(isBlank)
}

/** Whether a mark without value stands in this part, and not in a smaller part of it that can be left out alone. */
function lacksValue(node: HtmlNode, values: MarkValues): boolean {
  return node.children.some((child) => {
    if (child.tag === null) return fillText(child.raw, values) === null
    return !UNITS.has(child.tag) && lacksValue(child, values)
  })
}

/** Removes headings that have nothing below them, except those that had nothing before. */
function withoutBareHeadings(nodes: readonly HtmlNode[], before: ReadonlySet<string>): HtmlNode[] {
  const bare = new Set(bareHeadings(nodes).filter((text) => !before.has(text)))
  const rest = nodes.filter((node) => !(isHeading(node) && bare.has(writeHtml([node]))))

  return rest.length === nodes.length ? rest : withoutBareHeadings(rest, before)
}

/** The headings, as HTML, that are followed by nothing of their own. */
function bareHeadings(nodes: readonly HtmlNode[]): string[] {
  const shown = nodes.filter((node) => !isBlank(node))

  return shown.flatMap((node, i) => {
    const next = shown[i + 1]
    const bare = isHeading(node) && (!next || (isHeading(next) && (next.tag ?? '') <= (node.tag ?? '')))
    return bare ? [writeHtml([node])] : []
  })
}

function isHeading({ tag }: HtmlNode): boolean {
  return tag !== null && /^h[2-4]$/.test(tag)
}

function isBlank({ tag, raw }: HtmlNode): boolean {
  return tag === null && raw.trim() === ''
}

function has(nodes: readonly HtmlNode[], tag: string): boolean {
  return nodes.some((node) => node.tag === tag)
}

function escapedValues(values: MarkValues): MarkValues {
  const entries = Object.entries(values).map(([name, value]) => [name, value && escapeHtml(value)] as const)

  return { ...values, ...Object.fromEntries(entries) }
}
