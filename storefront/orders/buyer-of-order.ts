import type { Api } from '#contract/contract.ts'

/**
 * What who bought without an account told the store, as the fields of the sign-up have it: of the order that the address names
 * (`pedido`) to who holds its key (`chave`). Nothing for anybody else.
 */
export async function buyerOfOrder(api: Api, params: URLSearchParams): Promise<Record<string, string>> {
  const [id, chave] = [params.get('pedido'), params.get('chave')]
  if (!id || !chave) return {}
  const order = await api.orders.get({ id, chave }).catch(() => null)
  if (!order) return {}
  const { nomeRazao, documento, email, celular } = order.comprador

  return { nomeRazao, documento, email, celular, pessoa: documento.length > 11 ? 'J' : 'F' }
}
