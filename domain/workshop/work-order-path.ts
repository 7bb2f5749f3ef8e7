/** Returns the path of a work order's page in the shop; `chave` opens it to whoever has the link. */
export function workOrderPath(id: string, chave?: string | null): string {
  return `/oficina/${id}${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}
