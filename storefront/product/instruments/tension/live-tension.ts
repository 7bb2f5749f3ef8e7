import { tensionAnswer } from '#domain/instruments/tension/tension-answer.ts'
import type { TensionParameter } from '#domain/instruments/tension/tension-query.ts'
import { readSet } from '#domain/instruments/tension/written-set.ts'
import { presentStrings, type TensionView, writtenOf } from './tension-view.ts'

export type TypedFields = Partial<Record<TensionParameter, string>>

/** What the page shows for fields as they are typed, by the same rules as the server's answer, and for its sets. */
export function liveTension(view: TensionView, typed: TypedFields): TensionView {
  const { instrumento, jogo, atual } = view
  if (instrumento === null) return view
  const read = (set: TensionView['jogo']) => set && { ...readSet(set.descricao), nome: set.nome }
  const {
    tuned: _,
    searched: _searched,
    ...answer
  } = tensionAnswer({
    family: instrumento,
    input: typed,
    jogo: read(jogo),
    atual: read(atual),
  })

  return {
    ...view,
    ...answer,
    written: writtenOf(typed),
    hoje: presentStrings({ ...answer, atual }),
  }
}
