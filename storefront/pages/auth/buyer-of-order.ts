import type { Api } from '#contract/contract.ts'

/**
 * The sign-up values that a guest's order gives, of those that its key may reveal: the order and its key are in the
 * query (`pedido`, `chave`). Returns nothing without a valid key.
 */
export async function buyerOfOrder(api: Api, params: URLSearchParams): Promise<Record<string, string>> {
  const [id, chave] = [params.get('pedido'), params.get('chave')]
  if (!id || !chave) return {}
  const order = await api.orders.get({ id, chave }).catch(() => null)
  if (!order) return {}
  const { nomeRazao, documento } = order.comprador

  return {
    // The name is masked on old orders.
    nomeRazao: nomeRazao.includes('•') ? '' : nomeRazao,
    pessoa: documento.includes('/') ? 'J' : 'F',
  }
}
