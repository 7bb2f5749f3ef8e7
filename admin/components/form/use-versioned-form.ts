import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Difference, fieldDifferences } from './field-differences.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

type Versioned<Form, Saved> = {
  /** Tells one form's draft from another's (`marca:12`). */
  nome: string
  /** Null where something new is made. */
  salvo: Saved | null
  /** What something new begins with. */
  novo?: Form
  formOf: (saved: Saved) => Form
  /** What each field is called where two people have changed it; or how two states of the form differ. */
  campos: Record<keyof Form & string, string> | ((atual: Form, meu: Form) => Difference[])
  send: (form: Form, versao: number) => Promise<Saved>
  /** What is said once it is saved. */
  sucesso?: string | ((saved: Saved) => string)
  depois?: (saved: Saved) => void
}

/** What `VersionedForm` and `FormFoot` show of a form. */
export type FormState = {
  /** What is edited, as `Presence` asks who else has it open; null of something new. */
  pagina: string | null
  versao: number
  changed: boolean
  saving: boolean
  /** Since when a draft of an earlier visit stands here, or null. */
  recovered: { em: Date; outdated: boolean } | null
  /** What differs from what somebody else has saved meanwhile, or null. */
  diferencas: Difference[] | null
  submit: () => Promise<void>
  discard: () => void
  acceptTheirs: () => void
  writeMine: () => Promise<void>
  closeConflict: () => void
}

/**
 * A form of something that counts its versions: kept as a draft, saved at the version that was read, and where somebody else has
 * saved meanwhile, with what differs. Shown by `VersionedForm`. Of something new, `salvo` is null and `send` gets version 1.
 */
export function useVersionedForm<Form extends object, Saved extends { versao: number }>(
  props: Versioned<Form, Saved>,
) {
  const { nome, salvo, novo, formOf, campos, send, depois } = props
  const { sucesso = 'Salvo. A loja já mostra a mudança.' } = props
  const begin = salvo ? formOf(salvo) : novo
  if (begin === undefined) throw new Error('A form needs something to begin with.')
  const { settle, ...draft } = useDraft(nome, begin, salvo?.versao)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const { save, saving, campos: erros } = useSave()
  const { revalidate } = useRevalidator()

  async function write(versao: number) {
    const outcome = await save(() => send(draft.valor, versao), sucesso)
    if (outcome.ok) {
      setTheirs(null)
      settle(formOf(outcome.result))
      depois?.(outcome.result)
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(currentOf<Saved>(outcome.failure.dados))
  }

  function differences(atual: Form): Difference[] {
    return typeof campos === 'function'
      ? campos(atual, draft.valor)
      : fieldDifferences(atual, draft.valor, campos)
  }

  const known = salvo?.versao ?? 1
  const form: FormState = {
    ...draft,
    pagina: salvo && nome,
    versao: known,
    saving,
    submit: () => write(known),
    discard: () => settle(begin),
    diferencas: theirs && differences(formOf(theirs)),
    acceptTheirs: () => {
      if (theirs) settle(formOf(theirs))
      setTheirs(null)
      void revalidate()
    },
    writeMine: () => write(theirs?.versao ?? known),
    closeConflict: () => setTheirs(null),
  }

  return { ...form, valor: draft.valor, change: draft.change, erros }
}

/** The one edge where a refusal is taken at the contract's word: `VersaoAntiga` carries what stands there now. */
function currentOf<Saved>(dados: unknown): Saved | null {
  return (dados as { atual?: Saved } | null)?.atual ?? null
}
