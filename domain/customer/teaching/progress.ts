import { type ListedItem, type Need, needOf, type PupilChoice, type SizedSku } from './need.ts'

type Item = ListedItem & { id: number; obrigatorio: boolean; skus: readonly SizedSku[] }
type Pupil = { id: number; tamanho: string }
type Choice = PupilChoice & { idAluno: number; idItem: number }
type Bought = { idAluno: number; idItem: number; pedidas: number; pagas: number }

/** Units that are needed, that were ordered (also paid ones), and that are paid. */
export type Units = { precisa: number; pedidas: number; pagas: number }

/** A pupil's part of a list. */
export type PupilProgress = Units & {
  id: number
  /** Whether all that is required was ordered. */
  completo: boolean
  itens: (Units & Pick<Need, 'idSku'> & { idItem: number; escolha: PupilChoice | null })[]
}

type List = {
  itens: readonly Item[]
  alunos: readonly Pupil[]
  escolhas: readonly Choice[]
  compras: readonly Bought[]
}

/** What each pupil needs and has, and the sums of the list's items. */
export function progressOf({ itens, alunos, escolhas, compras }: List): {
  alunos: PupilProgress[]
  totais: (Units & { idItem: number })[]
} {
  const choices = new Map(escolhas.map((choice) => [keyOf(choice), choice]))
  const bought = new Map(compras.map((units) => [keyOf(units), units]))
  const pupils = alunos.map((pupil) => {
    const parts = itens.map((item) => {
      const key = keyOf({ idAluno: pupil.id, idItem: item.id })
      const choice = choices.get(key)
      const { idSku, quantidade } = needOf(item, choice, { tamanho: pupil.tamanho, skus: item.skus })
      const { pedidas, pagas } = bought.get(key) ?? { pedidas: 0, pagas: 0 }
      const escolha = choice ? { idSku: choice.idSku, quantidade: choice.quantidade } : null
      return { idItem: item.id, idSku, escolha, precisa: quantidade, pedidas, pagas }
    })
    const completo = itens.every(
      ({ obrigatorio }, i) => !obrigatorio || (parts[i]?.pedidas ?? 0) >= (parts[i]?.precisa ?? 0),
    )
    return { id: pupil.id, completo, ...sumOf(parts), itens: parts }
  })
  const totais = itens.map(({ id }, i) => ({
    idItem: id,
    ...sumOf(pupils.flatMap(({ itens: parts }) => parts[i] ?? [])),
  }))

  return { alunos: pupils, totais }
}

function sumOf(units: readonly Units[]): Units {
  const sum = (part: keyof Units) => units.reduce((total, one) => total + one[part], 0)

  return { precisa: sum('precisa'), pedidas: sum('pedidas'), pagas: sum('pagas') }
}

function keyOf({ idAluno, idItem }: { idAluno: number; idItem: number }): string {
  return `${idAluno} ${idItem}`
}
