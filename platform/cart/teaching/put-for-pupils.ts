import type { Cart, NewItem } from '#contract/cart/cart.ts'
import type { CartNotification } from '#domain/cart/cart-notification.ts'
import { missingUnits, type NeededUnits, withUnits } from '#domain/cart/teaching/pupil-units.ts'
import type { TeachingList } from '#platform/customers/teaching/read-list.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { requestFingerprint } from '#platform/infrastructure/context/request-fingerprint.ts'
import { type CartChange, changeCart } from '../change-cart.ts'
import { planItems } from '../items/put-items.ts'
import type { OpenCart } from '../open-cart.ts'

/** Units to put into a cart for a pupil, who is named `aluno`. */
export type ForPupil = NeededUnits & { idProduto: number; aluno: string }

type PutForPupilsInput = {
  list: Pick<TeachingList, 'lista' | 'conta'>
  units: readonly ForPupil[]
  /** What the buyer reads of the units that were added. */
  notice: (added: readonly ForPupil[]) => CartNotification[]
}

/**
 * Puts units of a list into the visitor's cart, and remembers for which pupils. What the cart has for a pupil already
 * is not added again. Skips what is not available, with a message. Refuses as `planItems` does.
 */
export function putForPupils(
  context: RequestContext,
  { list: { lista, conta }, units, notice }: PutForPupilsInput,
): Promise<Cart> {
  return changeCart(context, {
    skus: [...new Set(units.map(({ idSku }) => idSku))],
    produtos: [],
    fingerprint: requestFingerprint([
      'lista',
      units.map(({ idAluno, idItem, idSku, quantidade }) => [idAluno, idItem, idSku, quantidade]),
    ]),
    decide(cart) {
      const missing = units.flatMap((unit) => {
        const quantidade = missingUnits(cart.alunos, unit)
        return quantidade > 0 ? [{ ...unit, quantidade }] : []
      })
      if (missing.length === 0) return { notifications: notice([]) }
      const { notifications = [], ...change } = addMissing(cart, missing)
      const lines = change.lines ?? cart.lines
      // What was not available is not there to be for anybody.
      const added = missing.filter(({ idSku }) => lines.some((line) => line.idAtributoSimples === idSku))

      return {
        ...change,
        notifications: [...notifications, ...notice(added)],
        alunos: withUnits(
          cart.alunos,
          added.map(({ idProduto: _, ...unit }) => ({
            ...unit,
            idLista: lista.id,
            lista: lista.nome,
            situacao: lista.situacao,
            prazo: lista.prazo,
            entrega: lista.entrega,
            conta: {
              tipo: conta.tipo,
              nome: conta.nome,
              situacao: conta.situacao,
              beneficio: conta.beneficio,
              percentual: conta.percentual,
            },
          })),
        ),
      }
    },
  })
}

/** Several units may have one SKU: they are added up first. */
function addMissing(cart: OpenCart, missing: readonly ForPupil[]): CartChange {
  const bySku = new Map<number, NewItem>()
  for (const { idSku, idProduto, quantidade } of missing)
    bySku.set(idSku, {
      idProduto,
      idAtributoSimples: idSku,
      quantidade: (bySku.get(idSku)?.quantidade ?? 0) + quantidade,
    })

  return planItems([...bySku.values()], { leaveOut: true }).decide(cart)
}
