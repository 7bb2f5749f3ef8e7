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

/** Older than any, so that a draft from before somebody else's change meets the version check. */
const NO_VERSION = 0

const Conflict = z.object({ versao: z.int(), atual: z.record(z.string(), z.unknown()) })

export type SettingsFields<Part extends keyof SettingsParts> = {
  valor: Pick<SettingsParts, Part>
  /** Changes some fields of a part. */
  mudar: <P extends Part>(part: P, changes: Partial<SettingsParts[P]>) => void
  /** What is wrong with a field, by `parte.campo`. */
  problema: (campo: string) => string | undefined
}

type SettingsFormProps<Part extends keyof SettingsParts> = {
  /** Tells this form's draft from others. */
  nome: string
  carregado: { versao: number; partes: SettingsParts }
  partes: readonly Part[]
  children: (fields: SettingsFields<Part>) => ReactNode
}

/** A form over some parts of the settings, with what all of them need: draft, version, saving. */
export function SettingsForm<Part extends keyof SettingsParts>({
  nome,
  carregado,
  partes,
  children,
}: SettingsFormProps<Part>) {
  const saved = partsIn(carregado.partes, partes)
  const { valor, change, changed, settle, recovered } = useDraft(
    `configuracoes:${nome}`,
    saved,
    carregado.versao,
  )
  const [versao, setVersao] = useState(recovered?.outdated ? NO_VERSION : carregado.versao)
  const [conflict, setConflict] = useState<z.infer<typeof Conflict> | null>(null)
  const { save, saving, campos } = useSave()

  async function write(known: number) {
    const outcome = await save(
      () => api.settings.save({ versao: known, partes: valor }),
      'Configurações salvas. A loja já mostra.',
    )
    setConflict(null)
    if (outcome.ok) {
      setVersao(outcome.result.versao)
      settle(valor, valor)
    } else if (outcome.failure.code === 'VersaoAntiga') await meet(Conflict.parse(outcome.failure.dados))
  }

  /** Where the others changed nothing of this form, there is nothing to ask. */
  async function meet(found: z.infer<typeof Conflict>) {
    const theirs = Object.fromEntries(partes.map((part) => [part, found.atual[part]]))
    if (!recovered?.outdated && differencesOf(theirs, saved).length === 0) await write(found.versao)
    else setConflict(found)
  }

  function acceptTheirs() {
    setVersao(carregado.versao)
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
      <Editable para="configuracao.editar">
        <div className={classes['fields']}>
          {children({
            valor,
            mudar: (part, changes) => change((old) => ({ ...old, [part]: { ...old[part], ...changes } })),
            problema: (campo) => campos[campo] ?? campos[`partes.${campo}`],
          })}
        </div>
      </Editable>
      <DraftBar
        changed={changed}
        saving={saving}
        recovered={recovered}
        onSave={() => void write(versao)}
        onDiscard={() => {
          setVersao(carregado.versao)
          settle(saved)
        }}
      />
      <ConflictDialog
        diferencas={conflict && differencesOf(conflict.atual, valor)}
        onAcceptTheirs={acceptTheirs}
        onWriteMine={() => conflict && void write(conflict.versao)}
        onClose={() => setConflict(null)}
      />
    </PanelForm>
  )
}

function partsIn<Part extends keyof SettingsParts>(
  all: SettingsParts,
  partes: readonly Part[],
): Pick<SettingsParts, Part> {
  // What is taken of an object by its own keys is a part of it; TypeScript can't see that through entries.
  return Object.fromEntries(partes.map((part) => [part, all[part]])) as Pick<SettingsParts, Part>
}
