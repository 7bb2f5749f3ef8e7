/** Where a product's file lies in the storage. */
export function fileKey(arquivo: string): string {
  return `arquivos/${arquivo}`
}
