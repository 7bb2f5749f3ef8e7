/** Where the PDF of these orders is; opened as any page, so that the browser shows and prints it. */
export function printPath(folha: 'separacao' | 'etiquetas' | 'romaneios', ids: readonly string[]): string {
  return `/v2/admin/orders/print/${folha}?ids=${ids.join(',')}`
}
