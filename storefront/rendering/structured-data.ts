import type { RouterContextProvider } from 'react-router'
import type { PageFrame } from '#contract/page-frame.ts'
import { structuredDataContext } from './context.ts'
import { escapeScript } from './escape-script.ts'

type Framed = { estrutura: PageFrame }

/**
 * Moves the structured data of an answer to the document's head: it is for search engines only, so it need not be sent
 * again with the page's data. Client navigations do not need it.
 */
export function framed<T extends Framed>(
  context: Readonly<RouterContextProvider>,
  answer: T,
): Omit<T, 'estrutura'> & { estrutura: Omit<PageFrame, 'dadosEstruturados'> } {
  const { dadosEstruturados, ...estrutura } = answer.estrutura
  context.get(structuredDataContext).push(...dadosEstruturados)

  return { ...answer, estrutura }
}

/** The entries as script elements. */
export function structuredDataScripts(entries: Record<string, unknown>[]): string {
  return entries
    .map((entry) => escapeScript(JSON.stringify(entry)))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
