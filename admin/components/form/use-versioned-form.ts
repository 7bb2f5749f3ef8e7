import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { type Compare, type Conflict, conflictsOf } from './conflict.ts'
import { afterSave, freshDraft, rebased, type Saved } from './draft.ts'
import { fieldDifferences } from './field-differences.ts'
import type { Merge } from './merge-fields.ts'
import { standingErrors } from './standing-errors.ts'
import { type DraftStatus, useDraft } from './use-draft.ts'
import { useSave } from './use-save.ts'

type Versioned<Form, Entity> = {
  /** Identifies the form's draft (`marca:12`). */
  name: string
  /** Null for a new entity. */
  saved: Entity | null
  /** Initial values of a new entity. */
  initial?: Form
  formOf: (saved: Entity) => Form
  /** Each field's name in the conflict dialog; or a function that compares two states of the form. */
  fields: Record<keyof Form & string, string> | Compare<Form>
  /** How two people's changes are combined; field by field by default. */
  merge?: Merge<Form>
  send: (form: Form, versao: number) => Promise<Entity>
  /** The key of the call's input that holds the form, if it is not the input itself. */
  inputKey?: string
  /** Reads the current entity from the data of `VersaoAntiga`, if they are not simply `{ atual }`. */
  currentOf?: (dados: unknown) => Entity | Promise<Entity>
  /** The message once it is saved. */
  success?: string | ((saved: Entity) => string)
  /** The name of a created entity's form. */
  nameOf?: (created: Entity) => string
  onSaved?: (saved: Entity) => void
}

/** The part of a form that `VersionedForm` and `FormFoot` show. */
export type FormState = {
  /** What `Presence` asks for others on the same page; null for a new entity. */
  pagina: string | null
  versao: number
  changed: boolean
  status: DraftStatus
  saving: boolean
  /** Errors by the API's field name, until the field is changed. */
  errors: Record<string, string>
  /** What somebody else has changed in the meantime, or null. */
  conflicts: Conflict[] | null
  submit: () => Promise<void>
  discard: () => void
  acceptTheirs: () => void
  writeMine: () => Promise<void>
  closeConflict: () => void
}

/**
 * A form of a versioned entity: stored as a draft and saved with the version that it was filled with. If somebody else
 * has saved fields of it in the meantime, it shows them. Rendered by `VersionedForm`. For a new entity, the saved one
 * is null and `send` gets version 1.
 */
export function useVersionedForm<Form extends object, Entity extends { versao: number }>(
  props: Versioned<Form, Entity>,
) {
  const { name, saved, initial, formOf, fields, merge, send, inputKey = '', nameOf, onSaved } = props
  const { currentOf = atualOf<Entity>, success = 'Salvo. A loja já mostra a mudança.' } = props
  const begin = saved ? filled(saved) : initial && { value: initial, versao: null }
  if (!begin) throw new Error('A form needs initial values.')
  const { draft, status, change, update, current, discard, moveTo } = useDraft(name, begin)
  const [sent, setSent] = useState(draft.value)
  const [theirs, setTheirs] = useState<Entity | null>(null)
  // Until the created one's page replaces this one: saving again would create another.
  const [created, setCreated] = useState(false)
  const { save, saving, campos, clearErrors } = useSave({ handlesConflict: true })
  const { revalidate } = useRevalidator()
  const compare: Compare<Form> =
    typeof fields === 'function' ? fields : (atual, mine) => fieldDifferences(atual, mine, fields)

  function filled(entity: Entity): Saved<Form> {
    return { value: formOf(entity), versao: entity.versao }
  }

  async function write(): Promise<void> {
    const { value, versao } = current()
    setSent(value)
    setTheirs(null)
    const outcome = await save(() => send(value, versao ?? 1), success)
    if (outcome.ok) {
      update((old) => afterSave(old, value, filled(outcome.result), merge))
      if (!saved && nameOf) {
        moveTo(nameOf(outcome.result))
        setCreated(true)
      }
      onSaved?.(outcome.result)
    } else if (outcome.failure.code === 'VersaoAntiga') await meet(await currentOf(outcome.failure.dados))
  }

  /** Saves again without asking if the others changed nothing that this form shows. */
  async function meet(found: Entity): Promise<void> {
    if (conflictsOf(current(), formOf(found), compare).length > 0) return setTheirs(found)
    update((old) => rebased(old, filled(found), merge))
    await write()
  }

  const form: FormState = {
    pagina: saved && name,
    versao: saved?.versao ?? 1,
    changed: status.changed,
    status,
    saving: saving || created,
    errors: standingErrors(belowKey(campos, inputKey), sent, draft.value),
    conflicts: theirs && conflictsOf(draft, formOf(theirs), compare),
    submit: write,
    discard: () => {
      clearErrors()
      discard()
    },
    acceptTheirs: () => {
      if (theirs) update(() => freshDraft(filled(theirs)))
      setTheirs(null)
      clearErrors()
      void revalidate()
    },
    writeMine: async () => {
      if (theirs) update((old) => rebased(old, filled(theirs), merge))
      await write()
    },
    closeConflict: () => setTheirs(null),
  }

  return { ...form, value: draft.value, change }
}

/** The only place that trusts the contract about a refusal's data: `VersaoAntiga` carries the current state. */
function atualOf<Entity>(dados: unknown): Entity {
  return (dados as { atual: Entity }).atual
}

function belowKey(errors: Record<string, string>, key: string): Record<string, string> {
  const prefix = `${key}.`

  return Object.fromEntries(
    Object.entries(errors).map(([path, error]) => [
      path.startsWith(prefix) ? path.slice(prefix.length) : path,
      error,
    ]),
  )
}
