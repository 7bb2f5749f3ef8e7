/**
 * What visitors find: the shop (`aberta`), a new shop that its owner has not opened yet (`emBreve`), or one that is
 * closed for a while (`manutencao`).
 */
export type ShopState = 'aberta' | 'emBreve' | 'manutencao'

/** The parts of the store's settings that decide. */
type Choices = { abertura: { aberta: boolean }; manutencao: { ativa: boolean } }

/** Returns the state of the shop. `closed`: whoever runs the server closed it, whatever the settings say. */
export function shopState({ abertura, manutencao }: Choices, closed: boolean): ShopState {
  if (closed || manutencao.ativa) return 'manutencao'

  return abertura.aberta ? 'aberta' : 'emBreve'
}
