import type { RouterContextProvider } from 'react-router'
import type { PageFrame } from '#contract/page-frame.ts'
import { structuredDataContext } from './context.ts'

type Framed = { estrutura: PageFrame }

/**
 * Hands the structured data of an answer to the document's head and takes it out of the answer: it is for search engines
 * only, so it need not travel a second time with the page's data. Navigations in the browser need none.
 */
export function framed<T extends Framed>(
  context: Readonly<RouterContextProvider>,
  answer: T,
): Omit<T, 'estrutura'> & { estrutura: Omit<PageFrame, 'dadosEstruturados'> } {
  const { dadosEstruturados, ...estrutura } = answer.estrutura
  context.get(structuredDataContext).push(...dadosEstruturados)

  return { ...answer, estrutura }
}

/** The data as it stands in the document. `<` is escaped, so that no text of the shop can close the script. */
export function structuredDataScripts(entries: Record<string, unknown>[]): string {
  return entries
    .map((entry) => JSON.stringify(entry).replaceAll('<', '\\u003c'))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('')
}
