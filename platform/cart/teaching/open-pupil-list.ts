import type { LinkKind } from '#contract/customers/teaching/pupil-list.ts'
import { isListOpen } from '#domain/customer/teaching/list-open.ts'
import { needOf } from '#domain/customer/teaching/need.ts'
import { isUuid } from '#domain/format/uuid.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { openClassLink, openPupilLink } from '#platform/customers/teaching/list-links.ts'
import { readTeachingList, type TeachingList } from '#platform/customers/teaching/read-list.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { goodsOfList, type ListedGoods } from './goods-of-list.ts'

/** A link as parents have it. */
export type PupilLink = { tipo: LinkKind; id: string; chave: string }

type Pupil = Pick<TeachingList['alunos'][number], 'id' | 'nome' | 'tamanho'>

/** An item of a list with its product, and what a pupil needs of it; `isFixed` if the list names the variant. */
export type NeededItem = {
  item: TeachingList['itens'][number]
  produto: ListedGoods
  idSku: number | null
  isFixed: boolean
  quantidade: number
}

const PUPIL_ID = /^[1-9]\d{0,8}$/

/** Opens a list by a link; `aluno` is null for the link for all. Refuses `ListaInexistente`. */
export async function openPupilList(
  context: RequestContext,
  { tipo, id, chave }: PupilLink,
): Promise<TeachingList & { aluno: Pupil | null; aberta: boolean }> {
  if (!(tipo === 'aluno' ? PUPIL_ID.test(id) : isUuid(id))) throw refuse('ListaInexistente')
  const { idLista, aluno } =
    tipo === 'turma'
      ? { ...(await openClassLink(context, { idLista: id, chave })), aluno: null }
      : await openPupilLink(context, { idAluno: Number(id), chave })
  const list = await readTeachingList(context.db, idLista)
  if (!list) throw refuse('ListaInexistente')

  return {
    ...list,
    aluno,
    aberta: isListOpen(list.lista, saoPauloClock(context.now).dia),
  }
}

/** What a pupil needs of a list, or what any pupil may need, without products that the shop doesn't show. */
export async function neededItems(
  context: RequestContext,
  { itens, escolhas }: Pick<TeachingList, 'itens' | 'escolhas'>,
  aluno: Pick<Pupil, 'id' | 'tamanho'> | null,
): Promise<NeededItem[]> {
  const goods = await goodsOfList(
    context,
    itens.map(({ idProduto }) => idProduto),
  )

  return itens.flatMap((item) => {
    const produto = goods.get(item.idProduto)
    if (!produto) return []
    const choice = escolhas.find(({ idAluno, idItem }) => idAluno === aluno?.id && idItem === item.id)
    const { idSku, quantidade } = needOf(item, choice, {
      tamanho: aluno?.tamanho ?? '',
      skus: produto.skus,
    })
    const isFixed = (choice?.idSku ?? item.idSku) !== null

    return [{ item, produto, idSku, isFixed, quantidade }]
  })
}
