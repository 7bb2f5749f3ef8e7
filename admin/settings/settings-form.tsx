import { type ReactNode, useState } from 'react'
import * as z from 'zod'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { ConflictDialog } from '../components/form/conflict-dialog.tsx'
import { DraftBar } from '../components/form/draft-bar.tsx'
import { Editable } from '../components/form/editable.tsx'
import { PanelForm } from '../components/form/panel-form.tsx'
import { useDraft } from '../components/form/use-draft.ts'
import { useSave } from '../components/form/use-save.ts'
import { api } from '../shell/api.ts'
import { differencesOf } from './settings-differences.ts'
import classes from './settings-form.module.css'

/** Older than any version, so that an outdated draft runs into the version check. */
const NO_VERSION = 0

const Conflict = z.object({ versao: z.int(), atual: z.record(z.string(), z.unknown()) })

export type SettingsFields<Part extends keyof SettingsParts> = {
  value: Pick<SettingsParts, Part>
  /** Changes some fields of a part. */
  onChange: <P extends Part>(part: P, changes: Partial<SettingsParts[P]>) => void
  /** Returns the error of a field, by `parte.campo`. */
  errorOf: (campo: string) => string | undefined
}

type SettingsFormProps<Part extends keyof SettingsParts> = {
  /** Identifies the form's draft. */
  name: string
  loaded: { versao: number; partes: SettingsParts }
  parts: readonly Part[]
  children: (fields: SettingsFields<Part>) => ReactNode
}

/** A form for some parts of the settings, with draft, version check and saving. */
export function SettingsForm<Part extends keyof SettingsParts>({
  name,
  loaded,
  parts,
  children,
}: SettingsFormProps<Part>) {
  const saved = partsIn(loaded.partes, parts)
  const { value, change, changed, settle, recovered } = useDraft(
    `configuracoes:${name}`,
    saved,
    loaded.versao,
  )
  const [versao, setVersao] = useState(recovered?.outdated ? NO_VERSION : loaded.versao)
  const [conflict, setConflict] = useState<z.infer<typeof Conflict> | null>(null)
  const { save, saving, campos } = useSave()

  async function write(known: number) {
    const outcome = await save(
      () => api.settings.save({ versao: known, partes: value }),
      'Configurações salvas. A loja já mostra.',
    )
    setConflict(null)
    if (outcome.ok) {
      setVersao(outcome.result.versao)
      settle(value, value)
    } else if (outcome.failure.code === 'VersaoAntiga') await meet(Conflict.parse(outcome.failure.dados))
  }

  /** Saves again without asking if the others changed nothing in this form's parts. */
  async function meet(found: z.infer<typeof Conflict>) {
    const theirs = Object.fromEntries(parts.map((part) => [part, found.atual[part]]))
    if (!recovered?.outdated && differencesOf(theirs, saved).length === 0) await write(found.versao)
    else setConflict(found)
  }

  function acceptTheirs() {
    setVersao(loaded.versao)
    settle(saved)
    setConflict(null)
  }

  return (
    <PanelForm
      onSubmit={(event) => {
        event.preventDefault()
        void write(versao)
      }}
    >
      <Editable permission="configuracao.editar">
        <div className={classes['fields']}>
          {children({
            value,
            onChange: (part, changes) => change((old) => ({ ...old, [part]: { ...old[part], ...changes } })),
            errorOf: (campo) => campos[campo] ?? campos[`partes.${campo}`],
          })}
        </div>
      </Editable>
      <DraftBar
        changed={changed}
        saving={saving}
        recovered={recovered}
        onSave={() => void write(versao)}
        onDiscard={() => {
          setVersao(loaded.versao)
          settle(saved)
        }}
      />
      <ConflictDialog
        differences={conflict && differencesOf(conflict.atual, value)}
        onAcceptTheirs={acceptTheirs}
        onWriteMine={() => conflict && void write(conflict.versao)}
        onClose={() => setConflict(null)}
      />
    </PanelForm>
  )
}

function partsIn<Part extends keyof SettingsParts>(
  all: SettingsParts,
  parts: readonly Part[],
): Pick<SettingsParts, Part> {
  // The entries come from `parts`; TypeScript can't infer that through `fromEntries`.
  return Object.fromEntries(parts.map((part) => [part, all[part]])) as Pick<SettingsParts, Part>
}
