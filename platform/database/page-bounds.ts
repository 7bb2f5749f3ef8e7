import { MAX_COUNTED } from '#contract/paging.ts'

/** The rows of a page. A search ends with the last row that it counts, so that no page makes it read on. */
export function pageBounds({
  pagina,
  porPagina,
  busca,
}: {
  pagina: number
  porPagina: number
  busca: string
}): { limit: number; offset: number } {
  const offset = (pagina - 1) * porPagina
  const remaining = busca === '' ? porPagina : MAX_COUNTED - offset

  return { limit: Math.max(0, Math.min(porPagina, remaining)), offset }
}
