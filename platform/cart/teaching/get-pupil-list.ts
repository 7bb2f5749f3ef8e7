import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { countName, findPupil, pupilName } from '#platform/customers/teaching/purchases/pupil-by-name.ts'
import { boughtOfList } from '#platform/customers/teaching/read-list.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readCart } from '../rows.ts'
import { type NeededItem, neededItems, openPupilList, type PupilLink } from './open-pupil-list.ts'

type OpenList = Awaited<ReturnType<typeof openPupilList>>
type ShownPupil = { id: number; nome: string; tamanho: string; conhecido: boolean }

/**
 * What a pupil needs, with prices, what was ordered and what is in the visitor's cart; on the link for all, what any pupil
 * needs, without a word of anybody. Refuses `ListaInexistente`.
 */
export async function getPupilList(context: RequestContext, link: PupilLink): Promise<PupilList> {
  const list = await openPupilList(context, link)

  return pupilListOf(context, list, list.aluno && { ...list.aluno, conhecido: true })
}

/**
 * By the link for all, what the pupil needs whom a parent names; of a name that the list doesn't have, what any pupil
 * needs. Adds nobody. Refuses `ListaInexistente`, and as `pupilName` and `countName` do.
 */
export async function getNamedPupilList(
  context: RequestContext,
  { nome: typed, ...link }: Omit<PupilLink, 'tipo'> & { nome: string },
): Promise<PupilList> {
  const list = await openPupilList(context, { ...link, tipo: 'turma' })
  const nome = pupilName(typed)
  await countName(context, list.lista.id)
  const known = await findPupil(context.db, { idLista: list.lista.id, nome })
  const pupil = known ? { ...known, conhecido: true } : { id: 0, nome, tamanho: '', conhecido: false }

  return pupilListOf(context, list, pupil)
}

async function pupilListOf(
  context: RequestContext,
  list: OpenList,
  aluno: ShownPupil | null,
): Promise<PupilList> {
  const { lista, conta, aberta } = list
  const needed = await neededItems(context, list, aluno)
  const [bought, inCart] = aluno
    ? await Promise.all([
        boughtOfList(context.db, { idLista: lista.id, idAluno: aluno.id }),
        unitsInCart(context, aluno.id),
      ])
    : [[], []]
  const isDiscounted = aberta && conta.beneficio === 'desconto'

  return {
    nome: lista.nome,
    mensagem: lista.mensagem,
    prazo: lista.prazo,
    aberta,
    // Without a last day, nothing is sent to the school.
    entrega: lista.prazo === null ? 'cadaUm' : lista.entrega,
    freteEscola: conta.freteEscola,
    conta: { tipo: conta.tipo, nome: conta.nome, cidade: conta.cidade },
    desconto: isDiscounted ? conta.percentual : 0,
    aluno: aluno && { nome: aluno.nome, tamanho: aluno.tamanho, conhecido: aluno.conhecido },
    itens: needed
      .filter(({ quantidade }) => quantidade > 0)
      .map((one) => {
        const ofItem = ({ idItem }: { idItem: number }) => idItem === one.item.id
        const { pedidas = 0, pagas = 0 } = bought.find(ofItem) ?? {}
        const units = inCart.filter(ofItem)
        return {
          ...itemOf(one),
          comprado: { pedidas, pagas },
          naSacola: units.reduce((sum, { quantidade }) => sum + quantidade, 0),
        }
      }),
    foraDeVenda: list.itens.length - needed.length,
  }
}

async function unitsInCart({ db, sessao, now }: RequestContext, idAluno: number) {
  if (sessao === null) return []
  const { alunos } = await readCart(db, { sessao, now, chave: null, skus: [], produtos: [] })

  return alunos.filter((units) => units.idAluno === idAluno)
}

/** A fixed variant that the shop no longer sells leaves nothing to buy. */
function itemOf({ item, produto, idSku, isFixed, quantidade }: NeededItem) {
  const { id, nome, url, imagem, situacao } = produto
  const skus = isFixed ? produto.skus.filter((sku) => sku.id === idSku) : produto.skus

  return {
    idItem: item.id,
    produto: { id, nome, url, imagem },
    quantidade,
    obrigatorio: item.obrigatorio,
    nota: item.nota,
    idSku: skus.some((sku) => sku.id === idSku) ? idSku : null,
    opcoes: skus.map((sku) => ({
      idSku: sku.id,
      nome: sku.nome,
      precoPor: sku.precoPor,
      disponivel: situacao === 'disponivel' && sku.estoque > 0,
    })),
  }
}
