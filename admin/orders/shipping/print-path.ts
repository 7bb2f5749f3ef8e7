/** Path of these orders' PDF; opened as a page, so that the browser shows and prints it. */
export function printPath(
  folha: 'separacao' | 'etiquetas' | 'romaneios' | 'declaracoes',
  ids: readonly string[],
): string {
  return `/v2/admin/orders/print/${folha}?ids=${ids.join(',')}`
}
