import type { Api } from '#contract/contract.ts'

/**
 * Who bought without an account, as the fields of the sign-up have it, and as far as who holds an order's key may know it: of the
 * order that the address names (`pedido`) to its key (`chave`). Nothing for anybody else.
 */
export async function buyerOfOrder(api: Api, params: URLSearchParams): Promise<Record<string, string>> {
  const [id, chave] = [params.get('pedido'), params.get('chave')]
  if (!id || !chave) return {}
  const order = await api.orders.get({ id, chave }).catch(() => null)
  if (!order) return {}
  const { nomeRazao, documento } = order.comprador

  return {
    // An old order's name is masked.
    nomeRazao: nomeRazao.includes('•') ? '' : nomeRazao,
    pessoa: documento.includes('/') ? 'J' : 'F',
  }
}
