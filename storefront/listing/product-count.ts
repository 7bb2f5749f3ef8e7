/** `1 produto`, `37 produtos`, `1.024 produtos`. */
export function productCount(total: number): string {
  return `${total.toLocaleString('pt-BR')} ${total === 1 ? 'produto' : 'produtos'}`
}
