import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

type Versioned<Form, Saved extends { versao: number }> = {
  /** Tells one form's draft from another's (`marca:12`). */
  nome: string
  salvo: Saved
  formOf: (saved: Saved) => Form
  /** What each field is called where two people have changed it. */
  campos: Record<keyof Form & string, string>
  send: (form: Form, versao: number) => Promise<Saved>
}

/**
 * A form of something that counts its versions: kept as a draft, saved at the version that was read, and where somebody else has
 * saved meanwhile, with what differs. Shown by `VersionedForm`.
 */
export function useVersionedForm<Form extends object, Saved extends { versao: number }>(
  props: Versioned<Form, Saved>,
) {
  const { nome, salvo, formOf, campos, send } = props
  const draft = useDraft(nome, formOf(salvo), salvo.versao)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const { save, saving, campos: erros } = useSave()
  const { revalidate } = useRevalidator()

  async function submit(versao = salvo.versao) {
    const outcome = await save(() => send(draft.valor, versao), 'Salvo. A loja já mostra a mudança.')
    if (outcome.ok) {
      setTheirs(null)
      draft.settle(formOf(outcome.result))
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(conflictOf<Saved>(outcome.failure.dados))
  }

  return {
    ...draft,
    erros,
    saving,
    submit,
    discard: () => draft.settle(formOf(salvo)),
    diferencas: theirs && differencesOf(formOf(theirs), draft.valor, campos),
    keepTheirs: () => {
      if (theirs) draft.settle(formOf(theirs))
      setTheirs(null)
      void revalidate()
    },
    writeMine: () => submit(theirs?.versao),
    closeConflict: () => setTheirs(null),
  }
}

/** The contract's answer to an old version: what stands there now. */
function conflictOf<Saved>(dados: unknown): Saved | null {
  return (dados as { atual?: Saved } | null)?.atual ?? null
}

function differencesOf<Form extends object>(
  atual: Form,
  meu: Form,
  campos: Record<keyof Form & string, string>,
) {
  const names = Object.keys(campos) as (keyof Form & string)[]

  return names
    .filter((name) => JSON.stringify(atual[name]) !== JSON.stringify(meu[name]))
    .map((name) => ({ campo: campos[name], atual: told(atual[name]), meu: told(meu[name]) }))
}

function told(value: unknown): string {
  if (value === null || value === undefined || value === '') return '(vazio)'

  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
