/** Returns the path of a work order's page in the shop; `chave` opens it to whoever has the link. */
export function workOrderPath(id: string, chave?: string | null): string {
  return `/oficina/${id}${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}

/** Returns the address of a photo of a work order at its default size, open to whom its page is open. */
export function workPhotoPath({
  id,
  idFoto,
  chave,
}: {
  id: string
  idFoto: number
  chave: string | null
}): string {
  return `/oficina/${id}/fotos/${idFoto}/640.jpg${chave ? `?${new URLSearchParams({ chave })}` : ''}`
}
