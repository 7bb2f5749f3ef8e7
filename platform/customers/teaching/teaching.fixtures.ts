import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { clientes } from '../tables.ts'
import { classKey, pupilKey } from './list-links.ts'
import { contasEnsino, listasAlunos, listasEnsino, listasEscolhas, listasItens } from './tables.ts'

type SampleListInput = {
  conta?: Partial<typeof contasEnsino.$inferInsert>
  lista?: Partial<typeof listasEnsino.$inferInsert>
  alunos?: { nome: string; tamanho?: string }[]
  itens: Pick<
    typeof listasItens.$inferInsert,
    'idProduto' | 'idSku' | 'quantidade' | 'obrigatorio' | 'nota'
  >[]
  /** By the positions of pupil and item. */
  escolhas?: { aluno: number; item: number; idSku?: number | null; quantidade: number }[]
}

const NOW = new Date('2026-11-01T12:00:00Z')
let teachers = 0

/** Inserts an approved account with an open list, and returns its ids and links. */
export async function sampleList(
  { db, signLink }: Pick<RequestContext, 'db' | 'signLink'>,
  { conta, lista, alunos = [{ nome: 'Ana' }], itens, escolhas = [] }: SampleListInput,
) {
  const idCliente = conta?.idCliente ?? (await teacher(db))
  await db
    .insert(contasEnsino)
    .values({
      idCliente,
      tipo: 'professor',
      nome: 'Clara Nunes',
      situacao: 'aprovada',
      percentual: 10,
      pedidaEm: NOW,
      ...conta,
    })
    .onConflictDoNothing()
  const [list] = await db
    .insert(listasEnsino)
    .values({ idCliente, nome: 'Violino 1', situacao: 'aberta', criadoEm: NOW, alteradoEm: NOW, ...lista })
    .returning()
  if (!list) throw new Error('The list was not created.')
  const pupils = await db
    .insert(listasAlunos)
    .values(alunos.map((one, posicao) => ({ ...one, posicao, idLista: list.id })))
    .returning({ id: listasAlunos.id })
  const items = await db
    .insert(listasItens)
    .values(itens.map((one, posicao) => ({ ...one, posicao, idLista: list.id })))
    .returning({ id: listasItens.id })
  const idAlunos = pupils.map(({ id }) => id)
  const idItens = items.map(({ id }) => id)
  if (escolhas.length > 0)
    await db.insert(listasEscolhas).values(
      escolhas.map(({ aluno, item, ...choice }) => ({
        ...choice,
        idAluno: idAlunos[aluno] ?? 0,
        idItem: idItens[item] ?? 0,
      })),
    )
  const { semente } = list

  return {
    idCliente,
    idLista: list.id,
    alunos: idAlunos,
    itens: idItens,
    chaveTurma: classKey({ signLink }, { idLista: list.id, semente }),
    chaves: idAlunos.map((idAluno) => pupilKey({ signLink }, { idAluno, semente })),
  }
}

async function teacher(db: RequestContext['db']): Promise<number> {
  const [cliente] = await db
    .insert(clientes)
    .values({ pessoa: 'F', nomeRazao: 'Clara Nunes', email: `professora${teachers++}@example.com` })
    .returning({ id: clientes.id })
  if (!cliente) throw new Error('The teacher was not created.')

  return cliente.id
}
