/** The address of a product's file, which is named by its key in the storage, or is an address already. */
export function fileUrl(arquivo: string): string {
  return /^(https:\/\/|\/)/.test(arquivo) ? arquivo : `/arquivos/${arquivo}`
}
