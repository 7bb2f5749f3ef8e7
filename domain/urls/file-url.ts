/** Returns the URL of a product's file, given its storage key or a URL. */
export function fileUrl(arquivo: string): string {
  return /^(https:\/\/|\/)/.test(arquivo) ? arquivo : `/arquivos/${arquivo}`
}
