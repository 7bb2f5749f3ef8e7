import type { EntryContext } from 'react-router'
import { escapeScript } from './escape-script.ts'

/** The route that most links lead to. */
const COMMON_ROUTE = 'pages/catalog/product-or-category'

const ID = 'codigo-comum'

/** The addresses of that route's files, for the document's end: only the server knows them. */
export function commonCodeScript({ manifest }: Pick<EntryContext, 'manifest'>): string {
  const route = manifest.routes[COMMON_ROUTE]
  const files = route ? [route.module, ...(route.imports ?? [])] : []

  return `<script type="application/json" id="${ID}">${escapeScript(JSON.stringify(files))}</script>`
}

/** Returns these addresses, in the browser; none if the document does not say them. */
export function commonCode(): string[] {
  const files: unknown = JSON.parse(document.getElementById(ID)?.textContent || '[]')

  return Array.isArray(files) ? files.filter((file) => typeof file === 'string') : []
}
