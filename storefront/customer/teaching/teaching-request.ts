import type { Api } from '#contract/contract.ts'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { textOf } from '#storefront/components/forms/form-answer.ts'
import { listPath, pupilPath } from './teaching-paths.ts'

/** Confirmations, by the query parameter `feito`. */
export const DONE: Record<string, string> = {
  pedida: 'Recebemos o seu pedido. A loja responde por e-mail.',
  mudada: 'Mudanças salvas.',
  criada: 'Lista criada. Ponha os produtos e os alunos, e depois abra a lista.',
  aberta: 'Lista aberta: agora os links funcionam.',
  fechada: 'Lista fechada: ninguém compra mais por ela.',
  apagada: 'Lista apagada, com os seus alunos.',
  links: 'Links trocados: os antigos não funcionam mais.',
  alunos: 'Alunos na lista.',
  aluno: 'Aluno salvo.',
  tirado: 'Aluno tirado da lista.',
  produto: 'Produto na lista.',
  item: 'Produto salvo.',
  fora: 'Produto tirado da lista.',
  lugar: 'Ordem mudada.',
}

type Teaching = Api['teaching']

/** Where a form leads once it was answered. */
type Answered = { word: string; to: string; anchor?: string }

/** Does what a form of the account's page requests. Throws a response with status 400 for anything else. */
export async function answerTeachingForm(api: Teaching, form: FormData): Promise<Answered> {
  const acao = textOf(form, 'acao')
  if (acao === 'pedir') {
    const tipo = textOf(form, 'tipo') === 'escola' ? 'escola' : 'professor'
    const { conta } = await api.apply({
      tipo,
      nome: textOf(form, 'nome'),
      cidade: textOf(form, 'cidade'),
      mensagem: textOf(form, 'mensagem'),
    })
    return { word: conta.situacao === 'aprovada' ? 'mudada' : 'pedida', to: TEACHING_PATH }
  }
  if (acao !== 'criar') throw badRequest()
  const copiaDe = textOf(form, 'copiaDe')
  const { id } = await api.addList({ nome: textOf(form, 'lista'), ...(copiaDe !== '' && { copiaDe }) })

  return { word: 'criada', to: listPath(id) }
}

/** Same for a form of a list's page, or of a pupil's. */
export async function answerListForm(api: Teaching, id: string, form: FormData): Promise<Answered> {
  const text = (name: string) => textOf(form, name)
  const item = Number(text('item'))
  const aluno = Number(text('aluno'))
  const acts: Record<string, () => Promise<Omit<Answered, 'to'> & { to?: string }>> = {
    salvar: async () => {
      await api.saveList({
        id,
        versao: Number(text('versao')),
        nome: text('nome'),
        mensagem: text('mensagem'),
        prazo: text('prazo') || null,
        entrega: text('entrega') === 'escola' ? 'escola' : 'cadaUm',
        endereco: idIn(text('endereco')),
      })
      return { word: 'mudada', anchor: 'dados' }
    },
    abrir: async () => {
      await api.moveList({ id, situacao: 'aberta' })
      return { word: 'aberta' }
    },
    fechar: async () => {
      await api.moveList({ id, situacao: 'fechada' })
      return { word: 'fechada' }
    },
    apagar: async () => {
      await api.removeList({ id })
      return { word: 'apagada', to: TEACHING_PATH }
    },
    links: async () => {
      await api.renewLinks({ id })
      return { word: 'links' }
    },
    produto: async () => {
      await api.addItem({ id, produto: text('produto') })
      return { word: 'produto', anchor: 'produtos' }
    },
    escolhido: async () => {
      await api.addChosen({
        id,
        idProduto: Number(text('produto')),
        idSku: idIn(text('idSku')),
        quantidade: countIn(text('quantidade')) ?? 1,
        nota: text('nota'),
      })
      return { word: 'produto', anchor: 'produtos' }
    },
    listaPropria: async () => {
      await api.addFromList({ id, lista: Number(text('lista')) })
      return { word: 'produto', anchor: 'produtos' }
    },
    carrinho: async () => {
      await api.addFromCart({ id })
      return { word: 'produto', anchor: 'produtos' }
    },
    subir: async () => {
      await api.placeItem({ id, item, para: 'acima' })
      return { word: 'lugar', anchor: 'produtos' }
    },
    descer: async () => {
      await api.placeItem({ id, item, para: 'abaixo' })
      return { word: 'lugar', anchor: 'produtos' }
    },
    item: async () => {
      await api.saveItem({
        id,
        item,
        idSku: idIn(text('idSku')),
        quantidade: countIn(text('quantidade')) ?? 0,
        obrigatorio: form.has('obrigatorio'),
        nota: text('nota'),
      })
      return { word: 'item', anchor: 'produtos' }
    },
    tirarItem: async () => {
      await api.removeItem({ id, item })
      return { word: 'fora', anchor: 'produtos' }
    },
    alunos: async () => {
      await api.addPupils({ id, alunos: text('alunos') })
      return { word: 'alunos', anchor: 'alunos' }
    },
    aluno: async () => {
      await api.savePupil({
        id,
        aluno,
        nome: text('nome'),
        tamanho: text('tamanho'),
        escolhas: choicesIn(form),
      })
      return { word: 'aluno', to: pupilPath(id, aluno) }
    },
    tirarAluno: async () => {
      await api.removePupil({ id, aluno })
      return { word: 'tirado', anchor: 'alunos' }
    },
  }
  const act = acts[text('acao')]
  if (!act) throw badRequest()

  return { to: listPath(id), ...(await act()) }
}

/** The address to which a form leads, with its confirmation. */
export function answeredPath({ to, word, anchor }: Answered): string {
  return `${to}?feito=${word}${anchor ? `#${anchor}` : ''}`
}

/** What is only this pupil's: fields left as the list says are no choice. */
function choicesIn(form: FormData) {
  return form.getAll('item').flatMap((value) => {
    const idItem = Number(value)
    const idSku = idIn(textOf(form, `sku-${idItem}`))
    const own = countIn(textOf(form, `quantidade-${idItem}`))
    if (idSku === null && own === null) return []
    return [{ idItem, idSku, quantidade: own ?? Number(textOf(form, `lista-${idItem}`)) }]
  })
}

function idIn(text: string): number | null {
  return /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null
}

function countIn(text: string): number | null {
  return /^\d{1,2}$/.test(text.trim()) ? Number(text) : null
}

function badRequest(): Response {
  return new Response(null, { status: 400, statusText: 'Bad Request' })
}
