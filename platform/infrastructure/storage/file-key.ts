/** Storage key of a product's file. */
export function fileKey(arquivo: string): string {
  return `arquivos/${arquivo}`
}
