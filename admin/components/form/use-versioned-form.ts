import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Difference, fieldDifferences } from './field-differences.ts'
import { useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

type Versioned<Form, Saved> = {
  /** Identifies the form's draft (`marca:12`). */
  name: string
  /** Null for a new entity. */
  saved: Saved | null
  /** Initial values of a new entity. */
  initial?: Form
  formOf: (saved: Saved) => Form
  /** Each field's name in the conflict dialog; or a function that compares two states of the form. */
  fields: Record<keyof Form & string, string> | ((atual: Form, mine: Form) => Difference[])
  send: (form: Form, versao: number) => Promise<Saved>
  /** The message once it is saved. */
  success?: string | ((saved: Saved) => string)
  onSaved?: (saved: Saved) => void
}

/** The part of a form that `VersionedForm` and `FormFoot` show. */
export type FormState = {
  /** What `Presence` asks for others on the same page; null for a new entity. */
  pagina: string | null
  versao: number
  changed: boolean
  saving: boolean
  /** A draft recovered from an earlier session, or null. */
  recovered: { savedAt: Date; outdated: boolean } | null
  /** The differences to what somebody else has saved in the meantime, or null. */
  differences: Difference[] | null
  submit: () => Promise<void>
  discard: () => void
  acceptTheirs: () => void
  writeMine: () => Promise<void>
  closeConflict: () => void
}

/**
 * A form of a versioned entity: stored as a draft and saved with the version that was read. If somebody else has saved
 * in the meantime, it shows the differences. Rendered by `VersionedForm`. For a new entity, the saved one is null and
 * `send` gets version 1.
 */
export function useVersionedForm<Form extends object, Saved extends { versao: number }>(
  props: Versioned<Form, Saved>,
) {
  const { name, saved, initial, formOf, fields, send, onSaved } = props
  const { success = 'Salvo. A loja já mostra a mudança.' } = props
  const begin = saved ? formOf(saved) : initial
  if (begin === undefined) throw new Error('A form needs initial values.')
  const { settle, ...draft } = useDraft(name, begin, saved?.versao)
  const [theirs, setTheirs] = useState<Saved | null>(null)
  const { save, saving, campos: errors } = useSave()
  const { revalidate } = useRevalidator()

  async function write(versao: number) {
    const outcome = await save(() => send(draft.value, versao), success)
    if (outcome.ok) {
      setTheirs(null)
      settle(formOf(outcome.result))
      onSaved?.(outcome.result)
    } else if (outcome.failure.code === 'VersaoAntiga') setTheirs(currentOf<Saved>(outcome.failure.dados))
  }

  function differences(atual: Form): Difference[] {
    return typeof fields === 'function'
      ? fields(atual, draft.value)
      : fieldDifferences(atual, draft.value, fields)
  }

  const known = saved?.versao ?? 1
  const form: FormState = {
    ...draft,
    pagina: saved && name,
    versao: known,
    saving,
    submit: () => write(known),
    discard: () => settle(begin),
    differences: theirs && differences(formOf(theirs)),
    acceptTheirs: () => {
      if (theirs) settle(formOf(theirs))
      setTheirs(null)
      void revalidate()
    },
    writeMine: () => write(theirs?.versao ?? known),
    closeConflict: () => setTheirs(null),
  }

  return { ...form, value: draft.value, change: draft.change, errors }
}

/** The only place that trusts the contract about a refusal's data: `VersaoAntiga` carries the current state. */
function currentOf<Saved>(dados: unknown): Saved | null {
  return (dados as { atual?: Saved } | null)?.atual ?? null
}
